import { expect, test } from 'vitest';
import type { Sample } from '../handPath';
import { BULL, gradeOf, missed, needle, pathOf, samplesOf, zoneOf } from './steady';

const HANDS = [
  [0, 0, 0],
  [1, 1, 1],
  [-1, 1, -1],
  [0.4, -0.2, 0.7],
  [0, 1, 0],
  [0, 0, -1],
];
const far = ({ at }: Sample): number => Math.hypot(...at);

test('the needle begins at a side, goes to the other and is back after its time', () => {
  expect(needle(0, 0)).toBe(-1);
  expect(needle(0, 1300)).toBeCloseTo(1);
  expect(needle(0, 650)).toBeCloseTo(0);
  expect(needle(1, 0)).toBe(1);
  expect(Math.abs(needle(0, 650, true))).toBeGreaterThan(0.5);
});

test('a press in the green is dead centre, one at the end misses by all there is', () => {
  expect(missed(BULL)).toBe(0);
  expect(missed(-1)).toBe(-1);
  expect(gradeOf(missed(0.05))).toBe('still');
  expect([0.2, 0.5, 0.9].map((at) => gradeOf(missed(at)))).toEqual(['good', 'shaky', 'wild']);
});

test('zones are said from left to right', () => {
  expect([-1, -0.5, -0.2, 0, 0.2, 0.5, 1].map(zoneOf)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
});

test('a hand that missed nothing comes down straight and rests in its place', () => {
  const samples = samplesOf([0, 0, 0]);
  expect(samples.every(({ at: [x, y] }) => x === 0 && y === 0)).toBe(true);
  expect(far(samples.at(-1)!)).toBe(0);
  expect(far(samples.at(-3)!)).toBeLessThan(0.3);
});

test('the first press is the shake, the second the speed of letting go, the third the error of the place (S-H2)', () => {
  const wide = (misses: number[]): number => Math.max(...samplesOf(misses).map(({ at: [x] }) => Math.abs(x)));
  expect(wide([1, 0, 0])).toBeGreaterThan(7.5);
  expect(wide([0.3, 0, 0])).toBeLessThan(3);
  const fast = samplesOf([0, 1, 0]);
  expect((far(fast.at(-3)!) - far(fast.at(-1)!)) / 0.032).toBeCloseTo(90);
  expect(far(samplesOf([0, 0, 1]).at(-1)!)).toBeGreaterThan(7);
  expect(samplesOf([0, 0, -1]).at(-1)!.at[0]).toBe(-7);
});

test.each(HANDS)('a hand of %f, %f, %f is one that the rules take', (...misses) => {
  const samples = samplesOf(misses);
  const took = samples.reduce((sum, { ms }) => sum + ms, 0);
  expect(took).toBeGreaterThanOrEqual(200);
  expect(took).toBeLessThanOrEqual(3000);
  expect(samples[0]!.ms).toBe(0);
  expect(far(samples[0]!)).toBeGreaterThan(15);
  samples.slice(1).forEach(({ ms, at, tilt }, n) => {
    const before = samples[n]!;
    expect(Math.hypot(...at.map((part, axis) => part - before.at[axis]!)) / ms).toBeLessThan(0.95);
    expect(Math.hypot(...tilt.map((part, axis) => part - before.tilt[axis]!)) / ms).toBeLessThan(0.6);
  });
  expect(pathOf(misses).length).toBeLessThan(4096);
});

test('the same presses are the same hand', () => {
  expect(pathOf([0.3, -0.2, 0.5])).toBe(pathOf([0.3, -0.2, 0.5]));
  expect(pathOf([0.3, -0.2, 0.5])).not.toBe(pathOf([0.3, -0.2, 0.6]));
});
