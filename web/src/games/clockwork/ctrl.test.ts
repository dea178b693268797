import { expect, test } from 'vitest';
import type { Action } from '../../wire/clockwork';
import { adviceOf } from './advice';
import { Carried } from './carried.svelte';
import { ClockworkCtrl } from './ctrl.svelte';
import { openCards } from './open';
import { tableOf, viewOf } from './tables';

const SEEK: Action[] = [
  { type: 'Seek', card: 1 },
  { type: 'Seek', card: 2 },
  { type: 'Seek', card: 47 },
  { type: 'Seek', card: 48 },
  { type: 'Rest' },
];
const DEMAND: Action[] = [
  { type: 'Demand', of: 1, card: 1 },
  { type: 'Demand', of: 1, card: 47 },
  { type: 'Demand', of: 1, card: 48 },
];

test('a tap on a field that glows walks there', async () => {
  const table = tableOf({ legal: [{ type: 'Walk', to: 20 }], view: viewOf({ ways: [[0, 50, 20]] }) });
  const ctrl = new ClockworkCtrl(table);
  expect(ctrl.ends).toEqual([{ field: 20, walk: true, straight: false, way: [0, 50, 20] }]);
  await ctrl.tapField(20);
  expect(table.sent).toEqual([{ type: 'Walk', to: 20 }]);
});

test('where one can walk and go straight, the player is asked which', async () => {
  const table = tableOf({
    legal: [
      { type: 'Walk', to: 3 },
      { type: 'Straight', to: 3 },
    ],
  });
  const ctrl = new ClockworkCtrl(table);
  await ctrl.tapField(3);
  expect(table.sent).toEqual([]);
  expect(ctrl.fork?.field).toBe(3);
  ctrl.cancel();
  expect(ctrl.fork).toBeNull();
});

test('a field out of reach is tried, so that the rules say why not', async () => {
  const table = tableOf({ legal: [{ type: 'Walk', to: 20 }] }, { ok: false });
  await new ClockworkCtrl(table).tapField(33);
  expect(table.sent).toEqual([{ type: 'Walk', to: 33 }]);
});

test('a tap that no rule could answer is answered by the screen', async () => {
  const table = tableOf({ legal: [{ type: 'Discard', card: 1 }], view: viewOf({ stage: 'discard' }) });
  const ctrl = new ClockworkCtrl(table);
  await ctrl.tapField(20);
  await ctrl.tapPlace(5);
  expect(table.sent).toEqual([]);
  expect(adviceOf(ctrl)).toBe('clockwork-ui-not-here');
});

test('with one verb only, the first tap lifts a card and the second uses it', async () => {
  const table = tableOf({ legal: SEEK, view: viewOf({ stage: 'towers' }) });
  const ctrl = new ClockworkCtrl(table);
  expect(ctrl.verb).toEqual({ type: 'Seek', of: null });
  await ctrl.tapCard(2);
  expect([ctrl.card, table.sent]).toEqual([2, []]);
  await ctrl.tapCard(2);
  expect(table.sent).toEqual([{ type: 'Seek', card: 2 }]);
});

test('fuel and power are named without a card', () => {
  expect(new ClockworkCtrl(tableOf({ legal: SEEK })).named).toEqual([47, 48]);
});

test('scrap can be tapped, and the rules say why it is not shown', async () => {
  const table = tableOf({ legal: SEEK }, { ok: false });
  const ctrl = new ClockworkCtrl(table);
  await ctrl.tapCard(49);
  expect(table.sent).toEqual([{ type: 'Seek', card: 49 }]);
  expect(ctrl.card).toBeNull();
});

test('between a card from the pile and a challenge the player chooses a verb first', async () => {
  const table = tableOf({ legal: [{ type: 'Take' }, ...DEMAND], view: viewOf({ stage: 'arrive' }) });
  const ctrl = new ClockworkCtrl(table);
  expect([ctrl.verb, ctrl.openVerbs.length, ctrl.plain.length]).toEqual([null, 1, 1]);
  await ctrl.tapCard(1);
  expect([table.sent, adviceOf(ctrl)]).toEqual([[], 'clockwork-ui-no-use']);
  ctrl.take({ type: 'Demand', of: 1 });
  expect(ctrl.mayChangeVerb).toBe(true);
  await ctrl.tapCard(1);
  await ctrl.tapCard(1);
  expect(table.sent).toEqual([{ type: 'Demand', of: 1, card: 1 }]);
});

test('each opponent at the Towers is a verb of its own', () => {
  const others: Action[] = DEMAND.map((action) => ({ ...action, of: 2 }) as Action);
  const ctrl = new ClockworkCtrl(tableOf({ legal: [...SEEK, ...DEMAND, ...others] }));
  expect(ctrl.verbs.map(({ type, of }) => [type, of])).toEqual([
    ['Seek', null],
    ['Demand', 1],
    ['Demand', 2],
  ]);
});

