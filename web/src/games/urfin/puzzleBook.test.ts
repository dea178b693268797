import { expect, test } from 'vitest';
import { PUZZLES } from '../../wire/urfin.box';
import { puzzleBook } from './puzzleBook';

test('a puzzle lasts as many turns as it has lists of parts', () => {
  const [first] = PUZZLES;
  expect(puzzleBook.get(first!.id)).toEqual({ turns: 1, soldiers: first!.soldiers.length });
});

test('every shipped puzzle has turns and soldiers', () => {
  const facts = [...puzzleBook.values()];
  expect(facts).toHaveLength(PUZZLES.length);
  expect(new Set(facts.map(({ turns }) => turns))).toEqual(new Set([1, 2]));
  expect(facts.filter(({ turns, soldiers }) => turns < 1 || soldiers < 1)).toEqual([]);
});
