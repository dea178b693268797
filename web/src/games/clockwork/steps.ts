// What may be done, sorted by what the hand does: tap a field, tap a place, give a card, press a button.
import type { Action } from '../../wire/clockwork';

export type Of<T extends Action['type']> = Extract<Action, { type: T }>;

/** Something done with a card: the verb, and to whom. */
export interface Verb {
  readonly type: CardType;
  readonly of: number | null;
}

const CARD_TYPES = ['Seek', 'Demand', 'Give', 'Return', 'Discard', 'Swap'] as const;
export type CardType = (typeof CARD_TYPES)[number];
type CardAction = Of<CardType>;
export type Plain = Of<'Take' | 'Keep' | 'Rest'>;

const isCardAction = (action: Action): action is CardAction =>
  (CARD_TYPES as readonly string[]).includes(action.type);
const isPlain = (action: Action): action is Plain => ['Take', 'Keep', 'Rest'].includes(action.type);

function only<T extends Action['type']>(legal: readonly Action[], type: T): readonly Of<T>[] {
  return legal.filter((action): action is Of<T> => action.type === type);
}

export const plainOf = (legal: readonly Action[]): readonly Plain[] => legal.filter(isPlain);

/** Null where no card is used. */
export function verbOf(action: Action): Verb | null {
  return isCardAction(action) ? { type: action.type, of: action.type === 'Demand' ? action.of : null } : null;
}
export const sameVerb = (a: Verb | null, b: Verb | null): boolean => a?.type === b?.type && a?.of === b?.of;

export function verbsOf(legal: readonly Action[]): readonly Verb[] {
  const found: Verb[] = [];
  for (const verb of legal.map(verbOf))
    if (verb && !found.some((each) => sameVerb(each, verb))) found.push(verb);
  return found;
}

/** With nothing else to choose from but to leave it, the verb needs no button. */
export function onlyVerb(legal: readonly Action[]): Verb | null {
  const others = legal.filter((action) => !isCardAction(action) && !['Rest', 'Keep'].includes(action.type));
  const verbs = verbsOf(legal);
  return others.length === 0 && verbs.length === 1 ? (verbs[0] ?? null) : null;
}

export function cardsFor(legal: readonly Action[], verb: Verb): readonly number[] {
  return legal
    .filter(isCardAction)
    .filter((action) => sameVerb(verbOf(action), verb))
    .map(({ card }) => card);
}

export function withCard({ type, of }: Verb, card: number): Action {
  return type === 'Demand' ? { type, of: of ?? 0, card } : { type, card };
}

/** An end of the move: by walking, by a special throw, or by both. */
export interface End {
  readonly field: number;
  readonly walk: boolean;
  readonly straight: boolean;
  /** The fields of the ordinary move, from where the character stands. */
  readonly way: readonly number[];
}

export function endsOf(legal: readonly Action[], ways: readonly (readonly number[])[]): readonly End[] {
  const walks = new Set(only(legal, 'Walk').map(({ to }) => to));
  const straights = new Set(only(legal, 'Straight').map(({ to }) => to));
  return [...new Set([...walks, ...straights])].map((field) => ({
    field,
    walk: walks.has(field),
    straight: straights.has(field),
    way: ways.find((way) => way.at(-1) === field && walks.has(field)) ?? [],
  }));
}
