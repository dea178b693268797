import { expect, test } from 'vitest';
import type { GameInfo } from '../../wire/wire';
import { Soon } from './soon.svelte';

const games = ['roads', 'urfin'].map((id) => ({ id }) as GameInfo);

function pressed(soon: Soon, ...ids: string[]): string[] {
  const done: string[] = [];
  for (const id of ids) soon.ask(id, (game) => done.push(game.id));
  return done;
}

test('a press before the boxes are known is done as soon as they are', () => {
  const soon = new Soon();
  const done = pressed(soon, 'urfin');
  expect([soon.waits, done]).toEqual(['urfin', []]);
  soon.come(games);
  expect([soon.waits, done]).toEqual(['', ['urfin']]);
});

test('of several the last one counts, and only once', () => {
  const soon = new Soon();
  const done = pressed(soon, 'urfin', 'roads');
  soon.come(games);
  soon.come(games);
  expect(done).toEqual(['roads']);
});

test('afterwards it is done at once, and nothing for a box that is not there', () => {
  const soon = new Soon();
  const early = pressed(soon, 'chess');
  soon.come(games);
  expect(early).toEqual([]);
  expect(pressed(soon, 'roads', 'chess')).toEqual(['roads']);
  expect(soon.waits).toBe('');
});
