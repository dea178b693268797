// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeWire, stillness, update, welcome } from './fakes';
import { LiveTable } from './table.svelte';

let table: LiveTable;
const LAY = { type: 'Lay' };
const laid = { kind: 'laid', seat: 0 };

beforeEach(() => {
  FakeWire.all = [];
  table = new LiveTable('a token of a seat', () => new FakeWire());
});
afterEach(() => table.close());

function open(step = 3): FakeWire {
  FakeWire.last.onopen?.();
  FakeWire.last.hear(welcome(step));
  return FakeWire.last;
}

const PASS = { type: 'Pass', of: { card: 1, at: 2 } };
const sideways = { of: { at: 2, card: 1 }, type: 'Pass' };

test('a click before its time is sent once the move before it has been answered', async () => {
  const wire = open();
  void table.send(LAY);
  const sent = table.send(PASS);
  wire.hear(update(4, { legal: [sideways] }, wire.heard('Act')[0]?.id));
  await stillness();
  expect(wire.heard('Act')[1]).toMatchObject({ step: 4, action: PASS });
  wire.hear(update(5, {}, wire.heard('Act')[1]?.id));
  expect(await sent).toEqual({ ok: true });
});

test('a click before its time is sent with the hand that makes it, which no list can name', async () => {
  const wire = open();
  const build = { type: 'Build', beams: 3, hand: { path: 'ab', hold: -1 } };
  for (const [beams, heard] of [
    [3, 2],
    [5, 1],
  ] as const) {
    const before = wire.heard('Act').length;
    void table.send(LAY);
    void table.send(build);
    const [first] = wire.heard('Act').slice(before);
    const listed = { type: 'Build', beams, hand: null };
    wire.hear(update(table.step + 1, { legal: [listed] }, first?.id));
    await stillness();
    const sent = wire.heard('Act').slice(before);
    expect(sent).toHaveLength(heard);
    if (sent[1]) wire.hear(update(table.step + 1, {}, sent[1].id));
    await stillness();
  }
});

test('a click before its time waits while chance has the word', async () => {
  const wire = open();
  void table.send(LAY);
  wire.hear(update(4, { active: [-1], legal: [] }, wire.heard('Act')[0]?.id));
  await stillness();
  expect(table.steady).toBe(false);
  void table.send(LAY);
  await stillness();
  expect(wire.heard('Act')).toHaveLength(1);
  wire.hear(update(5));
  await stillness();
  expect(wire.heard('Act')[1]).toMatchObject({ step: 5, action: LAY });
});

test('a click before its time waits until what came of the move before has been shown: the server would call it late', async () => {
  const wire = open();
  const finish: (() => void)[] = [];
  table.onEvents(() => new Promise<void>((done) => finish.push(done)));
  for (const step of [4, 5]) {
    void table.send(LAY);
    wire.hear(update(step, { events: [laid], asked_at: step }, wire.heard('Act').at(-1)?.id));
    await stillness();
  }
  expect([table.step, table.busy, table.legal]).toEqual([4, false, []]);
  void table.send(LAY);
  expect(wire.heard('Act')).toHaveLength(2);
  for (const shown of [0, 1]) {
    finish[shown]?.();
    await stillness();
  }
  expect(wire.heard('Act')[2]).toMatchObject({ step: 5, action: LAY });
});

test('a click before its time is forgotten when it may not be done, or somebody else is to move', async () => {
  for (const after of [{ legal: [LAY] }, { active: [1], legal: [PASS] }]) {
    const wire = open();
    void table.send(LAY);
    const sent = table.send(PASS);
    wire.hear(update(4, after, wire.heard('Act').at(-1)?.id));
    expect(await sent).toEqual({ ok: false });
    expect(wire.heard('Act')).toHaveLength(1);
    table.close();
    table = new LiveTable('a token of a seat', () => new FakeWire());
  }
});

test('a click before its time is forgotten when the non-player has a round of its own', async () => {
  const wire = open();
  void table.send(LAY);
  const sent = table.send(PASS);
  wire.hear(update(4, { active: [-1], legal: [] }, wire.heard('Act')[0]?.id));
  wire.hear(update(5, { active: [-3], legal: [] }));
  expect(await sent).toEqual({ ok: false });
  wire.hear(update(6, { legal: [PASS] }));
  await stillness();
  expect(wire.heard('Act')).toHaveLength(1);
});

test('a click before its time gives way to a newer one', async () => {
  const wire = open();
  void table.send(LAY);
  const [first, second] = [table.send(PASS), table.send({ type: 'Rest' })];
  expect(await first).toEqual({ ok: false });
  wire.hear(update(4, { legal: [PASS, { type: 'Rest' }] }, wire.heard('Act')[0]?.id));
  await stillness();
  expect(wire.heard('Act')[1]).toMatchObject({ action: { type: 'Rest' } });
  table.close();
  expect(await second).toEqual({ ok: false });
});
