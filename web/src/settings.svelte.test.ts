// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { settings } from './settings.svelte';

test('a new name is news to nobody who asked for something else', () => {
  const seen: boolean[] = [];
  const gone = $effect.root(() => {
    $effect(() => void seen.push(settings.plain));
  });
  flushSync();
  settings.name = 'Mia';
  flushSync();
  settings.plain = true;
  flushSync();
  gone();
  expect(seen).toEqual([false, true]);
  expect(JSON.parse(localStorage.getItem('igroteka.settings') ?? '')).toMatchObject({
    name: 'Mia',
    plain: true,
  });
});
