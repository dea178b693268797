import { expect, test } from 'vitest';
import { adviceOf } from './advice';
import { RoadsCtrl } from './ctrl.svelte';
import { lay, tableOf, viewOf, type TestTable } from './tables';

const NORTH = { x: 0, y: -1 };
const SOUTH = { x: 0, y: 1 };
const ASIDE = { x: 1, y: 0 };
const LATER = 10_000;

test('equal cards of the hand lie in one stack', () => {
  expect(new RoadsCtrl(tableOf()).hand).toEqual([
    ['S', 1],
    ['C', 2],
  ]);
});

test('a picked card shows where it fits, and in which turns', () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('C');
  expect(ctrl.places).toEqual([
    { ...NORTH, turns: [1, 2] },
    { ...SOUTH, turns: [0, 3] },
  ]);
});

test('where only one turn fits, two taps lay the card', async () => {
  const table = tableOf();
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('S');
  await ctrl.choose(NORTH, 0);
  expect(table.sent).toEqual([lay('S', 0, -1)]);
  expect(ctrl.face).toBeNull();
});

test('where several turns fit, the first is shown and a tap turns on through the fitting ones', async () => {
  const table = tableOf();
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('C');
  await ctrl.choose(NORTH, 0);
  expect([ctrl.spot, ctrl.turn]).toEqual([NORTH, 1]);
  await ctrl.choose(NORTH, LATER);
  expect(ctrl.turn).toBe(2);
  await ctrl.choose(NORTH, 2 * LATER);
  expect(ctrl.turn).toBe(1);
  expect(table.sent).toEqual([]);
  await ctrl.lay();
  expect(table.sent).toEqual([lay('C', 0, -1, 1)]);
});

test('a double tap on a place lays the card as it is shown', async () => {
  const table = tableOf();
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('C');
  await ctrl.choose(NORTH, 1000);
  await ctrl.choose(NORTH, 1200);
  expect(table.sent).toEqual([lay('C', 0, -1, 1)]);
});

test('a card turned in the hand stays so where it fits like that', async () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('C');
  ctrl.turnOn();
  ctrl.turnOn();
  await ctrl.choose(NORTH, 0);
  expect(ctrl.turn).toBe(2);
});

test('a straight has only two turns', () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('S');
  ctrl.turnOn();
  expect(ctrl.turn).toBe(1);
  ctrl.turnOn();
  expect([ctrl.turn, ctrl.quarters]).toEqual([0, 2]);
});

test('a place that does not fit may be tried, and the refused card stays picked', async () => {
  const refusal = { clause: 'R-P1', reason: 'roads-refuse-no-road', details: {} };
  const table = tableOf({}, { ok: false, refusal });
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('S');
  await ctrl.choose(ASIDE, 0);
  expect(table.sent).toEqual([lay('S', 1, 0)]);
  expect([ctrl.face, ctrl.spot]).toEqual(['S', null]);
});

test('a purist is shown no places, and turns the card freely wherever it is tried', async () => {
  const table = tableOf({ help: 'purist' }, { ok: false });
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('C');
  expect(ctrl.shows).toBe(false);
  await ctrl.choose(NORTH, 0);
  expect([ctrl.turn, ctrl.ways]).toEqual([0, [0, 1, 2, 3]]);
  await ctrl.lay();
  expect(table.sent).toEqual([lay('C', 0, -1, 0)]);
  expect(ctrl.spot).toEqual(NORTH);
});

test('a card dropped from a drag goes where it was dropped', async () => {
  const table = tableOf();
  const ctrl = new RoadsCtrl(table);
  ctrl.press('S', { x: 0, y: 0 });
  ctrl.drag({ x: 0, y: -50 });
  expect(ctrl.dragPoint).toEqual({ x: 0, y: -50 });
  ctrl.release();
  await ctrl.choose(SOUTH, 0);
  expect(table.sent).toEqual([lay('S', 0, 1)]);
});

