// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { info, seat } from '../net/fakes';
import { partsOf, seatName, shortName } from './names';

test('a bot is a level, and perhaps a character that plays at it', () => {
  expect(partsOf('medium')).toEqual({ level: 'medium', character: '' });
  expect(partsOf('medium:hoarder')).toEqual({ level: 'medium', character: 'hoarder' });
});

test('a bot by another name has no character', () => {
  expect(partsOf('search:standard')).toEqual({ level: 'search:standard', character: '' });
  expect(partsOf('')).toEqual({ level: '', character: '' });
});

test('where there is little room a bot goes by its character, and whoever has none by the whole name', async () => {
  await i18n.choose('de');
  await i18n.learn('roads', () => Promise.reject(new Error('asked for nothing')));
  const bot = (kind: string) => info({ seats: [seat(0), seat(1, { name: '', bot: kind })] });
  expect(seatName(bot('medium:hoarder'), 1)).toBe('Bot (Hamsterer, mittel)');
  expect(shortName(bot('medium:hoarder'), 1)).toBe('Bot (Hamsterer)');
  expect(shortName(bot('medium'), 1)).toBe('Bot (mittel)');
  expect(shortName(info({ seats: [seat(0), seat(1, { bot: 'medium:hoarder' })] }), 1)).toBe('P1');
});
