// Everything of a map that lies still, as few paths.
import type { Point } from '../../table/camera';
import { CELL, centre, outwards } from './ground';
import type { Tree } from './growth';
import { sheet } from './outline';
import type { Layer } from './pens';
import { raysAt } from './rays';
import { scattered } from './scatter';
import { edgeOf, heading, surveyOf, zoneOf, type Flag, type Survey, type Turned } from './survey';
import { rowOf, type Row } from './trees';
import type { MapSeen, RoadSeen } from '../../wire/urfin';

export interface Sign extends Point {
  readonly number: number;
}
export interface Signpost extends Sign, Turned {}

export interface Terrain {
  readonly shadow: string;
  readonly layers: Readonly<Record<Layer, string>>;
  readonly woods: readonly Row[];
  readonly bridges: readonly Turned[];
  readonly starts: readonly Sign[];
  readonly palace: Survey['palace'];
  readonly flags: readonly Flag[];
}

/** The picture of the palace is so wide. */
export const PALACE = 180;

/** Two maps with the same key are drawn the same. */
export const keyOf = (map: MapSeen): string =>
  `${map.width} ${map.ground.join('')} ${map.zone.join('')} ${map.roads.map((road) => road.cells.join(',')).join(';')}`;

export function terrainOf(map: MapSeen): Terrain {
  const { lines, straw, stubble, poppies, waves, gems, trees, bridges, palace, flags } = surveyOf(map);
  return {
    shadow: sheet(map, 20, 3),
    layers: {
      ...lines,
      sheet: sheet(map, 18, 3),
      straw: scattered('straw', straw),
      strawRows: scattered('strawRows', straw),
      stubble: scattered('stubble', stubble),
      stubbleRows: scattered('stubbleRows', stubble),
      poppies: scattered('poppies', poppies),
      waves: scattered('waves', waves),
      gems: scattered('gems', gems),
      rays: raysAt(palace, palace.size / PALACE),
      zone3: zoneOf(map, 3),
      edge3: edgeOf(map, 3),
    },
    woods: rowsOf(trees),
    bridges,
    starts: map.roads.map((road) => startOf(map, road)),
    palace,
    flags,
  };
}

function rowsOf(trees: readonly Tree[]): Row[] {
  const rows: Tree[][] = [];
  for (const tree of trees) (rows[Math.floor(tree.y / CELL)] ??= []).push(tree);
  return rows.flatMap((row) => [rowOf(row)]);
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
