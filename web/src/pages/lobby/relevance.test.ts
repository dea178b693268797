import { expect, test } from 'vitest';
import { isAsked } from './relevance';

test('signposts are not asked for where soldiers start at the edge (U-A3)', () => {
  expect(isAsked('urfin', 'signposts', { game: 'basic' })).toBe(true);
  expect(isAsked('urfin', 'signposts', { game: 'adult' })).toBe(false);
});

test('puzzles are chosen from their own shelf', () => {
  expect(isAsked('urfin', 'puzzle', {})).toBe(false);
});
