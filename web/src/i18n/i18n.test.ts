// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { bundleOf, format, i18n } from './i18n.svelte';
import { bestLang, LANGS } from './langs';

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

const never = () => Promise.reject(new Error('asked for nothing'));

test('the lobby knows what stands on the boxes; the rest of a game is learnt at its table', async () => {
  await i18n.choose('de');
  expect(i18n.maybe('urfin-name')).not.toBe('');
  expect([i18n.knows('urfin'), i18n.maybe('urfin-prompt-over')]).toEqual([false, '']);
  await i18n.learn('urfin', never);
  expect(i18n.knows('urfin')).toBe(true);
  const german = i18n.t('urfin-option-sand');
  await i18n.choose('fr');
  expect([german, i18n.t('urfin-option-sand')]).not.toContain('urfin-option-sand');
  expect(i18n.t('urfin-option-sand')).not.toBe(german);
});

test('of a game from elsewhere English stands behind what a language lacks', async () => {
  await i18n.choose('it');
  await i18n.learn('nim', (_, lang) =>
    Promise.resolve(lang === 'it' ? 'nim-a = Uno' : 'nim-a = One\nnim-b = Two'),
  );
  expect([i18n.t('nim-a'), i18n.t('nim-b')]).toEqual(['Uno', 'Two']);
});

test.each(Object.keys(LANGS))('small numbers are written as %s writes them, large ones too', (lang) => {
  const bundle = bundleOf(lang, ['n = { $n }\nsome = { $n ->\n    [one] one\n   *[other] { $n }\n}']);
  const { format: written } = new Intl.NumberFormat(lang);
  for (const n of [0, 1, 7, 42, 999, 1000, 54321, -3, 2.5])
    expect(format([bundle], 'n', { n })).toBe(written(n));
  expect(format([bundle], 'some', { n: 1 })).toBe('one');
  expect(format([bundle], 'some', { n: 37 })).toBe('37');
});

test('the browser’s number formatter sleeps while numbers are small', () => {
  const bundle = bundleOf('en', ['n = { $n ->\n    [one] one\n   *[other] { $n }\n}']);
  const woken = vi.spyOn(Intl, 'NumberFormat');
  expect(format([bundle], 'n', { n: 999 })).toBe('999');
  expect(woken).not.toHaveBeenCalled();
  woken.mockRestore();
});
