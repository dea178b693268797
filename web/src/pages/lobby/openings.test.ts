// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forget, hold } from '../../net/keys';
import type { OpenTable } from '../../wire/wire';
import { Openings } from './openings.svelte';

const line = (table: string, game: string): OpenTable => ({
  table,
  game,
  options: {},
  seats: [],
  free: 1,
  watchers: 0,
  step: 0,
  touched: '2026-01-01',
});

afterEach(() => vi.unstubAllGlobals());

test('the board shows the tables of one game, or of all; my own are among my tables', async () => {
  hold('mine', 'key-of-my-own-seat');
  const lines = [line('elm', 'roads'), line('oak', 'urfin'), line('mine', 'prison')];
  vi.stubGlobal('fetch', async () => Response.json(lines));
  const board = new Openings();
  await board.look();
  expect(board.games).toEqual(['roads', 'urfin']);
  expect(board.shown.map(({ table }) => table)).toEqual(['elm', 'oak']);
  board.game = 'urfin';
  expect(board.shown.map(({ table }) => table)).toEqual(['oak']);
  forget('mine');
});
