// Where soldiers stand in their cells: alone in the middle, together fanned out.
import type { Point } from '../../table/camera';
import { CELL, centre } from './ground';
import type { MapSeen } from '../../wire/urfin';

interface Stander {
  readonly road: number;
  readonly cell: number;
}

const SPREAD = CELL * 0.3;

/** From left to right by road, the outer ones a little back. */
export function fanned(place: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const lean = count === 1 ? 0 : (2 * place) / (count - 1) - 1;
  const wide = SPREAD * Math.min(1 + (count - 2) * 0.22, 1.7);
  return { x: lean * wide, y: place % 2 ? 9 : -9 };
}

export function standing(map: MapSeen, soldiers: readonly Stander[], road: number): Point {
  const cell = soldiers.find((each) => each.road === road)?.cell ?? 0;
  const here = soldiers
    .filter((each) => each.cell === cell)
    .map((each) => each.road)
    .sort((a, b) => a - b);
  const { x, y } = centre(map, cell);
  const off = fanned(here.indexOf(road), here.length);
  return { x: x + off.x, y: y + off.y };
}