test('two bots of one name are told apart by their characters', () => {
  const legal: Action[] = [
    { type: 'Demand', of: 1, card: 1 },
    { type: 'Demand', of: 2, card: 1 },
  ];
  const ctrl = new ClockworkCtrl(
    tableOf({ legal, name: () => 'Bot', view: viewOf({ characters: [1, 2, 3] }) }),
  );
  expect(new Set(ctrl.every.map(({ label }) => label)).size).toBe(2);
});

test('what was half chosen is forgotten at the next step', async () => {
  const table = tableOf({ legal: SEEK });
  const ctrl = new ClockworkCtrl(table);
  await ctrl.tapCard(1);
  Object.assign(table, { step: 6 });
  expect(ctrl.card).toBeNull();
});

test('a discard is laid where the finger points, and a taken place is tried, too', async () => {
  const table = tableOf({
    legal: [
      { type: 'Lay', place: 0 },
      { type: 'Lay', place: 9 },
    ],
  });
  const ctrl = new ClockworkCtrl(table);
  expect([...ctrl.places]).toEqual([0, 9]);
  await ctrl.tapPlace(9);
  await ctrl.tapPlace(10);
  expect(table.sent).toEqual([
    { type: 'Lay', place: 9 },
    { type: 'Lay', place: 10 },
  ]);
});

test('everything that is legal is in the list, in words of its own', () => {
  const legal: Action[] = [
    { type: 'Walk', to: 20 },
    { type: 'Straight', to: 3 },
    { type: 'Take' },
    ...DEMAND,
    ...SEEK,
    { type: 'Keep' },
  ];
  const { every } = new ClockworkCtrl(tableOf({ legal }));
  expect(every.map(({ action }) => action)).toEqual(legal);
  expect(new Set(every.map(({ label }) => label)).size).toBe(legal.length);
});

test('in a replay, or when it is not my turn, nothing can be done', async () => {
  for (const quiet of [{ live: false }, { myTurn: false }, { busy: true }]) {
    const table = tableOf({ legal: SEEK, ...quiet });
    const ctrl = new ClockworkCtrl(table);
    await ctrl.tapCard(1);
    await ctrl.tapField(1);
    expect([ctrl.every, table.sent, adviceOf(ctrl)]).toEqual([[], [], '']);
  }
});

test('the card of a challenge lies open for the two it concerns, and for others only its back', () => {
  const secret = { stage: 'give', asker: 1, giver: 0, sought: 3 } as const;
  const [mine] = openCards(tableOf({ view: viewOf(secret) }));
  expect(mine).toEqual({ card: 3, caption: 'clockwork-ui-secret-shown P1', secret: true });
  const [third] = openCards(tableOf({ seat: 2, view: viewOf({ ...secret, sought: 0 }) }));
  expect(third).toEqual({ card: 0, caption: 'clockwork-ui-secret-third P1 P0', secret: true });
});

test('a search lies open for all: what is sought, and what was turned up', () => {
  const cards = openCards(tableOf({ seat: 1, view: viewOf({ stage: 'swap', sought: 47, found: 5 }) }));
  expect(cards.map(({ card }) => card)).toEqual([47, 5]);
});

test('a tap on the card that is hinted plays the hint, and marks nothing else', async () => {
  let followed = 0;
  const hint = {
    type: 'HintGiven',
    step: 5,
    deed: [{ type: 'Demand', of: 1, card: 1 }],
    words: [],
    reasons: [],
  } as const;
  const table = tableOf({
    legal: [{ type: 'Take' }, ...DEMAND],
    view: viewOf({ stage: 'arrive' }),
    hint,
    followHint: () => (followed += 1),
  });
  const ctrl = new ClockworkCtrl(table);
  expect([ctrl.advised, ctrl.advisedVerb({ type: 'Demand', of: 1 }), ctrl.otherVerb]).toEqual([
    1,
    false,
    false,
  ]);
  await ctrl.tapCard(1);
  expect([followed, table.sent]).toEqual([1, []]);
});

test('what is hinted without a card begins with its verb, or with another than was chosen', () => {
  const hint = {
    type: 'HintGiven',
    step: 5,
    deed: [{ type: 'Demand', of: 1, card: 48 }],
    words: [],
    reasons: [],
  } as const;
  const table = tableOf({ legal: [...SEEK, ...DEMAND], view: viewOf({ stage: 'towers' }), hint });
  const ctrl = new ClockworkCtrl(table);
  expect([ctrl.advised, ctrl.advisedVerb({ type: 'Demand', of: 1 })]).toEqual([null, true]);
  ctrl.take({ type: 'Seek', of: null });
  expect(ctrl.otherVerb).toBe(true);
});

test('whoever reaches for something in the turn of another is told whose turn it is', async () => {
  let said = 0;
  const ctrl = new ClockworkCtrl(
    Object.assign(tableOf({ myTurn: false, seat: 0 }), { sayTurn: () => said++ }),
  );
  const carried = new Carried(ctrl);
  carried.press(1, { x: 0, y: 0 });
  await carried.release(null);
  await ctrl.tapCard(1);
  await ctrl.tapField(20);
  expect(said).toBe(3);
});
