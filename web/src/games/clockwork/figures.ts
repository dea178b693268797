// The figures of the rules: who walks where by which throw, and what wins.
import { compose, over } from '../../press/compose';
import { drawnBy } from '../../press/figures';
import { sprite, type Box, type Sprite } from '../../press/sprite';
import type { Action } from '../../wire/clockwork';
import { FIGURES, type Figure } from '../../wire/clockwork.figures';
import { CARDS, faceOf } from './cards';
import { TOWERS, WAYS, YARDS, fieldAt, isYard } from './city';
import { pieces } from './pieces';
import Streets from './Streets.svelte';

type Point = readonly [number, number];

const AROUND = 120;
const BESIDE = 26;
const CARD_WIDE = 100;
const CARD_HIGH = 137;

const isGoing = (move: Action): move is Extract<Action, { to: number }> => 'to' in move;
const at = (field: number): Point => {
  const { x, y } = fieldAt(field);
  return [Math.round(x), Math.round(y)];
};

/** A set in a row of its own. */
function escape({ after }: Figure): Sprite {
  const sets = after?.laid[0] ?? [];
  const numbers = Array.from({ length: CARDS }, (_, i) => i + 1);
  const rows = sets.map((set) => [
    ...new Map(
      numbers.flatMap((card) => {
        const face = faceOf(card);
        return face?.set === set ? [[face.part, `${face.name}-${face.part}`] as const] : [];
      }),
    ).values(),
  ]);
  const widest = Math.max(...rows.map((row) => row.length));
  const placed = rows.flatMap((row, y) =>
    row.map((name, x) => ({
      one: pieces[name]!,
      x: x * (CARD_WIDE + 8),
      y: y * (CARD_HIGH + 12),
      wide: CARD_WIDE,
    })),
  );
  return compose(widest * (CARD_WIDE + 8), rows.length * (CARD_HIGH + 12), placed);
}

function boxOf(fields: readonly number[]): Box {
  const [xs, ys] = [fields.map((field) => at(field)[0]), fields.map((field) => at(field)[1])];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND - 40];
  return [left, top, Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top];
}

/** Who stands together stands side by side. */
function people({ before }: Figure, fields: readonly number[]) {
  const { where, characters } = before;
  return where.flatMap((field, seat) => {
    if (!fields.includes(field)) return [];
    const together = where.filter((each) => each === field).length;
    const nth = where.slice(0, seat).filter((each) => each === field).length;
    const [x, y] = at(field);
    return [{ character: characters[seat]!, x: x + (nth - (together - 1) / 2) * 2 * BESIDE, y: y + 12 }];
  });
}

function walked(figure: Figure): Sprite {
  const { before, moves, right, told } = figure;
  const move = moves.find(isGoing);
  const from = before.where[0]!;
  const to = move?.to ?? from;
  const moved = told.find((event) => event.kind === 'moved');
  const path = moved?.way.length ? [...moved.way] : [from, to];
  const way = path[0] === from ? path : [from, ...path];
  const near = new Set([...way, from, to]);
  const box = boxOf([...near]);
  const inside = ([x, y]: Point): boolean =>
    x > box[0] - 90 && y > box[1] - 90 && x < box[0] + box[2] + 90 && y < box[1] + box[3] + 90;
  const yards = [TOWERS, ...YARDS.map((_, i) => i + 1)].filter((field) => inside(at(field)));
  const ways = WAYS.filter(({ fields }) => fields.some((field) => inside(at(field)))).map(({ path }) => path);
  const dice = before.throw.every((eyes) => eyes > 0) && move ? before.throw : [];
  const all = before.where.filter((field) => inside(at(field)));
  const streets = sprite(Streets, { box, ways, yards, people: people(figure, all), dice }, box);
  const [x, y] = at(to);
  const raised = isYard(to) ? 70 : 42;
  return over(
    streets,
    {
      ways: move ? [{ points: way.map(at), right }] : [],
      marks: [{ x: x + raised, y: y - raised, right }],
    },
    1.3,
  );
}

export default drawnBy(FIGURES, (figure) =>
  figure.told.some(({ kind }) => kind === 'over') ? escape(figure) : walked(figure),
);
