import { describe, expect, it } from 'vitest';
import { clipped, pack, pathOf, type Point, type Sample } from './handPath';

type Row = [number, number, number, number, number, number, number];
const GOLDEN: Row[] = [
  [0, 0, 0, 300, 0, 0, 0],
  [16, 3, 0, 276, -1, 0, 0],
  [16, -4, -1, 252, 0, 0, 0],
  [16, 5, -2, 228, 1, 0, 0],
  [16, -2, -3, 204, -1, 0, 0],
  [16, 1, -4, 180, 0, 0, -2],
  [16, 0, -5, 156, 1, 0, 0],
  [16, 2, -6, 132, -1, 0, 0],
  [16, -1, -7, 108, 0, 0, 0],
  [16, 0, -8, 84, 1, 0, 0],
  [16, 1, -9, 60, -1, 0, 0],
  [16, 0, -10, 36, 0, 0, 0],
  [16, 1, -11, 12, 1, 0, 0],
  [33, -7, 4, 3, 1, -1, 0],
];
const sample = ([ms, x, y, z, a, b, c]: Row): Sample => ({
  ms,
  at: [x / 10, y / 10, z / 10],
  tilt: [a / 2, b / 2, c / 2],
});
const TEXT =
  'AQAAAAAALAEAAAAQAwAAABQB/wAAEPz////8AAAAABAFAP7/5AABAAAQ/v/9/8wA/wAAEAEA/P+0AAAA/hAAAPv/nAABAAAQAgD6/4QA/wAAEP//+f9sAAAAABAAAPj/VAABAAAQAQD3/zwA/wAAEAAA9v8kAAAAABABAPX/DAABAAAh+f8EAAMAAf8A';

const far = ([x, y, z]: readonly number[]): number => Math.hypot(x!, y!, z!);
const took = (samples: readonly Sample[]): number => samples.reduce((sum, { ms }) => sum + ms, 0);

/** What the rules ask of every path (S-H2). */
function expectAllowed(samples: readonly Sample[]): void {
  expect(samples.length).toBeGreaterThanOrEqual(5);
  expect(samples.length).toBeLessThanOrEqual(300);
  expect(took(samples)).toBeGreaterThanOrEqual(200);
  expect(took(samples)).toBeLessThanOrEqual(3000);
  expect(samples[0]?.ms).toBe(0);
  expect(far(samples[0]!.at)).toBeGreaterThanOrEqual(15);
  samples.slice(1).forEach(({ ms, at }, n) => {
    const before = samples[n]!.at;
    expect(ms).toBeGreaterThanOrEqual(8);
    expect(ms).toBeLessThanOrEqual(250);
    expect(far(at)).toBeLessThanOrEqual(250);
    expect(far(at.map((part, axis) => part - before[axis]!)) / ms).toBeLessThanOrEqual(1);
  });
}

const drag = (count: number, ms: number, at: (n: number) => Point['at']): Point[] =>
  Array.from({ length: count }, (_, n) => ({ t: n * ms, at: at(n) }));

describe('the path of a hand', () => {
  it('is packed byte for byte as the rules read it', () => {
    expect(pack(GOLDEN.map(sample))).toBe(TEXT);
  });

  it('is within what a hand can do, however the pointer jumps', () => {
    expectAllowed(clipped(drag(60, 16, (n) => [300 - n * 5, 0, 80 - n])));
    expectAllowed(clipped(drag(900, 4, (n) => [Math.sin(n) * 400, n % 50, 3])));
    expectAllowed(clipped(drag(6, 700, (n) => [60 - n * 12, 0, 0])));
    expectAllowed(clipped(drag(3, 16, (n) => [2 - n, 0, 0])));
  });

  it('ends where it was let go', () => {
    expect(clipped(drag(40, 16, (n) => [80 - n * 2, 1, 0])).at(-1)?.at).toEqual([2, 1, 0]);
  });

  it('is none without a drag', () => {
    expect(pathOf([])).toBe('');
  });
});
