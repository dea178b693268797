// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { captions } from './captions.svelte';
import { play, tone } from './sound';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  settings.captions = false;
});

test('whoever did not ask for words gets none', () => {
  play('turn');
  expect(captions.newest).toBeNull();
});

test('what is heard is written, the newest, for a while, also with the sound off', () => {
  settings.captions = true;
  settings.sound = false;
  play('lay');
  tone(440, 0.1, 'steps');
  expect(captions.newest).toBe('steps');
  vi.runAllTimers();
  expect(captions.newest).toBeNull();
});
