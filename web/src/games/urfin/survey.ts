// The land of a map in numbers and lines. The press surveys a map with the same result (survey.py): a
// test keeps the two together.
import type { Point } from '../../table/camera';
import { chanceOf } from '../../table/craft';
import { CELL, cellsOf, centre, outwards } from './ground';
import { grown, type Growth } from './growth';
import { border, flowing, grid, squares, winding } from './outline';
import { hundredths } from './scatter';
import type { MapSeen, RoadSeen } from '../../wire/urfin';

export interface Turned extends Point {
  /** In degrees clockwise from east. */
  readonly turn: number;
}
export interface Flag extends Point {
  readonly zone: number;
  readonly number: number;
}

export interface Survey extends Growth {
  readonly lines: Readonly<
    Record<'river' | 'city' | 'walls' | 'grid' | 'roads' | 'bricks' | 'zone2' | 'edge2', string>
  >;
  readonly waves: readonly Point[];
  readonly gems: readonly Point[];
  readonly bridges: readonly Turned[];
  readonly palace: Point & { readonly size: number };
  readonly flags: readonly Flag[];
}

export function surveyOf(map: MapSeen): Survey {
  return {
    ...grown(map),
    lines: {
      river: flowing(map, cellsOf(map, '~B')),
      city: squares(map, cellsOf(map, 'cP')),
      walls: border(map, (cell) => 'cP'.includes(map.ground[cell] ?? ' ')),
      grid: grid(map),
      roads: map.roads.map(({ cells }) => paved(map, cells)).join(''),
      bricks: untilTheyMerge(map)
        .map((cells) => paved(map, cells))
        .join(''),
      zone2: zoneOf(map, 2),
      edge2: edgeOf(map, 2),
    },
    waves: cellsOf(map, '~').map((cell) => nearby(map, cell, { x: -12, y: 0 }, { x: 22, y: 24 })),
    gems: cellsOf(map, 'c')
      .filter((cell) => chanceOf(cell, 4) > 0.4)
      .map((cell) => nearby(map, cell, { x: 0, y: -6 }, { x: 30, y: 30 })),
    bridges: bridgesOf(map),
    palace: palaceOf(map),
    flags: map.roads.flatMap((road) => flagsOf(map, road)),
  };
}

const paved = (map: MapSeen, cells: readonly number[]): string =>
  winding(map, cells, outwards(map, cells[0] ?? 0));

/** Each road up to the first cell that an earlier one has paved: bricks laid twice do not fit. */
function untilTheyMerge(map: MapSeen): number[][] {
  const before = new Set<number>();
  return map.roads.map(({ cells }) => {
    const end = cells.findIndex((cell) => before.has(cell));
    cells.forEach((cell) => before.add(cell));
    return cells.slice(0, end < 0 ? cells.length : end + 1);
  });
}

export const zoneOf = (map: MapSeen, zone: number): string =>
  squares(
    map,
    map.zone.flatMap((each, cell) => (each === zone && map.ground[cell] !== '~' ? [cell] : [])),
  );

export const edgeOf = (map: MapSeen, zone: number): string =>
  border(map, (cell) => (map.zone[cell] ?? 1) >= zone);

/** Somewhere about the middle of a cell. */
function nearby(map: MapSeen, cell: number, off: Point, wide: Point): Point {
  const { x, y } = centre(map, cell);
  return {
    x: hundredths(x + off.x + (chanceOf(cell, 1) - 0.5) * wide.x),
    y: hundredths(y + off.y + (chanceOf(cell, 2) - 0.5) * wide.y),
  };
}

/** The way a road goes at that index. */
export function heading(map: MapSeen, road: RoadSeen, index: number): number {
  const here = centre(map, road.cells[index] ?? 0);
  const next = centre(map, road.cells[index + 1] ?? road.cells[index] ?? 0);
  return (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI;
}

function bridgesOf(map: MapSeen): Turned[] {
  return cellsOf(map, 'B').map((cell) => {
    const road = map.roads.find(({ cells }) => cells.includes(cell));
    const turn = road ? heading(map, road, road.cells.indexOf(cell)) : 0;
    return { ...centre(map, cell), turn };
  });
}

function palaceOf(map: MapSeen): Point & { size: number } {
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
