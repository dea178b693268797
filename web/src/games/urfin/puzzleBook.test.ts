import { expect, test } from 'vitest';
import { puzzleBook, readBook } from './puzzleBook';

const BOOK = `# a book
[[puzzle]]
id = "elm"
map = "meadow"
soldiers = [[1, 12], [4, 9]]
parts = [[0, 6, 15]]

[[puzzle]]
id = "oak"
soldiers = [
    [2, 3],
]
parts = [
    [0, 6],
    [3, 9],
]
`;

test('a puzzle lasts as many turns as it has lists of parts', () => {
  expect(readBook(BOOK)).toEqual([
    { id: 'elm', turns: 1, soldiers: 2 },
    { id: 'oak', turns: 2, soldiers: 1 },
  ]);
});

test('every shipped puzzle has turns and soldiers', async () => {
  const facts = [...(await puzzleBook()).values()];
  expect(new Set(facts.map(({ turns }) => turns))).toEqual(new Set([1, 2]));
  expect(facts.filter(({ turns, soldiers }) => turns < 1 || soldiers < 1)).toEqual([]);
});
