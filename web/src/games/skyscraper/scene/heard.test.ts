import { expect, test } from 'vitest';
import type { Film } from '../film';
import { between, noises } from './heard';

function filmed(frames: number, ...ways: ((n: number) => readonly [number, number, number])[]): Film {
  return {
    rate: 25,
    frames,
    bodies: ways.map((_, number) => ({ worker: false, number })),
    lie: (frame, body) => [...ways[body]!(frame), 1, 0, 0, 0],
  };
}

const still = (): readonly [number, number, number] => [0, 0, 2];

test('a tower that stands still is not heard', () => {
  expect(noises(filmed(40, still, still))).toEqual([]);
});

test('it creaks where it turns back, the softer the less it sways', () => {
  const film = filmed(60, (n) => [0.1 * Math.exp(-n / 20) * Math.sin(n / 3), 0, 4], still);
  const heard = noises(film);
  expect(heard.length).toBeGreaterThan(2);
  expect(heard.every(({ kind }) => kind === 'creak')).toBe(true);
  expect(heard.at(-1)!.loud).toBeLessThan(heard[0]!.loud);
});

test('what falls knocks where it is stopped', () => {
  const heard = noises(filmed(40, (n) => [0, 0, Math.max(0, 4 - 0.01 * n * n)]));
  expect(heard).toEqual([{ at: 20 / 39, kind: 'knock', loud: expect.closeTo(0.78, 1) }]);
  expect(between(heard, 0, 0.5)).toEqual([]);
  expect(between(heard, 0.5, 1)).toHaveLength(1);
});
