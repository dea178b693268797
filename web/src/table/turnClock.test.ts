import { expect, test } from 'vitest';
import type { TurnLeft } from '../wire/wire';
import { clockText, isShort, leftOf } from './turnClock';

const turn = (more: Partial<TurnLeft> = {}): TurnLeft => ({
  seat: 0,
  ms: 60_000,
  left_ms: 42_000,
  runs: true,
  late: false,
  ...more,
});
const days = (d: number, h: number) => `${d} d ${h} h`;

test('a clock that runs has less left the later it is, and never less than nothing', () => {
  expect([0, 2_000, 99_000].map((since) => leftOf(turn(), since))).toEqual([42_000, 40_000, 0]);
});

test('a clock that stands keeps what it has', () => {
  expect(leftOf(turn({ runs: false }), 9_000)).toBe(42_000);
});

test('it is read as a clock is, and from a day on in days', () => {
  const shown = [0, 900, 42_000, 125_000, 3_725_000, 90_000_000].map((ms) => clockText(ms, days));
  expect(shown).toEqual(['0:00', '0:01', '0:42', '2:05', '1:02:05', '1 d 1 h']);
});

test('it hurries at the end, and only while it runs', () => {
  expect(isShort(turn(), 10_001)).toBe(false);
  expect(isShort(turn(), 10_000)).toBe(true);
  expect(isShort(turn({ ms: 20_000 }), 6_000)).toBe(false);
  expect(isShort(turn({ runs: false }), 1_000)).toBe(false);
});
