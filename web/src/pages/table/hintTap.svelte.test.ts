// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { LiveTable } from '../../net/table.svelte';
import type { GameUi } from '../../table/contract';
import type { HintGiven } from '../../wire/wire';
import { useHintTap, type HintTap } from './hintTap.svelte';

const hint = (...deed: string[]): HintGiven => ({
  type: 'HintGiven',
  step: 0,
  deed: deed.map((type) => ({ type })),
  words: [],
  reasons: [],
});

async function opened(ui: Promise<GameUi>): Promise<HintTap> {
  let tap!: HintTap;
  const ctrl = { view: null, followHint: vi.fn() } as unknown as LiveTable;
  $effect.root(() => {
    tap = useHintTap(
      () => ctrl,
      () => ui,
    );
  });
  flushSync();
  await ui.catch(() => undefined);
  return tap;
}

const ui = { byHand: (_, { type }) => type === 'Build' } as GameUi;

test('a tap does what begins without a hand of the own', async () => {
  const tap = await opened(Promise.resolve(ui));
  expect(tap.does(hint('Pick', 'Build'))).toBe(true);
  expect(tap.does(hint('Build'))).toBe(false);
  expect(tap.does(hint())).toBe(false);
  expect(tap.does(null)).toBe(false);
});

// Vitest fails on a promise that nobody catches.
test('a board that does not come leaves nothing uncaught', async () => {
  const tap = await opened(Promise.reject(new Error('no line')));
  expect(tap.does(hint('Build'))).toBe(true);
});
