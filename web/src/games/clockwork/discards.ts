// The table beside the board: eight rows of eight, below the city on a phone, to both sides of it elsewhere.
import type { Point, Rect } from '../../table/camera';
import { CITY } from './city';

export const SIDE = 8;
export const PLACES = SIDE * SIDE;
export const CARD = { w: 92, h: 118 };
const TALL = 130;
const GAP = 26;

/** How wide one place is: on a phone a row must hold eight fingers. */
const breadth = (wide: boolean): number => (wide ? 104 : 130);

export const rowOf = (place: number): number => Math.floor(place / SIDE);
export const columnOf = (place: number): number => place % SIDE;

/** The middle of a place. */
export function placeAt(place: number, wide: boolean): Point {
  const [row, column] = [rowOf(place), columnOf(place)];
  const w = breadth(wide);
  if (!wide) return { x: (column - SIDE / 2 + 0.5) * w, y: CITY.y + CITY.h + 90 + (row + 0.5) * TALL };
  const left = column < SIDE / 2;
  const start = left ? CITY.x - GAP - (SIDE / 2) * w : CITY.x + CITY.w + GAP - (SIDE / 2) * w;
  return { x: start + (column + 0.5) * w, y: CITY.y - 15 + (row + 0.5) * TALL };
}

/** The kit adds a margin of its own; on a phone places need the room. */
const KIT_MARGIN = 30;

export function tableRect(wide: boolean): Rect {
  const w = breadth(wide);
  const first = placeAt(0, wide);
  const last = placeAt(PLACES - 1, wide);
  const margin = wide ? 0 : KIT_MARGIN;
  return {
    x: first.x - w / 2 + margin,
    y: first.y - TALL / 2 + margin,
    w: last.x - first.x + w - 2 * margin,
    h: last.y - first.y + TALL - 2 * margin,
  };
}

export function placeNear(at: Point, wide: boolean): number | null {
  for (let place = 0; place < PLACES; place++) {
    const { x, y } = placeAt(place, wide);
    if (Math.abs(at.x - x) <= breadth(wide) / 2 && Math.abs(at.y - y) <= TALL / 2) return place;
  }
  return null;
}
