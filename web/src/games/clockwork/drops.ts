// A card let go over the table: what that would mean.
import type { View } from '../../wire/clockwork';
import { TOWERS } from './city';
import { sameVerb, type Verb } from './steps';

/**
 * What lies under the card: a seat's badge, a place for discards, a field of the city, or nothing of them.
 */
export interface Drop {
  readonly seat?: number | undefined;
  readonly place?: number | undefined;
  readonly field?: number | undefined;
}

export const sameDrop = (a: Drop | null, b: Drop | null): boolean =>
  a?.seat === b?.seat && a?.place === b?.place && a?.field === b?.field && (a === null) === (b === null);

type Where = Pick<View, 'asker' | 'giver' | 'where'>;

/** The verb of a card dropped there; elsewhere the one that is due. */
export function verbAt(drop: Drop, verbs: readonly Verb[], due: Verb | null, view: Where): Verb | null {
  return found(drop, verbs, view) ?? due;
}

function found(drop: Drop, verbs: readonly Verb[], view: Where): Verb | undefined {
  const of = (type: Verb['type'], seat: number | null = null): Verb | undefined =>
    verbs.find((verb) => sameVerb(verb, { type, of: seat }));
  if (drop.seat !== undefined) {
    if (drop.seat === view.asker && of('Give')) return of('Give');
    if (drop.seat === view.giver && of('Return')) return of('Return');
    return of('Demand', drop.seat);
  }
  if (drop.place !== undefined) return of('Discard') ?? of('Swap');
  if (drop.field === TOWERS && of('Seek')) return of('Seek');
  const met = verbs.filter((verb) => verb.type === 'Demand' && view.where[verb.of ?? -1] === drop.field);
  return met.length === 1 ? met[0] : undefined;
}
