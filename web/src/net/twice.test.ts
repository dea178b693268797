// @vitest-environment happy-dom
// The second tap of two comes after the answer to the first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TWICE_MS } from './acts';
import { FakeWire, update, welcome } from './fakes';
import { LiveTable } from './table.svelte';

let table: LiveTable;
const LAY = { type: 'Lay' };

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  table = new LiveTable('a token of a seat', () => new FakeWire());
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

function tapped(legal: { type: string }[]): FakeWire {
  const wire = FakeWire.last;
  wire.onopen?.();
  wire.hear(welcome(3));
  void table.send(LAY);
  wire.hear(update(4, { legal }, wire.heard('Act')[0]?.id));
  return wire;
}

test('what it may not do any more was not meant', async () => {
  const wire = tapped([{ type: 'Pass' }]);
  expect(await table.send(LAY)).toEqual({ ok: false });
  expect(wire.heard('Act')).toHaveLength(1);
});

test('what may be done again is done again', () => {
  const wire = tapped([LAY]);
  void table.send(LAY);
  expect(wire.heard('Act')).toHaveLength(2);
});

test('a moment later it is a tap of its own, and is told why not', () => {
  const wire = tapped([{ type: 'Pass' }]);
  vi.advanceTimersByTime(TWICE_MS);
  void table.send(LAY);
  expect(wire.heard('Act')).toHaveLength(2);
});

test('with something else pressed in between it is a tap of its own', () => {
  const wire = tapped([{ type: 'Pass' }]);
  for (const _ of ['a card in the hand', 'the place']) dispatchEvent(new Event('pointerdown'));
  void table.send(LAY);
  expect(wire.heard('Act')).toHaveLength(2);
});

test('the very next press is the second of two', async () => {
  const wire = tapped([{ type: 'Pass' }]);
  dispatchEvent(new Event('pointerdown'));
  expect(await table.send(LAY)).toEqual({ ok: false });
  expect(wire.heard('Act')).toHaveLength(1);
});
