import { expect, test } from 'vitest';
import type { Sample } from '../handPath';
import { atOf, BULL, GRADES, gradeOf, missed, needle, pathOf, samplesOf, shakeOf, zoneOf } from './steady';
import told from './needle.json';

const HANDS = [
  [0, 0],
  [1, 1],
  [-1, 1],
  [0.4, -0.2],
  [0, 1],
  [1, 0],
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

test('each grade begins where the one before ends, and its middle is in it', () => {
  for (const { grade, middle } of GRADES) expect(gradeOf(missed(atOf(middle)))).toBe(grade);
});

const speed = (samples: readonly Sample[]): number => {
  const [one, other] = [samples.at(-3)!.at, samples.at(-1)!.at];
  return Math.hypot(...other.map((part, axis) => part - one[axis]!)) / 0.032;
};

test('the first press is the shake, the second the speed of letting go, as of any hand (S-H2)', () => {
  const wide = (misses: number[]): number => Math.max(...samplesOf(misses).map(({ at: [x] }) => Math.abs(x)));
  expect(wide([1, 0])).toBeGreaterThan(3);
  expect(wide([0.3, 0])).toBeLessThan(3);
  expect(wide([0, 0])).toBeLessThan(1.1);
  expect(shakeOf(0)).toBe(0.5);
  expect(speed(samplesOf([0.4, 0]))).toBeCloseTo(5);
  expect(speed(samplesOf([0.4, 1]))).toBeCloseTo(60);
});

test.each(told)('the study presses as the browser does: $shake, $release', ({ shake, release, path }) => {
  expect(pathOf([shake, release])).toBe(path);
});

test.each(HANDS)('a hand of %f, %f is one that the rules take', (...misses) => {
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
  expect(pathOf([0.3, -0.2])).toBe(pathOf([0.3, -0.2]));
  expect(pathOf([0.3, -0.2])).not.toBe(pathOf([0.3, -0.3]));
});
