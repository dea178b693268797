// What grows on the land, place by place: the same for the same map, here and on paper.
import type { Point } from '../../table/camera';
import { chanceOf } from '../../table/craft';
import { CELL, spotOf } from './ground';
import { hundredths } from './scatter';
import type { MapSeen } from '../../wire/urfin';

export interface Tree extends Point {
  readonly kind: 'fir' | 'round';
  readonly size: number;
}

export interface Growth {
  /** The corners of ploughed fields, and of mown ones. */
  readonly straw: readonly Point[];
  readonly stubble: readonly Point[];
  readonly poppies: readonly Point[];
  /** From north to south, so that nearer trees stand before farther ones. */
  readonly trees: readonly Tree[];
}

const PATCH = 3.4;
const [WOOD, DENSE, FIELD] = [0.58, 0.72, 0.36];

export function grown(map: MapSeen): Growth {
  const busy = new Set(map.roads.flatMap((road) => road.cells));
  const growth = {
    straw: [] as Point[],
    stubble: [] as Point[],
    poppies: [] as Point[],
    trees: [] as Tree[],
  };
  map.ground.forEach((ground, cell) => {
    if (ground !== '.' || busy.has(cell)) return;
    const { col, row } = spotOf(map, cell);
    const lush = hills(col / PATCH, row / PATCH, 5);
    if (lush > WOOD) growth.trees.push(...trees(col, row, lush > DENSE ? 3 : 2));
    else if (lush < FIELD) {
      const field = (Math.floor(col / 2) + Math.floor(row / 2)) % 2 ? growth.stubble : growth.straw;
      field.push({ x: col * CELL + 4, y: row * CELL + 4 });
    } else if (chanceOf(col, row, 9) > 0.55) growth.poppies.push(...poppies(col, row));
  });
  return growth;
}

/** Smooth hills of chance from 0 to 1. */
function hills(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const corner = (a: number, b: number): number => chanceOf(i + a, j + b, seed);
  const top = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

function trees(col: number, row: number, count: number): Tree[] {
  const kind = hills(col / 6, row / 6, 8) > 0.5 ? 'fir' : 'round';
  return Array.from({ length: count }, (_, i) => ({
    kind,
    x: hundredths((col + (i + 0.25 + chanceOf(col, row, i) * 0.5) / count) * CELL),
    y: hundredths((row + 0.35 + chanceOf(col, row, i, 1) * 0.42) * CELL),
    size: hundredths(0.95 + chanceOf(col, row, i, 2) * 0.4),
  }));
}

const poppies = (col: number, row: number): Point[] =>
  [0, 1, 2].map((i) => ({
    x: hundredths((col + 0.15 + chanceOf(col, row, i, 5) * 0.7) * CELL),
    y: hundredths((row + 0.15 + chanceOf(col, row, i, 6) * 0.7) * CELL),
  }));
