// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { AnyCtrl } from './contract';
import { onePerTable } from './shared.svelte';

class Counting {
  readonly twice = $derived.by((): number => 2 * this.table.step);

  constructor(readonly table: AnyCtrl) {}
}

const countingOf = onePerTable((table) => new Counting(table));

/** A board that shows what its table has, until it goes. */
function boardOf(table: AnyCtrl, seen: number[]): () => void {
  const gone = $effect.root(() => {
    const counting = countingOf(table);
    $effect(() => void seen.push(counting.twice));
  });
  flushSync();
  return gone;
}

test('what a table has one of goes on counting when its first board is gone', () => {
  const table = $state({ step: 1 }) as AnyCtrl & { step: number };
  const seen: number[] = [];
  boardOf(table, seen)();
  table.step = 2;
  const gone = boardOf(table, seen);
  table.step = 3;
  flushSync();
  gone();
  expect(seen).toEqual([2, 4, 6]);
});
