// Woods as paths: the trees of a row together.
import type { Tree } from './growth';
import { scaled } from './scatter';

export interface Row {
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}

const SHADE = 'm-10 9q12-5 24 0q-10 6-24 0z';
const TREES = {
  fir: { body: 'm0-15l8 11h-3.5l7 10h-23l7-10h-3.5z', light: 'm0-12l-5 8h5zm0 10l-7 7h7z' },
  round: {
    body: 'm-1.5 9v-6q-10-2-7-9q0-8 8-8q9 0 9 8q3 7-7 9v6z',
    light: 'm-5-4q-1-7 6-7.5q-3 4-6 7.5z',
  },
} as const;

export function rowOf(trees: readonly Tree[]): Row {
  const drawn = (of: (tree: Tree) => string): string =>
    trees.map((tree) => `M${tree.x} ${tree.y}${scaled(of(tree), tree.size)}`).join('');
  return {
    shade: drawn(() => SHADE),
    body: drawn(({ kind }) => TREES[kind].body),
    light: drawn(({ kind }) => TREES[kind].light),
  };
}
