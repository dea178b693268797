// Lines around and through cells: few long paths instead of many small ones.
import type { Point } from '../../table/camera';
import { chanceOf } from '../../table/craft';
import { CELL, centre, spotOf } from './ground';
import { hundredths } from './scatter';
import type { MapSeen } from '../../wire/urfin';

const at = ({ x, y }: Point): string => `${hundredths(x)} ${hundredths(y)}`;

/** A way from cell to cell with its corners rounded. */
export function winding(map: MapSeen, cells: readonly number[], lead?: Point): string {
  const spots = cells.map((cell) => centre(map, cell));
  const first = spots[0];
  if (!first) return '';
  if (lead) spots.unshift({ x: first.x + lead.x * CELL * 0.5, y: first.y + lead.y * CELL * 0.5 });
  const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  let d = `M${at(spots[0] as Point)}`;
  for (let i = 1; i < spots.length - 1; i++) {
    const [here, next] = [spots[i] as Point, spots[i + 1] as Point];
    d += `${i === 1 ? `L${at(between(spots[0] as Point, here))}` : ''}Q${at(here)} ${at(between(here, next))}`;
  }
  return `${d}L${at(spots.at(-1) as Point)}`;
}

/** Strokes between all neighbours among the cells: thick and round, they flow into one water. */
export function flowing(map: MapSeen, cells: readonly number[]): string {
  const among = new Set(cells);
  const { width } = map;
  const steps = cells.flatMap((cell) => {
    const { x, y } = centre(map, cell);
    const right = (cell + 1) % width !== 0 && among.has(cell + 1);
    const down = among.has(cell + width);
    const lake = right && down && among.has(cell + width + 1);
    return `M${x} ${y}h.1${right ? `h${CELL}M${x} ${y}` : ''}${down ? `v${CELL}` : ''}${lake ? `M${x} ${y}l${CELL} ${CELL}` : ''}`;
  });
  return steps.join('');
}

/** The cells as squares in one path. */
export function squares(map: MapSeen, cells: readonly number[], inset = 0): string {
  const side = CELL - 2 * inset;
  return cells
    .map((cell) => {
      const { col, row } = spotOf(map, cell);
      return `M${col * CELL + inset} ${row * CELL + inset}h${side}v${side}h${-side}z`;
    })
    .join('');
}

/** The border of a set of cells, edge by edge; the edge of the map is no border. */
export function border(map: MapSeen, inside: (cell: number) => boolean): string {
  const { width, height } = map;
  let d = '';
  for (let cell = 0; cell < width * height; cell++) {
    const { col, row } = spotOf(map, cell);
    if (col + 1 < width && inside(cell) !== inside(cell + 1))
      d += `M${(col + 1) * CELL} ${row * CELL}v${CELL}`;
    if (row + 1 < height && inside(cell) !== inside(cell + width))
      d += `M${col * CELL} ${(row + 1) * CELL}h${CELL}`;
  }
  return d;
}

/** All lines between cells. */
export function grid(map: MapSeen): string {
  const [w, h] = [map.width * CELL, map.height * CELL];
  const across = Array.from({ length: map.height - 1 }, (_, i) => `M0 ${(i + 1) * CELL}h${w}`);
  const down = Array.from({ length: map.width - 1 }, (_, i) => `M${(i + 1) * CELL} 0v${h}`);
  return [...across, ...down].join('');
}

/** The whole map as scissors would cut it. */
export function sheet(map: MapSeen, out: number, seed: number): string {
  const [w, h] = [map.width * CELL + 2 * out, map.height * CELL + 2 * out];
  const bit = 90;
  const side = (n: number, from: Point, way: Point): string[] =>
    Array.from({ length: Math.ceil(n / bit) }, (_, i) => {
      const along = Math.min(i * bit, n);
      const off = (chanceOf(seed, i, way.x, way.y) - 0.5) * 9;
      return `${(from.x + way.x * along + way.y * off).toFixed(1)} ${(from.y + way.y * along - way.x * off).toFixed(1)}`;
    });
  const spots = [
    ...side(w, { x: -out, y: -out }, { x: 1, y: 0 }),
    ...side(h, { x: w - out, y: -out }, { x: 0, y: 1 }),
    ...side(w, { x: w - out, y: h - out }, { x: -1, y: 0 }),
    ...side(h, { x: -out, y: h - out }, { x: 0, y: -1 }),
  ];
  return `M${spots.join('L')}Z`;
}
