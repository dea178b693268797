import { expect, test } from 'vitest';
import { partsOf } from './names';

test('a bot is a level, and perhaps a character that plays at it', () => {
  expect(partsOf('medium')).toEqual({ level: 'medium', character: '' });
  expect(partsOf('medium:hoarder')).toEqual({ level: 'medium', character: 'hoarder' });
});

test('a bot by another name has no character', () => {
  expect(partsOf('search:standard')).toEqual({ level: 'search:standard', character: '' });
  expect(partsOf('')).toEqual({ level: '', character: '' });
});
