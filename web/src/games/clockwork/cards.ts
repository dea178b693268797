// The cards by number, as the rules count them: what is on each, and of which set it is.
import { CARDS as BOX, type Face } from '../../wire/clockwork.box';

/** How high a card is that is 100 wide: on the screen, and printed, where it has its name on it. */
export const [CARD, PRINTED] = [130, 137] as const;

/** The edge of a card on the screen, as scissors leave it. */
export const OUTLINE =
  'M7 1L50 0L94 2Q99 2 99 8L100 66L98 123Q98 129 92 129L49 130L7 129Q1 129 1 122L0 64L2 7Q2 1 7 1Z';

export type Kind = 'flying' | 'code' | 'airship' | 'fuel' | 'power' | 'scrap';

export interface CardFace {
  readonly kind: Kind;
  readonly set: number;
  /** The name of the set. */
  readonly name: string;
  /** From 1; a card that is a set by itself is 1 of 1. */
  readonly part: number;
  readonly of: number;
}

/** The first card of the box is none. */
const DEALT = BOX.slice(1);

function read({ id, kind, set }: Face): CardFace {
  const parts = DEALT.filter((card) => card.set === set);
  const part = parts.findIndex((card) => card.id === id) + 1;
  return { kind: kind as Kind, set, name: id.split('-')[0] as string, part, of: parts.length };
}

const FACES: readonly CardFace[] = DEALT.map(read);
export const CARDS = FACES.length;
export const SETS: readonly CardFace[] = FACES.filter(({ part }) => part === 1);
export const [FUEL, POWER, SCRAP] = [CARDS - 2, CARDS - 1, CARDS] as const;

/** Card 0 is none. */
export const faceOf = (card: number): CardFace | undefined => FACES[card - 1];
export const setOf = (card: number): number => faceOf(card)?.set ?? -1;
/** A part can be shown; fuel and power are named. */
export const isPart = (card: number): boolean => card > 0 && card < FUEL;
