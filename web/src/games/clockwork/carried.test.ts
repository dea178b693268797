import { expect, test } from 'vitest';
import type { Action } from '../../wire/clockwork';
import { adviceOf } from './advice';
import { Carried } from './carried.svelte';
import { ClockworkCtrl } from './ctrl.svelte';
import { tableOf, viewOf, type TestTable } from './tables';

const FROM = { x: 0, y: 0 };
const FAR = { x: 40, y: -90 };
const DISCARD: Action[] = [
  { type: 'Discard', card: 1 },
  { type: 'Discard', card: 2 },
];

function inHand(table: TestTable): { ctrl: ClockworkCtrl; carried: Carried } {
  const ctrl = new ClockworkCtrl(table);
  return { ctrl, carried: new Carried(ctrl) };
}

function lifted(table: TestTable, card: number): Carried {
  const { carried } = inHand(table);
  carried.press(card, FROM);
  carried.move(FAR, null);
  return carried;
}

test('a short touch is a tap: it lifts the card', async () => {
  const { ctrl, carried } = inHand(tableOf({ legal: DISCARD, view: viewOf({ stage: 'discard' }) }));
  carried.press(1, FROM);
  carried.move({ x: 2, y: 2 }, null);
  await carried.release(null);
  expect(ctrl.card).toBe(1);
});

test('a card dropped on a free place is discarded', async () => {
  const table = tableOf({ legal: DISCARD, view: viewOf({ stage: 'discard', table: [3] }) });
  const carried = lifted(table, 2);
  expect(carried.places).toHaveLength(63);
  await carried.release({ place: 9 });
  expect(table.sent).toEqual([{ type: 'Discard', card: 2 }]);
});

test('where it would be dropped is said before', () => {
  const table = tableOf({ legal: DISCARD, view: viewOf({ stage: 'discard' }) });
  const { ctrl, carried } = inHand(table);
  carried.press(1, FROM);
  carried.move(FAR, { place: 12 });
  expect(carried.place).toBe(12);
  expect(adviceOf(ctrl, carried)).toBe('clockwork-action-discard 1');
});

test('a card let go over nothing is in the hand again', async () => {
  const table = tableOf({ legal: DISCARD, view: viewOf({ stage: 'discard' }) });
  const carried = lifted(table, 1);
  await carried.release(null);
  expect([table.sent, carried.card]).toEqual([[], null]);
});

test('a card dropped on somebody to be challenged is shown to them', async () => {
  const table = tableOf({
    legal: [{ type: 'Take' }, { type: 'Demand', of: 1, card: 1 }],
    view: viewOf({ stage: 'arrive' }),
  });
  await lifted(table, 1).release({ seat: 1 });
  expect(table.sent).toEqual([{ type: 'Demand', of: 1, card: 1 }]);
});

test('a card that cannot be used is tried, so that the rules say why not', async () => {
  const table = tableOf(
    { legal: [{ type: 'Give', card: 1 }], view: viewOf({ stage: 'give' }) },
    { ok: false },
  );
  await lifted(table, 2).release({});
  expect(table.sent).toEqual([{ type: 'Give', card: 2 }]);
});

test('where no card is asked for, the screen says so', async () => {
  const table = tableOf({ legal: [{ type: 'Walk', to: 20 }] });
  const { ctrl, carried } = inHand(table);
  carried.press(1, FROM);
  carried.move(FAR, null);
  await carried.release({ field: 20 });
  expect(ctrl.note).toBe('clockwork-ui-no-use');
});

test('nothing is carried while others are asked', () => {
  const table = tableOf({ legal: [], myTurn: false });
  expect(lifted(table, 1).card).toBeNull();
});
