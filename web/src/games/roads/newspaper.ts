// A page of a newspaper nobody can read: columns of strokes, a picture here and there.
import { chanceOf } from '../../table/craft';
import { CELL } from './places';

const LINE = 8.5;
const WORD = 17;

/** One column of print, a cell wide and a cell high; some cells hold a picture or a headline. */
function printed(x: number, y: number): string {
  const [left, top] = [(x - 0.5) * CELL + 7, (y - 0.5) * CELL + 8];
  const kind = chanceOf(x, y, 11);
  if (kind < 0.1) return framed(left, top);
  const headline = kind > 0.8 ? `M${left} ${top + 4}h${62 + chanceOf(x, y) * 22}` : '';
  const lines = Array.from({ length: 10 }, (_, i) => i).slice(headline ? 2 : 0);
  return headline + lines.map((i) => lineOf(x, y, i, left, top + i * LINE + 4)).join('');
}

/** Words of different lengths until the column is full. */
function lineOf(x: number, y: number, line: number, left: number, at: number): string {
  let path = '';
  for (let used = 0, word = 0; used < CELL - 22; word++) {
    const length = Math.min(4 + chanceOf(x, y, line, word) * WORD, CELL - 15 - used);
    path += `M${(left + used).toFixed(1)} ${at}h${length.toFixed(1)}`;
    used += length + 4;
  }
  return path;
}

const framed = (left: number, top: number): string =>
  `M${left} ${top}h86v58h-86zM${left + 4} ${top + 52}l24-30 16 18 12-12 26 24M${left + 62} ${top + 16}h8` +
  `M${left} ${top + 68}h80M${left} ${top + 76}h64`;

export function printOf(width: number, height: number): string {
  let path = '';
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) path += printed(x, y);
  return path;
}

/** The lines between the cells. */
export function gridOf(width: number, height: number): string {
  const [left, top] = [-CELL / 2, -CELL / 2];
  const down = Array.from(
    { length: width - 1 },
    (_, i) => `M${left + (i + 1) * CELL} ${top}v${height * CELL}`,
  );
  const across = Array.from(
    { length: height - 1 },
    (_, i) => `M${left} ${top + (i + 1) * CELL}h${width * CELL}`,
  );
  return [...down, ...across].join('');
}
