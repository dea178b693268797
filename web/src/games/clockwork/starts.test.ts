import { expect, test } from 'vitest';
import { throwers } from './starts';

test('each player has the dice that were thrown', () => {
  expect(
    throwers([
      [
        [6, 1],
        [5, 4],
      ],
    ]),
  ).toEqual([
    { seat: 0, throws: [[6, 1]] },
    { seat: 1, throws: [[5, 4]] },
  ]);
});

test('an edition with one die for the start shows one', () => {
  expect(
    throwers([
      [
        [6, 0],
        [5, 0],
      ],
    ]).map(({ throws }) => throws),
  ).toEqual([[[6]], [[5]]]);
});

test('only those who tied throw again', () => {
  const rounds = [
    [
      [4, 0],
      [1, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [3, 0],
    ],
  ] as [number, number][][];
  expect(throwers(rounds).map(({ throws }) => throws)).toEqual([[[4], [2]], [[1]], [[4], [3]]]);
});
