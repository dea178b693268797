// The map's cells as places on the board.
import type { Point, Rect } from '../../table/camera';
import type { MapSeen, RoadSeen } from '../../wire/urfin';

/** The side of a cell, in board units. */
export const CELL = 60;
/** Around the map, for the start signs of the roads. */
export const MARGIN = 46;

export interface Spot {
  readonly col: number;
  readonly row: number;
}

export const spotOf = (map: MapSeen, cell: number): Spot => ({
  col: cell % map.width,
  row: Math.floor(cell / map.width),
});

export function centre(map: MapSeen, cell: number): Point {
  const { col, row } = spotOf(map, cell);
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** Null beside the map. */
export function cellAt(map: MapSeen, { x, y }: Point): number | null {
  const [col, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  if (col < 0 || row < 0 || col >= map.width || row >= map.height) return null;
  return row * map.width + col;
}

/** How far from the middle of its cell, in thousandths of a cell. */
export function offCentre(map: MapSeen, cell: number, at: Point): { dx: number; dy: number } {
  const middle = centre(map, cell);
  const part = (from: number, to: number): number =>
    Math.max(-500, Math.min(500, Math.round(((to - from) / CELL) * 1000)));
  return { dx: part(middle.x, at.x), dy: part(middle.y, at.y) };
}

export const mapRect = (map: MapSeen): Rect => ({
  x: -MARGIN,
  y: -MARGIN,
  w: map.width * CELL + 2 * MARGIN,
  h: map.height * CELL + 2 * MARGIN,
});

export function cellRect(map: MapSeen, cell: number, around = 0): Rect {
  const { x, y } = centre(map, cell);
  const half = (around + 0.5) * CELL;
  return { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
}

export const cellsOf = (map: MapSeen, grounds: string): number[] =>
  map.ground.flatMap((ground, cell) => (grounds.includes(ground) ? [cell] : []));

export const roadOf = (map: MapSeen, number: number): RoadSeen | undefined =>
  map.roads.find((road) => road.number === number);

/** Outwards from the first cell of a road, over the edge of the map. */
export function outwards(map: MapSeen, cell: number): Point {
  const { col, row } = spotOf(map, cell);
  const ways = [
    { far: row, x: 0, y: -1 },
    { far: map.height - 1 - row, x: 0, y: 1 },
    { far: col, x: -1, y: 0 },
    { far: map.width - 1 - col, x: 1, y: 0 },
  ];
  const { x, y } = ways.reduce((best, way) => (way.far < best.far ? way : best));
  return { x, y };
}
