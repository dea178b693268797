import { expect, test } from 'vitest';
import { stacked } from './hand';

test('equal cards lie in one stack, in the order of the box', () => {
  expect(stacked(['X', 'S', 'X', 'C'], ['S', 'C', 'T', 'X'])).toEqual([
    ['S', 1],
    ['C', 1],
    ['X', 2],
  ]);
});
