// @vitest-environment happy-dom
// What the table says to the player, and for how long.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeWire, stillness, update, welcome } from './fakes';
import { LiveTable } from './table.svelte';

let table: LiveTable;
let wire: FakeWire;

beforeEach(() => {
  table = new LiveTable('a token of a seat', () => new FakeWire());
  wire = FakeWire.last;
  wire.onopen?.();
  wire.hear(welcome(3));
});
afterEach(() => table.close());

test('a reason stays while others move, until something else is asked of me', async () => {
  const refusal = { clause: 'C-C1', reason: 'clockwork-refuse-taken', details: {} };
  void table.send({ type: 'Lay' });
  wire.hear({ type: 'Refused', id: wire.heard('Act')[0]?.id ?? '', refusal });
  wire.hear(update(4));
  await stillness();
  expect(table.refusal).toMatchObject({ refusal });
  wire.hear(update(5, { asked_at: 5 }));
  expect(table.refusal).toBe(null);
});

test('a takeback refused is forgotten once another is asked for, or a move is taken back', () => {
  const news = [
    { type: 'TakebackAsked', by: 1 } as const,
    update(4, { note: { kind: 'taken-back', seat: 1, ms: 0 } }),
  ];
  for (const each of news) {
    wire.hear({ type: 'TakebackAsked', by: 1 });
    wire.hear({ type: 'TakebackAnswered', by: 2, yes: false });
    expect(table.notice?.key).toBe('takeback-refused');
    wire.hear(each);
    expect(table.notice).toBe(null);
  }
});

test('whoever refuses a takeback need not be told', () => {
  wire.hear({ type: 'TakebackAsked', by: 1 });
  wire.hear({ type: 'TakebackAnswered', by: 0, yes: false });
  expect([table.takeback.by, table.notice]).toEqual([null, null]);
});