test('Escape takes the card off the table first, then out of the hand', async () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('C');
  await ctrl.choose(NORTH, 0);
  ctrl.cancel();
  expect([ctrl.face, ctrl.spot]).toEqual(['C', null]);
  ctrl.cancel();
  expect(ctrl.face).toBeNull();
});

test('a card shown on the table is chosen again and turns, by finger and by key', async () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('C');
  await ctrl.choose(NORTH, 0);
  expect(adviceOf(ctrl)).toBe('roads-ui-do-turn');
  ctrl.press('C', { x: 0, y: 0 });
  ctrl.release();
  expect([ctrl.face, ctrl.spot, ctrl.turn]).toEqual(['C', NORTH, 2]);
  ctrl.pick('C');
  expect([ctrl.face, ctrl.spot, ctrl.turn]).toEqual(['C', NORTH, 1]);
});

test('a card that is only in the hand is chosen again and goes back', () => {
  const ctrl = new RoadsCtrl(tableOf());
  ctrl.pick('C');
  ctrl.press('C', { x: 0, y: 0 });
  ctrl.release();
  expect(ctrl.face).toBeNull();
});

test('a late answer does not take away the card picked next', async () => {
  let answer: (sent: { ok: true }) => void = () => undefined;
  const ctrl = new RoadsCtrl(tableOf({ send: () => new Promise((said) => (answer = said)) }));
  ctrl.pick('S');
  const laying = ctrl.choose(NORTH, 0);
  ctrl.pick('C');
  answer({ ok: true });
  await laying;
  expect(ctrl.face).toBe('C');
});

test('out of turn, and in a replay, no card can be picked', () => {
  for (const idle of [{ myTurn: false }, { live: false }, { busy: true }]) {
    const ctrl = new RoadsCtrl(tableOf(idle));
    ctrl.pick('S');
    expect(ctrl.face).toBeNull();
  }
});

test('a card that is not held any more is not picked any more', () => {
  const table = tableOf();
  const ctrl = new RoadsCtrl(table);
  ctrl.pick('S');
  Object.assign(table, { view: viewOf({ hand: ['C'] }) });
  expect(ctrl.face).toBeNull();
});

test('hands are revealed, and the game is over, when the last card has been seen coming', () => {
  const view = viewOf({ all_hands: [['S'], []] });
  const before = { view: viewOf(), active: [1], outcome: null };
  const outcome = { winners: [1] } as unknown as TestTable['outcome'];
  expect(new RoadsCtrl(tableOf({ view, outcome, seen: before })).over).toBe(false);
  expect(new RoadsCtrl(tableOf({ view, outcome, seen: before })).revealed).toBeNull();
  const seen = { view, active: [], outcome };
  expect(new RoadsCtrl(tableOf({ view, outcome, seen })).over).toBe(true);
  expect(new RoadsCtrl(tableOf({ view, outcome, seen })).revealed).toEqual([['S'], []]);
});

test('the advice follows the hands', async () => {
  const ctrl = new RoadsCtrl(tableOf());
  expect(adviceOf(ctrl)).toBe('roads-ui-do-pick');
  ctrl.pick('C');
  expect(adviceOf(ctrl)).toBe('roads-ui-do-place C 2');
  await ctrl.choose(NORTH, 0);
  expect(adviceOf(ctrl)).toBe('roads-ui-do-turn');
});

test('who taps a card in the turn of another is told whose turn it is', () => {
  let said = 0;
  const waiting = (myTurn: boolean): RoadsCtrl =>
    new RoadsCtrl(Object.assign(tableOf({ myTurn, seat: 0 }), { sayTurn: () => said++ }));
  const tap = (ctrl: RoadsCtrl): void => {
    ctrl.press('S', { x: 0, y: 0 });
    ctrl.release();
  };
  tap(waiting(true));
  expect(said).toBe(0);
  tap(waiting(false));
  waiting(false).pick('S');
  expect(said).toBe(2);
});
