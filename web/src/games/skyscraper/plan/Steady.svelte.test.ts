// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doubleOf } from '../../../table/double';
import { SkyCtrl, type Physical, type SkyTable } from '../ctrl.svelte';
import { pose, viewOf } from './fakes';
import Steady from './Steady.svelte';

const BUILD: Physical = { type: 'Build', pose: pose(1, 0, 0, 1), beams: 0, hand: null };
const LONG_MS = 10_000;

let ctrl: SkyCtrl;
let game: object;

beforeEach(() => {
  vi.useFakeTimers();
  ctrl = new SkyCtrl(doubleOf<SkyTable>(viewOf({ hands: 'real' })));
  game = mount(Steady, { target: document.body, props: { ctrl } });
  flushSync();
});

afterEach(async () => {
  await unmount(game);
  vi.useRealTimers();
});

const press = (what: 'press' | 'cancel'): void => {
  document.querySelector<HTMLButtonElement>(`[data-steady=${what}]`)?.click();
  flushSync();
};

test('two presses are a hand', async () => {
  const hand = ctrl.steadiness?.(BUILD);
  press('press');
  press('press');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect((await hand)?.path).not.toBe('');
});

test('a game given up after its last press answers nothing to the next one', async () => {
  const first = ctrl.steadiness?.(BUILD);
  press('press');
  press('press');
  press('cancel');
  expect(await first).toBeNull();
  const answered = vi.fn();
  void ctrl.steadiness?.(BUILD).then(answered);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(answered).not.toHaveBeenCalled();
});
