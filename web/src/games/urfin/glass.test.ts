import { expect, test } from 'vitest';
import { glassOf, heap, heapTop, isUrgent, saidBetween, upperSand } from './glass';

test('thirty, ten and five seconds are said, once each', () => {
  const looks = Array.from({ length: 1201 }, (_, i) => 60_000 - i * 50);
  const said = looks.slice(1).map((now, i) => saidBetween(looks[i] as number, now));
  expect(said.filter((second) => second !== null)).toEqual([30, 10, 5]);
});

test('after a sleep only the latest is said', () => {
  expect(saidBetween(40_000, 8_000)).toBe(10);
  expect(saidBetween(40_000, 4_000)).toBe(5);
});

test('an empty glass says nothing', () => {
  expect(saidBetween(6_000, 0)).toBeNull();
});

test('the last ten seconds are urgent', () => {
  expect([10_001, 10_000, 1, 0].map(isUrgent)).toEqual([false, true, true, false]);
});

test('the heap grows while the upper half empties', () => {
  expect([upperSand(1) !== '', upperSand(0)]).toEqual([true, '']);
  expect([heap(1), heap(0) !== '']).toEqual(['', true]);
  expect(heapTop(0.2)).toBeLessThan(heapTop(0.8));
});

test('the glass of the turn is found by its name', () => {
  const sand = { name: 'sand-3', ms: 60_000, left_ms: 5_000 };
  expect(glassOf([{ name: 'other', ms: 1, left_ms: 1 }, sand])).toBe(sand);
  expect(glassOf([])).toBeNull();
});
