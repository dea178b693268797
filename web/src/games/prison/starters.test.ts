import { expect, test } from 'vitest';
import { STARTERS } from '../../wire/prison.box';
import { suggested } from './starters';

const all = new Set([0, 1, 2, 3, 4, 5, 6, 7]);

test('four different ones are suggested', () => {
  expect(new Set(STARTERS).size).toBe(4);
  expect(suggested(all, 4)).toEqual([...STARTERS]);
});

test('who was picked by hand takes a place', () => {
  const free = new Set([...all].filter((kind) => kind !== STARTERS[0]));
  expect(suggested(free, 3)).toEqual(STARTERS.slice(1));
  const other = new Set([...all].filter((kind) => kind !== 3));
  expect(suggested(other, 3)).toEqual(STARTERS.slice(0, 3));
});

test('with the line full nobody is suggested', () => {
  expect(suggested(new Set(), 0)).toEqual([]);
});
