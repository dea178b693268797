import { expect, test } from 'vitest';
import { FACES, leads, plainTurn, turned, turns } from './faces';

test('the box has eighteen faces', () => {
  expect(Object.keys(FACES)).toHaveLength(18);
  expect(FACES['T42']).toEqual([0, 4, 2, 4]);
});

test('a quarter turn clockwise brings north to the east', () => {
  expect(turned('D', 1)).toEqual([0, 1, 0, 0]);
  expect(turned('X24', 1)).toEqual([4, 2, 4, 2]);
});

test('only turns that look different count', () => {
  expect(turns('S')).toEqual([0, 1]);
  expect(turns('X')).toEqual([0]);
  expect(turns('T')).toEqual([0, 1, 2, 3]);
  expect(plainTurn('S', 3)).toBe(1);
});

test('a dead end leads out on one side', () => {
  expect(leads('D4', 2)).toEqual([2]);
});
