import { expect, test } from 'vitest';
import { adviceOf } from './advice';
import { UrfinCtrl } from './ctrl.svelte';
import { built, tableOf, viewOf } from './tables';

const FAR = { x: 90, y: 90 };
const STEADY = { dx: 0, dy: 0 };

const held = (part = 0, change = {}) => viewOf({ drawn: [{ part, seat: 0, by: 0 }], ...change });

test('a tap takes a part, and a second tap lays it back', async () => {
  const table = tableOf();
  const ctrl = new UrfinCtrl(table);
  await ctrl.tap(0);
  expect(ctrl.held).toBe(0);
  await ctrl.tap(0);
  expect(ctrl.held).toBeNull();
  expect(table.sent).toEqual([{ type: 'Grab', part: 0 }, { type: 'PutBack' }]);
});

test('a tap on another part changes hands', async () => {
  const table = tableOf({ view: held() });
  await new UrfinCtrl(table).tap(12);
  expect(table.sent).toEqual([{ type: 'PutBack' }, { type: 'Grab', part: 12 }]);
});

test('a mouse puts at once', async () => {
  const table = tableOf({ view: held() });
  await new UrfinCtrl(table).choose(9, true);
  expect(table.sent).toEqual([{ type: 'Put', cell: 9, axis: '', dx: 0, dy: 0 }]);
});

test('a finger sees the part first, and puts it with the second tap', async () => {
  const table = tableOf({ view: held() });
  const ctrl = new UrfinCtrl(table);
  await ctrl.choose(9, false);
  expect([ctrl.ghost, table.sent]).toEqual([9, []]);
  await ctrl.choose(9, false);
  expect(table.sent).toHaveLength(1);
  expect(ctrl.ghost).toBeNull();
});

test('a roof 3 is shown first in any hand, and can be turned', async () => {
  const table = tableOf({ view: held(12, { field: [built(9, { base: 0 })] }) });
  const ctrl = new UrfinCtrl(table);
  await ctrl.choose(9, true);
  expect([ctrl.ghost, ctrl.axis]).toEqual([9, 'ns']);
  ctrl.turn();
  await ctrl.confirm();
  expect(table.sent).toEqual([{ type: 'Put', cell: 9, axis: 'ew', dx: 0, dy: 0 }]);
});

test('where it may not stand it is tried, so that the rules say why', async () => {
  const table = tableOf({ view: held() }, { answer: { ok: false } });
  const ctrl = new UrfinCtrl(table);
  await ctrl.choose(24, false);
  expect(table.sent).toEqual([{ type: 'Put', cell: 24, axis: '', dx: 0, dy: 0 }]);
  expect(ctrl.held).toBe(0);
});

test('a part is dragged from the tray onto a cell', async () => {
  const table = tableOf();
  const ctrl = new UrfinCtrl(table);
  ctrl.press(0, { x: 0, y: 0 });
  ctrl.drag(FAR);
  expect(ctrl.dragged).toBe(0);
  await ctrl.release(9, { dx: 120, dy: -40 });
  expect(table.sent).toEqual([
    { type: 'Grab', part: 0 },
    { type: 'Put', cell: 9, axis: '', dx: 0, dy: 0 },
  ]);
});

test('unsteady hands let go where they let go', async () => {
  const { settings } = viewOf();
  const table = tableOf({ view: viewOf({ settings: { ...settings, steady_hands: false } }) });
  const ctrl = new UrfinCtrl(table);
  ctrl.press(0, { x: 0, y: 0 });
  ctrl.drag(FAR);
  await ctrl.release(9, { dx: 120, dy: -40 });
  expect(table.sent.at(-1)).toEqual({ type: 'Put', cell: 9, axis: '', dx: 120, dy: -40 });
});

test('let go beside the map, the part stays in the hand', async () => {
  const table = tableOf();
  const ctrl = new UrfinCtrl(table);
  ctrl.press(0, { x: 0, y: 0 });
  ctrl.drag(FAR);
  await ctrl.release(null, STEADY);
  await Promise.resolve();
  expect([ctrl.held, table.sent]).toEqual([0, [{ type: 'Grab', part: 0 }]]);
});

test('Escape takes back the ghost, then the part', async () => {
  const table = tableOf({ view: held() });
  const ctrl = new UrfinCtrl(table);
  await ctrl.choose(9, false);
  await ctrl.cancel();
  expect([ctrl.ghost, table.sent]).toEqual([null, []]);
  await ctrl.cancel();
  expect(table.sent).toEqual([{ type: 'PutBack' }]);
});

test('a purist sees no places and tries anywhere', async () => {
  const table = tableOf({ view: held(), help: 'purist' });
  const ctrl = new UrfinCtrl(table);
  await ctrl.choose(24, false);
  expect([ctrl.ghost, table.sent]).toEqual([24, []]);
});

test('in a replay, in another stage, or once done, no hand moves', async () => {
  for (const quiet of [
    { live: false },
    { myTurn: false },
    { view: viewOf({ stage: 'ready' }) },
    { view: viewOf({ done: [0] }) },
  ]) {
    const table = tableOf(quiet);
    const ctrl = new UrfinCtrl(table);
    await ctrl.tap(0);
    expect([table.sent, adviceOf(ctrl)]).toEqual([[], '']);
  }
});

test('the advice goes with the hands', async () => {
  const table = tableOf();
  const ctrl = new UrfinCtrl(table);
  expect(adviceOf(ctrl)).toBe('urfin-ui-do-pick');
  await ctrl.tap(0);
  expect(adviceOf(ctrl)).toBe('urfin-ui-do-place');
  await ctrl.choose(9, false);
  expect(adviceOf(ctrl)).toBe('urfin-ui-do-confirm');
  const roof = new UrfinCtrl(tableOf({ view: held(6), legal: [{ type: 'Done' }] }));
  expect(adviceOf(roof)).toBe('urfin-ui-do-base-first');
  const bare = new UrfinCtrl(tableOf({ view: viewOf({ drawn: [] }) }));
  expect(adviceOf(bare)).toBe('urfin-ui-do-done');
});

test('what comes of a part is asked for where it may stand, and told', async () => {
  const preview = {
    covers: [1, 2, 3],
    ahead: [],
    hits: [
      [1, 1],
      [2, 0.25],
    ] as [number, number][],
  };
  const ctrl = new UrfinCtrl(tableOf({ view: held() }, { preview }));
  ctrl.look(24);
  await new Promise((done) => setTimeout(done, 90));
  expect(ctrl.foresight.preview).toBeNull();
  ctrl.look(9);
  await new Promise((done) => setTimeout(done, 90));
  expect(ctrl.foresight.preview).toEqual(preview);
  expect(adviceOf(ctrl)).toBe('urfin-ui-foreseen-hits 3 1, 2 (25 %)');
});

test('whoever is done and reaches for a part is told who still builds', async () => {
  let said = 0;
  const ctrl = new UrfinCtrl(Object.assign(tableOf({ myTurn: false, seat: 0 }), { sayTurn: () => said++ }));
  ctrl.press(0, { x: 0, y: 0 });
  await ctrl.release(null, { dx: 0, dy: 0 });
  await ctrl.tap(0);
  expect(said).toBe(2);
});
