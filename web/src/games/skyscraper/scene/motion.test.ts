// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTempo, TEMPOS, type Tempo } from '../../../table/tempo';
import { tween } from './motion';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame'] }));
afterEach(() => {
  setTempo('normal');
  vi.useRealTimers();
});

test.each(Object.keys(TEMPOS) as Tempo[])(
  'what moves in the scene takes its time at the tempo: %s',
  (tempo) => {
    setTempo(tempo);
    let part = 0;
    void tween(1000, new AbortController().signal, (now) => (part = now));
    vi.advanceTimersByTime(1000 * TEMPOS[tempo] * 0.5);
    expect(part).toBeCloseTo(0.5, 1);
    vi.advanceTimersByTime(1000 * TEMPOS[tempo]);
    expect(part).toBe(1);
  },
);
