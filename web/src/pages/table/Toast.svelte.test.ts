// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { LiveTable } from '../../net/table.svelte';
import { info } from '../../net/fakes';
import Toast from './Toast.svelte';

test('a reason goes after a while where nothing is asked that would take it away', async () => {
  vi.useFakeTimers();
  for (const [myTurn, cleared] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const clearRefusal = vi.fn();
    const refusal = {
      refusal: { clause: '', reason: 'refuse-not-your-turn', details: {} },
      action: {},
      at: 1,
    };
    const ctrl = { refusal, notice: null, myTurn, info: info(), seat: 0, clearRefusal };
    const toast = mount(Toast, { target: document.body, props: { ctrl: ctrl as unknown as LiveTable } });
    flushSync();
    vi.runAllTimers();
    expect(clearRefusal).toHaveBeenCalledTimes(cleared);
    await unmount(toast);
  }
  vi.useRealTimers();
});
