// A map's text as a small picture: colours of the ground and the roads over it.
import { MAPS } from '../../wire/urfin.box';

export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** One path a kind of ground. */
  readonly grounds: readonly (readonly [ground: string, path: string])[];
  readonly roads: readonly string[];
}

const GROUNDS = ['.', '~', 'B', 'c', 'P'] as const;
const STEPS: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A shipped map by its name, or the text itself. */
export const textOf = (value: string): string => MAPS[value] ?? value;

/** Null where nothing map-like is drawn: the rules say what is wrong with it, not the picture. */
export function sketch(text: string): Sketch | null {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[.~BcP]{5,}$/.test(line));
  const width = rows[0]?.length ?? 0;
  if (!width || rows.some((row) => row.length !== width)) return null;
  const grounds = GROUNDS.map((ground) => [ground, squares(rows, ground)] as const).filter(
    ([, path]) => path,
  );
  return { width, height: rows.length, grounds, roads: roadsOf(text) };
}

/** Runs of one ground in a row are one strip. */
function squares(rows: readonly string[], ground: string): string {
  const run = new RegExp(`[${ground}]+`, 'g');
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(run)].map((found) => `M${found.index} ${y}h${found[0].length}v1h-${found[0].length}z`),
    )
    .join('');
}

function roadsOf(text: string): string[] {
  return [...text.matchAll(/^road \d+ from (\d+),(\d+): ([NESW0-9 ]+)$/gm)].map(([, x, y, steps]) => {
    const lines = [...(steps as string).matchAll(/([NESW])(\d*)/g)].map(([, way, many]) =>
      line(way as string, Number(many || 1)),
    );
    return `M${Number(x) + 0.5} ${Number(y) + 0.5}${lines.join('')}`;
  });
}

function line(way: string, many: number): string {
  const [dx, dy] = STEPS[way] ?? [0, 0];
  return `l${dx * many} ${dy * many}`;
}
