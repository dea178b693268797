// The figures of the rules: cards that lie, and the one that is tried.
import { over } from '../../press/compose';
import { drawnBy } from '../../press/figures';
import { sprite, type Box, type Sprite } from '../../press/sprite';
import type { Lay } from '../../wire/roads';
import { FIGURES, type Figure } from '../../wire/roads.figures';
import { CELL } from './places';
import Tried from './Tried.svelte';

type At = Readonly<{ x: number; y: number }>;

const ABOUT = 14;

/** Every card and the whole field, and a margin. */
function around(cards: readonly At[], field: readonly number[]): Box {
  const [wide = 1, high = 1] = field;
  const corners = field.length
    ? [
        { x: 0, y: 0 },
        { x: wide - 1, y: high - 1 },
      ]
    : [];
  const all = [...cards, ...corners];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, foot] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const past = ABOUT + (field.length ? ABOUT : 0);
  return [
    (left - 0.5) * CELL - past,
    (top - 0.5) * CELL - past,
    (right - left + 1) * CELL + 2 * past,
    (foot - top + 1) * CELL + 2 * past,
  ];
}

function tried({ before, moves, right }: Figure): Sprite {
  const laid = moves as readonly Lay[];
  const cards = [...before.cards, ...laid].map(({ face, turn, x, y }, seed) => ({
    face,
    turn,
    x: x * CELL,
    y: y * CELL,
    seed,
  }));
  const box = around([...before.cards, ...laid], before.field);
  const last = laid.at(-1)!;
  const [x, y] = [last.x * CELL, last.y * CELL];
  return over(sprite(Tried, { cards, field: before.field }, box), {
    rings: [{ x: x - 47, y: y - 47, width: 94, height: 94, right }],
    marks: [{ x: x + 34, y: y - 34, right }],
  });
}

export default drawnBy(FIGURES, tried);
