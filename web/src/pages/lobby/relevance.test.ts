import { expect, test } from 'vitest';
import type { Option } from '../../wire/wire';
import { isAsked } from './relevance';

const option = (name: string, moot: Option['moot'] = {}): Option => ({
  name,
  values: ['12', '15'],
  pattern: null,
  hint: '',
  upload: false,
  usual: '',
  moot,
});

test('what another choice makes moot is not asked for', () => {
  const signposts = option('signposts', { game: 'adult' });
  expect(isAsked(signposts, { game: 'basic' })).toBe(true);
  expect(isAsked(signposts, { game: 'adult' })).toBe(false);
});

test('puzzles are chosen from their own shelf', () => {
  expect(isAsked(option('puzzle'), {})).toBe(false);
});
