import type { LaidCard } from '../../wire/roads';

const at = (face: string, x: number, y: number, turn: number): LaidCard => ({ face, x, y, turn, by: 0 });

/** The network on the lid of the box; it keeps the rules. */
export const LID: readonly LaidCard[] = [
  at('C', 0, 0, 1),
  at('S', 1, 0, 1),
  at('T', 2, 0, 0),
  at('S', 0, 1, 0),
  at('X', 2, 1, 0),
  at('D', 3, 1, 3),
  at('C', 0, 2, 0),
  at('S', 1, 2, 1),
  at('T', 2, 2, 2),
  at('C', 3, 2, 2),
];
