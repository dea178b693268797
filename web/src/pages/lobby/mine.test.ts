// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forget, hold } from '../../net/keys';
import type { TableSummary } from '../../wire/wire';
import { Mine, sorted } from './mine.svelte';

afterEach(() => vi.unstubAllGlobals());

const line = (table: string, more: Partial<TableSummary> = {}): TableSummary => ({
  table,
  game: 'roads',
  seat: 0,
  seats: [],
  step: 1,
  your_turn: false,
  outcome: null,
  touched: '2026-01-01',
  pace: '',
  left_ms: null,
  active: [],
  followed: false,
  cooperative: false,
  lesson: '',
  closed: '',
  puzzle: '',
  ...more,
});

test('my turn comes first, finished games last, newest first among equals', () => {
  const over = line('over', {
    outcome: { winners: [], reason: '', clause: '', scores: [] },
    touched: '2026-03-03',
  });
  const tables = [
    over,
    line('old'),
    line('new', { touched: '2026-02-02' }),
    line('shut', { touched: '2026-02-03', closed: 'rules' }),
    line('mine', { your_turn: true }),
  ];
  expect(sorted(tables).map((each) => each.table)).toEqual(['mine', 'new', 'old', 'over', 'shut']);
});

test('two seats of one table are one line, the one to move', () => {
  const lines = sorted([line('tbl', { seat: 0 }), line('tbl', { seat: 1, your_turn: true })]);
  expect(lines.map((each) => each.seat)).toEqual([1]);
});

test('without the server my tables stand there as they were last known, and say so', async () => {
  hold('elm', 'key-of-my-own-seat');
  vi.stubGlobal('fetch', async () => Response.json([line('elm', { your_turn: true }), line('gone')]));
  const then = new Mine();
  await then.look();
  expect([then.known, then.tables.map(({ table }) => table)]).toEqual([null, ['elm']]);
  expect(localStorage.getItem('igroteka.mine')).not.toContain('key-of-my-own-seat');

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const now = new Mine();
  await now.look();
  expect(now.tables.map(({ table, your_turn }) => [table, your_turn])).toEqual([['elm', true]]);
  expect(Date.parse(now.known ?? '')).toBeLessThanOrEqual(Date.now());
  forget('elm');
  await now.look();
  expect(now.tables).toEqual([]);
});
