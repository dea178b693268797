import { expect, test } from 'vitest';
import { CARDS, FUEL, faceOf, setOf } from './cards';
import { collecting } from './collecting';

const parts = (set: number): number[] =>
  Array.from({ length: CARDS }, (_, n) => n + 1).filter((card) => setOf(card) === set);

test('of a machine begun both are told, what is held and what is lacking', () => {
  const [first = 0, second = 0] = parts(0);
  const [begun] = collecting({ hand: [second] });
  expect(begun?.set).toBe(0);
  expect(begun?.held).toBe(1);
  expect(begun?.parts.find(({ card }) => card === second)?.held).toBe(true);
  expect(begun?.parts.find(({ card }) => card === first)?.held).toBe(false);
  expect(begun?.parts).toHaveLength(faceOf(first)?.of ?? 0);
});

test('the machine that lacks least comes first, and twice the same is one part', () => {
  const [a = 0] = parts(0);
  const [b = 0, c = 0] = parts(1);
  expect(collecting({ hand: [a, a, b, c] }).map(({ set }) => set)).toEqual([1, 0]);
});

test('what is no part of a machine is not collected', () => {
  expect(collecting({ hand: [FUEL] })).toEqual([]);
});
