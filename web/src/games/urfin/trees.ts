// What grows on the land: woods, ploughed fields and poppies, the same for the same map.
import { chanceOf } from '../../table/craft';
import { CELL, spotOf } from './ground';
import type { MapSeen } from '../../wire/urfin';

export interface Row {
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}

export interface Growth {
  /** From north to south: nearer trees stand before farther ones. */
  readonly woods: readonly Row[];
  readonly fields: readonly [string, string];
  readonly furrows: string;
  readonly poppies: string;
}

const PATCH = 3.4;
const WOOD = 0.58;
const FIELD = 0.36;

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

const fir = (x: number, y: number, s: number): string =>
  `M${x.toFixed(1)} ${(y - 15 * s).toFixed(1)}l${8 * s} ${11 * s}h${-3.5 * s}l${7 * s} ${10 * s}h${-23 * s}l${7 * s} ${-10 * s}h${-3.5 * s}z`;
const firLight = (x: number, y: number, s: number): string =>
  `M${x.toFixed(1)} ${(y - 12 * s).toFixed(1)}l${-5 * s} ${8 * s}h${5 * s}zM${x.toFixed(1)} ${(y - 2 * s).toFixed(1)}l${-7 * s} ${7 * s}h${7 * s}z`;
const round = (x: number, y: number, s: number): string =>
  `M${(x - 1.5 * s).toFixed(1)} ${(y + 9 * s).toFixed(1)}v${-6 * s}q${-10 * s} ${-2 * s} ${-7 * s} ${-9 * s}q0 ${-8 * s} ${8 * s} ${-8 * s}q${9 * s} 0 ${9 * s} ${8 * s}q${3 * s} ${7 * s} ${-7 * s} ${9 * s}v${6 * s}z`;
const roundLight = (x: number, y: number, s: number): string =>
  `M${(x - 5 * s).toFixed(1)} ${(y - 4 * s).toFixed(1)}q${-1 * s} ${-7 * s} ${6 * s} ${-7.5 * s}q${-3 * s} ${4 * s} ${-6 * s} ${7.5 * s}z`;

export function grown(map: MapSeen): Growth {
  const busy = new Set(map.roads.flatMap((road) => road.cells));
  const rows = Array.from({ length: map.height }, () => ({ shade: '', body: '', light: '' }));
  const fields: [string, string] = ['', ''];
  let [furrows, poppies] = ['', ''];

  map.ground.forEach((ground, cell) => {
    if (ground !== '.' || busy.has(cell)) return;
    const { col, row } = spotOf(map, cell);
    const lush = hills(col / PATCH, row / PATCH, 5);
    const line = rows[row];
    if (lush > WOOD && line) plant(line, col, row, lush > 0.72 ? 3 : 2);
    else if (lush < FIELD) {
      const block = (Math.floor(col / 2) + Math.floor(row / 2)) % 2;
      const [x, y] = [col * CELL + 4, row * CELL + 4];
      fields[block as 0 | 1] += `M${x} ${y}h52v52h-52z`;
      furrows += block
        ? `M${x + 4} ${y + 13}h44m-44 13h44m-44 13h44`
        : `M${x + 13} ${y + 4}v44m13-44v44m13-44v44`;
    } else if (chanceOf(col, row, 9) > 0.55) poppies += flowers(col, row);
  });
  return { woods: rows, fields, furrows, poppies };
}

function plant(
  line: { shade: string; body: string; light: string },
  col: number,
  row: number,
  count: number,
): void {
  const firs = hills(col / 6, row / 6, 8) > 0.5;
  for (let i = 0; i < count; i++) {
    const x = (col + (i + 0.25 + chanceOf(col, row, i) * 0.5) / count) * CELL;
    const y = (row + 0.35 + chanceOf(col, row, i, 1) * 0.42) * CELL;
    const s = Number((0.95 + chanceOf(col, row, i, 2) * 0.4).toFixed(2));
    line.shade += `M${(x - 10 * s).toFixed(1)} ${(y + 9 * s).toFixed(1)}q${12 * s} ${-5 * s} ${24 * s} 0q${-10 * s} ${6 * s} ${-24 * s} 0z`;
    line.body += firs ? fir(x, y, s) : round(x, y, s);
    line.light += firs ? firLight(x, y, s) : roundLight(x, y, s);
  }
}

function flowers(col: number, row: number): string {
  return [0, 1, 2]
    .map(
      (i) =>
        `M${((col + 0.15 + chanceOf(col, row, i, 5) * 0.7) * CELL).toFixed(1)} ${((row + 0.15 + chanceOf(col, row, i, 6) * 0.7) * CELL).toFixed(1)}h.1`,
    )
    .join('');
}
