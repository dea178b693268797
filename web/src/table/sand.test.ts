import { expect, test } from 'vitest';
import { leftMs, level, seconds, share } from './sand';

const SAND = { name: 'turn', ms: 60_000, left_ms: 20_000 };

test('sand runs from what the server said', () => {
  expect(leftMs(SAND, 5_000)).toBe(15_000);
  expect(share(SAND, 5_000)).toBe(0.25);
});

test('an empty glass stays empty', () => {
  expect(leftMs(SAND, 99_000)).toBe(0);
});

test('the last started second still counts', () => {
  expect(seconds(1)).toBe(1);
  expect(seconds(0)).toBe(0);
});

test('half the sand in a cone stands higher than half', () => {
  expect(level(1)).toBe(1);
  expect(level(0.5)).toBeGreaterThan(0.75);
});
