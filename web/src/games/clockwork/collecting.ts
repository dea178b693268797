// What a player's hand is on the way to: of each machine begun, the parts held and those still lacking.
import type { View } from '../../wire/clockwork';
import { CARDS, faceOf, isPart, setOf } from './cards';

export interface Begun {
  readonly set: number;
  readonly parts: readonly { readonly card: number; readonly held: boolean }[];
  readonly held: number;
}

const partsOf = (set: number): number[] =>
  Array.from({ length: CARDS }, (_, n) => n + 1).filter((card) => setOf(card) === set);

/** What is nearest to being whole comes first; a card that is a set by itself is nothing to collect. */
export function collecting({ hand }: Pick<View, 'hand'>): Begun[] {
  const sets = new Set(hand.filter((card) => isPart(card) && (faceOf(card)?.of ?? 1) > 1).map(setOf));
  const begun = [...sets].map((set): Begun => {
    const parts = partsOf(set).map((card) => ({ card, held: hand.includes(card) }));
    return { set, parts, held: parts.filter(({ held }) => held).length };
  });
  const lacks = ({ parts, held }: Begun): number => parts.length - held;
  return begun.sort((a, b) => lacks(a) - lacks(b) || a.set - b.set);
}
