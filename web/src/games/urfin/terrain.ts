// Everything of a map that lies still, as paths.
import type { Point } from '../../table/camera';
import { chanceOf } from '../../table/craft';
import { CELL, cellsOf, centre, outwards } from './ground';
import { border, flowing, grid, sheet, squares, winding } from './outline';
import { grown, type Growth } from './trees';
import type { MapSeen, RoadSeen } from '../../wire/urfin';

export interface Sign extends Point {
  readonly number: number;
}
export interface Signpost extends Sign {
  /** Which way it points, in degrees. */
  readonly turn: number;
}
export interface Flag extends Sign {
  readonly zone: number;
}

export interface Terrain {
  readonly sheet: string;
  readonly shadow: string;
  readonly growth: Growth;
  readonly grid: string;
  readonly river: string;
  readonly waves: string;
  readonly city: string;
  readonly walls: string;
  readonly gems: string;
  readonly roads: string;
  readonly bridges: readonly (Point & { turn: number })[];
  readonly starts: readonly Sign[];
  readonly palace: { readonly x: number; readonly y: number; readonly size: number };
  readonly zones: readonly { readonly zone: number; readonly area: string; readonly edge: string }[];
  readonly flags: readonly Flag[];
}

const isCity = (ground: string | undefined): boolean => ground === 'c' || ground === 'P';

/** Two maps with the same key are drawn the same. */
export const keyOf = (map: MapSeen): string =>
  `${map.width} ${map.ground.join('')} ${map.zone.join('')} ${map.roads.map((road) => road.cells.join(',')).join(';')}`;

export function terrainOf(map: MapSeen): Terrain {
  const river = cellsOf(map, '~B');
  const city = cellsOf(map, 'cP');
  return {
    sheet: sheet(map, 18, 3),
    shadow: sheet(map, 20, 3),
    growth: grown(map),
    grid: grid(map),
    river: flowing(map, river),
    waves: cellsOf(map, '~')
      .map((cell) => wave(map, cell))
      .join(''),
    city: squares(map, city),
    walls: border(map, (cell) => isCity(map.ground[cell])),
    gems: cellsOf(map, 'c')
      .filter((cell) => chanceOf(cell, 4) > 0.4)
      .map((cell) => gem(map, cell))
      .join(''),
    roads: map.roads.map((road) => winding(map, road.cells, outwards(map, road.cells[0] ?? 0))).join(''),
    bridges: bridgesOf(map),
    starts: map.roads.map((road) => startOf(map, road)),
    palace: palaceOf(map),
    zones: [2, 3].map((zone) => ({
      zone,
      area: squares(
        map,
        map.zone.flatMap((each, cell) => (each === zone && map.ground[cell] !== '~' ? [cell] : [])),
      ),
      edge: border(map, (cell) => (map.zone[cell] ?? 1) >= zone),
    })),
    flags: map.roads.flatMap((road) => flagsOf(map, road)),
  };
}

function wave(map: MapSeen, cell: number): string {
  const { x, y } = centre(map, cell);
  const dx = (chanceOf(cell, 1) - 0.5) * 22;
  const dy = (chanceOf(cell, 2) - 0.5) * 24;
  return `M${(x + dx - 12).toFixed(1)} ${(y + dy).toFixed(1)}q6-7 12 0t12 0`;
}

function gem(map: MapSeen, cell: number): string {
  const { x, y } = centre(map, cell);
  const dx = (chanceOf(cell, 1) - 0.5) * 30;
  const dy = (chanceOf(cell, 2) - 0.5) * 30;
  return `M${(x + dx).toFixed(1)} ${(y + dy - 6).toFixed(1)}l5 6l-5 6l-5-6z`;
}

/** The way a road goes at that index, in degrees clockwise from east. */
export function heading(map: MapSeen, road: RoadSeen, index: number): number {
  const here = centre(map, road.cells[index] ?? 0);
  const next = centre(map, road.cells[index + 1] ?? road.cells[index] ?? 0);
  return (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI;
}

function bridgesOf(map: MapSeen): (Point & { turn: number })[] {
  return cellsOf(map, 'B').map((cell) => {
    const road = map.roads.find(({ cells }) => cells.includes(cell));
    const turn = road ? heading(map, road, road.cells.indexOf(cell)) : 0;
    return { ...centre(map, cell), turn };
  });
}

function startOf(map: MapSeen, road: RoadSeen): Sign {
  const cell = road.cells[0] ?? 0;
  const { x, y } = centre(map, cell);
  const out = outwards(map, cell);
  return { number: road.number, x: x + out.x * CELL * 0.95, y: y + out.y * CELL * 0.95 };
}

/** Which of the three signposts is used: the map keeps them nearest first. */
export function signpostsOf(map: MapSeen, which: number): Signpost[] {
  return map.roads.flatMap((road) => {
    const index = road.signposts[which];
    if (index === undefined) return [];
    return [{ number: road.number, turn: heading(map, road, index), ...centre(map, road.cells[index] ?? 0) }];
  });
}

function palaceOf(map: MapSeen): { x: number; y: number; size: number } {
  const spots = cellsOf(map, 'P').map((cell) => centre(map, cell));
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.min(right - left, bottom - top) + CELL;
  return { x: (left + right) / 2, y: (top + bottom) / 2, size };
}

/** Where a road comes into zone 2 and 3. */
function flagsOf(map: MapSeen, road: RoadSeen): Flag[] {
  return [2, 3].flatMap((zone) => {
    const cell = road.cells.find((each) => (map.zone[each] ?? 1) >= zone);
    return cell === undefined ? [] : [{ zone, number: road.number, ...centre(map, cell) }];
  });
}
