// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { info, seat } from '../net/fakes';
import { seatName } from './names';
import { shortName } from './shortName';

test('where there is little room a bot goes by its character, and whoever has none by the whole name', async () => {
  await i18n.choose('de');
  await i18n.learn('roads', () => Promise.reject(new Error('asked for nothing')));
  const bot = (kind: string) => info({ seats: [seat(0), seat(1, { name: '', bot: kind })] });
  expect(seatName(bot('medium:hoarder'), 1)).toBe('Bot (Hamsterer, mittel)');
  expect(shortName(bot('medium:hoarder'), 1)).toBe('Bot (Hamsterer)');
  expect(shortName(bot('medium'), 1)).toBe('Bot (mittel)');
  expect(shortName(info({ seats: [seat(0), seat(1, { bot: 'medium:hoarder' })] }), 1)).toBe('P1');
});
