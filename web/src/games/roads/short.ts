// The pictures beside the rules in short.
import { compose, row } from '../../press/compose';
import { sprite, type Sprite } from '../../press/sprite';
import Laid from './Laid.svelte';
import sprites from './sprites';

type Card = readonly [face: string, turn: number, x: number, y: number];

const laid = (columns: number, rows: number, ...cards: readonly Card[]): Sprite => {
  const drawn = cards.map(([face, turn, x, y], seed) => ({ face, turn, x: 100 * x, y: 100 * y, seed }));
  return sprite(Laid, { cards: drawn }, [-52, -52, 100 * columns + 4, 100 * rows + 4]);
};

const beside = (wide: number, right: Sprite, wrong: Sprite): Sprite =>
  compose(
    2 * wide + 24,
    wide / 2 + 8,
    [
      { one: right, x: 0, y: 4, wide },
      { one: wrong, x: wide + 24, y: 4, wide },
    ],
    {
      marks: [
        { x: wide / 2, y: wide / 4 + 4, right: true },
        { x: wide + 24 + wide / 2, y: wide / 4 + 4, right: false },
      ],
    },
  );

export default {
  'R-P1': laid(3, 1, ['S', 1, 0, 0], ['T', 0, 1, 0], ['C', 2, 2, 0]),
  'R-P2': beside(200, laid(2, 1, ['S', 1, 0, 0], ['C', 3, 1, 0]), laid(2, 1, ['S', 1, 0, 0], ['S', 0, 1, 0])),
  'R-1.2': laid(3, 1, ['X', 0, 0, 0], ['S', 1, 1, 0], ['T', 1, 2, 0]),
  'R-1.3': laid(3, 1, ['D', 1, 0, 0], ['S', 1, 1, 0], ['D', 3, 2, 0]),
  'R-2.4': laid(2, 2, ['C', 1, 0, 0], ['C', 2, 1, 0], ['C', 0, 0, 1], ['C', 3, 1, 1]),
  'R-3.2': row(100, sprites.sprites.back, sprites.sprites.back),
  'R-L1': beside(
    200,
    laid(2, 1, ['S4', 1, 0, 0], ['T42', 0, 1, 0]),
    laid(2, 1, ['S4', 1, 0, 0], ['S2', 1, 1, 0]),
  ),
} satisfies Readonly<Record<string, Sprite>>;
