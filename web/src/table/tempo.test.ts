import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './queue';
import { setTempo, TEMPOS, type Tempo } from './tempo';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setTempo('normal');
  vi.useRealTimers();
});

test.each(Object.keys(TEMPOS) as Tempo[])('every board waits by the one tempo: %s', async (tempo) => {
  setTempo(tempo);
  let over = false;
  void pause(1000, new AbortController().signal).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(1000 * TEMPOS[tempo] - 1);
  expect(over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toBe(true);
});
