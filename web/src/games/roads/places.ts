// Where a card may go, where one may try, and where roads still lie open.
import type { Rect } from '../../table/camera';
import { apart } from '../../table/gestures';
import type { Action, Lay, LaidCard, View } from '../../wire/roads';
import { SIDES, beside, leads, opposite, turned, type Side } from './faces';

/** Board units a card is wide. */
export const CELL = 100;
const PAGE_MARGIN = 34;
const MASTHEAD = 92;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** `turns` are the ways in which the card fits there. */
export interface Place extends Spot {
  readonly turns: readonly number[];
}

export const keyOf = (spot: Spot): string => `${spot.x},${spot.y}`;

export const sameSpot = (a: Spot | null, b: Spot | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

export const isLay = (action: { readonly type: string }): action is Lay => action.type === 'Lay';

export function placesOf(legal: readonly Action[], face: string): Place[] {
  const places = new Map<string, { x: number; y: number; turns: number[] }>();
  for (const lay of legal.filter(isLay)) {
    if (lay.face !== face) continue;
    const key = keyOf(lay);
    const place = places.get(key) ?? { x: lay.x, y: lay.y, turns: [] };
    place.turns.push(lay.turn);
    places.set(key, place);
  }
  return [...places.values()];
}

export const cardsByKey = (cards: readonly LaidCard[]): Map<string, LaidCard> =>
  new Map(cards.map((card) => [keyOf(card), card]));

/** The empty cells beside the network; before the first card, where it may lie. */
export function cellsAround(view: View): Spot[] {
  if (view.cards.length === 0) return openingCells(view);
  const taken = cardsByKey(view.cards);
  const around = new Map<string, Spot>();
  for (const card of view.cards) {
    for (const side of SIDES) {
      const [x, y] = beside(card.x, card.y, side);
      if (!taken.has(keyOf({ x, y }))) around.set(keyOf({ x, y }), { x, y });
    }
  }
  return [...around.values()];
}

function openingCells(view: View): Spot[] {
  const [width = 1, height = 1] = view.field;
  return Array.from({ length: width * height }, (_, i) => ({
    x: i % width,
    y: Math.floor(i / width),
  }));
}

export interface OpenEnd extends Spot {
  readonly side: Side;
  readonly width: number;
}

/** The roads that lead out of a card into a cell that waits for one. */
export function openEnds(view: View): OpenEnd[] {
  const waiting = new Set(view.ends.map(([x, y]) => keyOf({ x, y })));
  return view.cards.flatMap(({ face, x, y, turn }) =>
    leads(face, turn)
      .filter((side) => {
        const [nx, ny] = beside(x, y, side);
        return waiting.has(keyOf({ x: nx, y: ny }));
      })
      .map((side) => ({ x, y, side, width: turned(face, turn)[side] })),
  );
}

export const cellRect = ({ x, y }: Spot): Rect => ({
  x: (x - 0.5) * CELL,
  y: (y - 0.5) * CELL,
  w: CELL,
  h: CELL,
});

/** The newspaper with its margins and its head. */
export function pageRect([width = 0, height = 0]: readonly number[]): Rect {
  return {
    x: -CELL / 2 - PAGE_MARGIN,
    y: -CELL / 2 - PAGE_MARGIN - MASTHEAD,
    w: width * CELL + 2 * PAGE_MARGIN,
    h: height * CELL + 2 * PAGE_MARGIN + MASTHEAD,
  };
}

/** All there is to see: the page, or the network with a ring of cells to lay on. */
export function tableRect(view: View): Rect {
  if (view.field.length) return pageRect(view.field);
  const cells = [...view.cards, ...(view.stage === 'over' ? [] : cellsAround(view))];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...xs, -1), Math.min(...ys, -1)];
  const [right, bottom] = [Math.max(...xs, 1), Math.max(...ys, 1)];
  return {
    x: (left - 0.5) * CELL,
    y: (top - 0.5) * CELL,
    w: (right - left + 1) * CELL,
    h: (bottom - top + 1) * CELL,
  };
}

export function nearestTo<S extends Spot>(spots: readonly S[], from: Spot): S | undefined {
  return [...spots].sort((a, b) => apart(a, from) - apart(b, from))[0];
}

/** How far a road has come from the newest card, in cards: the ripple of a closed network. */
export function distances(cards: readonly LaidCard[], from: Spot): Map<string, number> {
  const all = cardsByKey(cards);
  const far = new Map([[keyOf(from), 0]]);
  const queue: Spot[] = [from];
  for (let here = queue.shift(); here; here = queue.shift()) {
    const card = all.get(keyOf(here));
    if (!card) continue;
    for (const side of leads(card.face, card.turn)) {
      const [x, y] = beside(here.x, here.y, side);
      const next = all.get(keyOf({ x, y }));
      if (!next || far.has(keyOf(next)) || !leads(next.face, next.turn).includes(opposite(side))) continue;
      far.set(keyOf(next), (far.get(keyOf(here)) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far;
}
