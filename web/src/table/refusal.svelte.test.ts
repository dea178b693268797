// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { RefusedMove, TableCtrl } from './contract';
import { useRefusals } from './refusal.svelte';

class Table {
  refusal = $state.raw<RefusedMove | null>(null);
  reducedMotion = true;
}

const refused = (at: number): RefusedMove => ({
  refusal: { clause: '', reason: 'no', details: {} },
  action: 0,
  at,
});

let leave = (): void => {};
afterEach(() => leave());

function shaken(table: Table): number[] {
  const heard: number[] = [];
  leave = $effect.root(() =>
    useRefusals(table as unknown as TableCtrl, ({ at }) => {
      heard.push(at);
      return null;
    }),
  );
  flushSync();
  return heard;
}

test('each refusal shakes once, the same one again shakes again', () => {
  const table = new Table();
  const heard = shaken(table);
  for (const at of [1, 2]) {
    table.refusal = refused(at);
    flushSync();
  }
  expect(heard).toEqual([1, 2]);
});

test('what was refused before the board was opened does not shake it', () => {
  const table = new Table();
  table.refusal = refused(1);
  expect(shaken(table)).toEqual([]);
});
