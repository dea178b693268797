import { expect, test } from 'vitest';
import { bundleOf, format } from './i18n.svelte';
import { pseudo } from './pseudo';
import examples from './pseudo.json';

test.each(examples)('%s becomes strange, as it does at the terminal', (plain, strange) => {
  expect(pseudo(plain as string)).toBe(strange);
});

test('what stands between the words of a text stays as it is', () => {
  const bundle = bundleOf('en', ['greet = Good day, { $name }!'], pseudo);
  expect(format([bundle], 'greet', { name: 'Ann' })).toBe('[Góóóód dááýý, ]Ann[!]');
});
