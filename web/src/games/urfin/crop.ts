// A window of the map as a small map of its own.
import type { MapSeen, RoadSeen } from '../../wire/urfin';
import { spotOf } from './ground';

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Its number in the window, or -1 outside. */
export function inside({ x, y, wide, high }: Window, map: MapSeen, cell: number): number {
  const { col, row } = spotOf(map, cell);
  const [dx, dy] = [col - x, row - y];
  return dx < 0 || dy < 0 || dx >= wide || dy >= high ? -1 : dy * wide + dx;
}

export function cropped(map: MapSeen, window: Window): MapSeen {
  const kept = map.ground.flatMap((_, cell) => (inside(window, map, cell) < 0 ? [] : [cell]));
  return {
    ...map,
    width: window.wide,
    height: window.high,
    ground: kept.map((cell) => map.ground[cell]!),
    zone: kept.map((cell) => map.zone[cell]!),
    roads: map.roads.flatMap((road) => partsOf(map, window, road)),
  };
}

/** A road that leaves the window and comes back is several. */
function partsOf(map: MapSeen, window: Window, road: RoadSeen): RoadSeen[] {
  const parts: { cells: number[]; signposts: number[] }[] = [];
  road.cells.forEach((cell, index) => {
    const here = inside(window, map, cell);
    if (here < 0) return;
    const before = road.cells[index - 1];
    if (before === undefined || inside(window, map, before) < 0) parts.push({ cells: [], signposts: [] });
    const part = parts.at(-1)!;
    if (road.signposts[0] === index) part.signposts.push(part.cells.length);
    part.cells.push(here);
  });
  return parts.map((part) => ({ ...road, ...part }));
}
