// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { bundleOf, format, i18n } from './i18n.svelte';
import { bestLang } from './langs';

const EN = bundleOf('en', ['a = A\nb = B { $n }']);
const RU = bundleOf('ru', ['a = А']);

beforeEach(() => localStorage.clear());

test('the reader’s language comes first, English behind it', () => {
  expect(format([RU, EN], 'a')).toBe('А');
  expect(format([RU, EN], 'b', { n: 2 })).toBe('B 2');
});

test('a text nobody wrote shows its key', () => {
  expect(format([RU, EN], 'c')).toBe('c');
});

test.each([
  [['ru-RU', 'en'], 'ru'],
  [['pt-BR', 'es-MX'], 'es'],
  [['ja'], 'en'],
  [[], 'en'],
])('of %j we speak %s', (wanted, lang) => {
  expect(bestLang(wanted)).toBe(lang);
});

test('a chosen language is kept, and games speak it too', async () => {
  await i18n.choose('ru');
  expect(document.documentElement.lang).toBe('ru');
  expect(i18n.t('roads-name')).toBe('Дороги');
  await i18n.start();
  expect(i18n.lang).toBe('ru');
});
