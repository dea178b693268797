// The cards as the rules have them: the building deck first, then what stands on the site (S-C1, S-C4).
import { BUILDING as FIRST, CARDS as BOX } from '../../wire/skyscraper.box';

export type Stance = 'upright' | 'flat' | 'any';
export type Kind = Stance | 'foundation' | 'prop' | 'slab';

export interface Card {
  readonly id: string;
  readonly kind: Kind;
  readonly stance: Stance;
  /** A bit for each line, in its own frame. */
  readonly beams: number;
  readonly worker: string;
}

/** A card's lines in the order of their bits (S-C3). */
export const LINES = ['left', 'right', 'bottom', 'top', 'mid_v', 'mid_h'] as const;
export const [LEFT, RIGHT, BOTTOM, TOP, MID_V, MID_H] = [0, 1, 2, 3, 4, 5] as const;

export const beamsOf = (lines: readonly string[]): number =>
  lines.reduce((beams, line) => beams | (1 << (LINES as readonly string[]).indexOf(line)), 0);

/** Beams go through the card: behind, left is right. */
export const mirrored = (beams: number): number => (beams & ~3) | ((beams & 1) << 1) | ((beams >> 1) & 1);

export const linesOf = (beams: number): number[] =>
  LINES.map((_, line) => line).filter((line) => (beams >> line) & 1);

/** What stands on the site is named for itself. */
export const CARDS: readonly Card[] = BOX.map(({ id, stance, beams, worker, ground }) => ({
  id,
  kind: ground ? (id as Kind) : stance,
  stance,
  beams,
  worker,
}));

/** What is dealt and built; the rest stands on the site. */
export const BUILDING: readonly Card[] = CARDS.slice(0, FIRST);

export const PLAIN: Card = { id: '', kind: 'any', stance: 'any', beams: 0, worker: '' };
export const cardAt = (card: number): Card => CARDS[card] ?? PLAIN;
