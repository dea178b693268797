import { expect, test } from 'vitest';
import type { TableSummary } from '../../wire/wire';
import { sorted } from './mine.svelte';

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
    line('mine', { your_turn: true }),
  ];
  expect(sorted(tables).map((each) => each.table)).toEqual(['mine', 'new', 'old', 'over']);
});

test('two seats of one table are one line, the one to move', () => {
  const lines = sorted([line('tbl', { seat: 0 }), line('tbl', { seat: 1, your_turn: true })]);
  expect(lines.map((each) => each.seat)).toEqual([1]);
});
