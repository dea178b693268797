import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Action } from '../../wire/prison';
import { PrisonCtrl } from './ctrl.svelte';
import { squareIn } from './floor';
import { figureAt, roomAt, tableOf, viewOf, type TestTable } from './tables.svelte';

const CLERIC = 2;
const ENEMY = 1;

function acting(legal: Action[], change = {}): { ctrl: PrisonCtrl; table: TestTable } {
  const figures = [figureAt(0, { kind: CLERIC }), figureAt(squareIn(0, 6), { side: 1, npc: 3 })];
  const table = tableOf({ view: viewOf({ figures, ...change }), legal });
  return { ctrl: new PrisonCtrl(table), table };
}

/** As the server would: the step is over, the view is the next one. */
function next(table: TestTable, change: object): void {
  Object.assign(table, { step: table.step + 1, ...change });
  flushSync();
}

test('a tap chooses one’s own figure, a second one lets it go', () => {
  const { ctrl } = acting([{ type: 'Begin', figure: 0 }]);
  ctrl.tap(0);
  expect(ctrl.selected).toBe(0);
  expect(ctrl.reach.has(10)).toBe(true);
  ctrl.tap(0);
  expect(ctrl.selected).toBe(null);
});

test('whoever was chosen and is wounded since is chosen no more, and reaches nothing', () => {
  const { ctrl, table } = acting([{ type: 'Begin', figure: 0 }]);
  ctrl.tap(0);
  next(table, { view: viewOf({ figures: [figureAt(0, { kind: CLERIC, wounded: true })] }) });
  expect(ctrl.selected).toBe(null);
  expect(ctrl.reach.size).toBe(0);
});

test('whoever cannot begin a move is shown no way', () => {
  const other = figureAt(squareIn(0, 3), { kind: CLERIC });
  const { ctrl } = acting([{ type: 'Begin', figure: 1 }], {
    figures: [figureAt(0, { kind: CLERIC }), other],
  });
  ctrl.tap(0);
  expect(ctrl.selected).toBe(0);
  expect(ctrl.reach.size).toBe(0);
});

test('a tap far away walks there, a step for every answer', () => {
  const { ctrl, table } = acting([{ type: 'Begin', figure: 0 }]);
  ctrl.tap(0);
  ctrl.tap(20);
  expect(table.sent).toEqual([{ type: 'Begin', figure: 0 }]);
  const steps: Action[] = [0, 1, 2, 3].map((side) => ({ type: 'Step', side }));
  const walk = (square: number, points: number): object => ({
    view: viewOf({
      figures: [figureAt(square, { kind: CLERIC })],
      expected: 'move',
      moving: { figure: 0, points, handled: false },
    }),
    legal: [...steps, { type: 'Stop' }],
  });
  next(table, walk(0, 4));
  ctrl.tick();
  next(table, walk(10, 3));
  ctrl.tick();
  ctrl.tick();
  expect(table.sent.slice(1)).toEqual([
    { type: 'Step', side: 2 },
    { type: 'Step', side: 2 },
  ]);
  next(table, walk(20, 2));
  ctrl.tick();
  expect(table.sent).toHaveLength(3);
  expect(ctrl.walking).toBe(false);
});

test('after a refusal one walks on as before', async () => {
  const table = tableOf({ legal: [{ type: 'Begin', figure: 0 }] }, { ok: false });
  const ctrl = new PrisonCtrl(table);
  ctrl.tap(1);
  await ctrl.act({ type: 'PlayCard', value: 5 });
  ctrl.tap(11);
  expect(table.sent.at(-1)).toEqual({ type: 'Begin', figure: 0 });
});

test('a move that can only stop stops by itself', () => {
  const { ctrl, table } = acting([{ type: 'Stop' }], {
    expected: 'move',
    moving: { figure: 0, points: 0, handled: false },
  });
  ctrl.tick();
  expect(table.sent).toEqual([{ type: 'Stop' }]);
});

test('a tap on an enemy in reach attacks; on one out of reach the server says why not', () => {
  const attack: Action = { type: 'Attack', figure: 0, target: ENEMY, how: 'close' };
  const near = acting([attack]);
  near.ctrl.select(0);
  near.ctrl.tap(squareIn(0, 6));
  expect(near.table.sent).toEqual([attack]);
  const far = acting([{ type: 'Begin', figure: 0 }]);
  far.ctrl.select(0);
  far.ctrl.tap(squareIn(0, 6));
  expect(far.table.sent).toEqual([attack]);
});

test('a verb with one meaning is done at once, with several it waits for a place', () => {
  const turn = (quarters: number): Action => ({ type: 'Turn', figure: 0, place: 0, quarters });
  const one = acting([turn(1)]);
  one.ctrl.select(0);
  one.ctrl.choose('turn');
  expect(one.table.sent).toEqual([turn(1)]);
  const two = acting([turn(1), turn(3)]);
  two.ctrl.select(0);
  two.ctrl.choose('turn');
  expect(two.table.sent).toEqual([]);
  expect(two.ctrl.verb).toBe('turn');
  expect(two.ctrl.roomDeeds).toHaveLength(2);
});

test('a closed room is opened by whoever may, without choosing first', () => {
  const { ctrl, table } = acting([{ type: 'Reveal', figure: 0, place: 1 }]);
  ctrl.tap(squareIn(1, 7));
  expect(table.sent).toEqual([{ type: 'Reveal', figure: 0, place: 1 }]);
});

test('before the card the server says what comes first, to whoever taps a character or a closed room', () => {
  const { ctrl, table } = acting([{ type: 'PlayCard', value: 2 }], { expected: 'card' });
  ctrl.tap(0);
  ctrl.tapRoom(1);
  expect(table.sent).toEqual([
    { type: 'Begin', figure: 0 },
    { type: 'Reveal', figure: 0, place: 1 },
  ]);
});

test('an empty square is answered, too: by what is asked, or by the server', () => {
  const asks = (legal: Action[], change = {}): string | Action | undefined => {
    const { ctrl, table } = acting(legal, change);
    ctrl.tap(4);
    return ctrl.note || table.sent.at(-1);
  };
  expect(asks([{ type: 'Pass' }])).toBe('prison-board-select');
  expect(asks([{ type: 'Reveal', figure: 0, place: 1 }])).toBe('prison-board-first');
  expect(asks([], { expected: 'choose' })).toBe('prison-board-choose');
  expect(asks([], { expected: 'card' })).toEqual({ type: 'Begin', figure: 0 });
});

test('where nobody may walk yet the server says why, and not that there is no way', () => {
  const { ctrl, table } = acting([{ type: 'Reveal', figure: 0, place: 1 }]);
  ctrl.select(0);
  ctrl.tap(4);
  expect(ctrl.note).toBe('');
  expect(table.sent).toEqual([{ type: 'Begin', figure: 0 }]);
});

test('while the others act, a closed room is only looked at', () => {
  const { ctrl, table } = acting([], { expected: 'card' });
  Object.assign(table, { myTurn: false });
  ctrl.tapRoom(1);
  expect(table.sent).toEqual([]);
});

test('on the way, a tap on a closed room stops first and opens it then', () => {
  const { ctrl, table } = acting([{ type: 'Stop' }, { type: 'Step', side: 2 }], {
    expected: 'move',
    moving: { figure: 0, points: 2, handled: false },
  });
  ctrl.tap(squareIn(1, 7));
  expect(table.sent).toEqual([{ type: 'Stop' }]);
  next(table, {
    view: viewOf({ figures: [figureAt(0, { kind: CLERIC })] }),
    legal: [{ type: 'Reveal', figure: 0, place: 1 }],
  });
  ctrl.tick();
  expect(table.sent.at(-1)).toEqual({ type: 'Reveal', figure: 0, place: 1 });
});

test('a six leaves a line of glowing squares, in the room’s own rows and columns', () => {
  const placing = { number: 0, thing: true, place: 0, row: -1, column: 0, lines: [0, 2] };
  const { ctrl, table } = acting(
    [
      { type: 'Choose', line: 0 },
      { type: 'Choose', line: 2 },
    ],
    { expected: 'choose', placing, rooms: [roomAt(0, { turn: 1 })] },
  );
  expect([...ctrl.choices.keys()]).toEqual([squareIn(0, 4), squareIn(0, 2)]);
  ctrl.tap(squareIn(0, 2));
  expect(table.sent).toEqual([{ type: 'Choose', line: 2 }]);
});

test('in a duel a token is laid on the room that is tapped', () => {
  const hide: Action = { type: 'Hide', number: 1, thing: false, place: 3 };
  const figures = [figureAt(-5), figureAt(-5, { kind: 1 })];
  const { ctrl, table } = acting([hide], {
    expected: 'hide',
    stage: 'hide',
    mode: 'duel',
    figures,
    rooms: [],
  });
  ctrl.lay({ number: 1, thing: false });
  ctrl.tapRoom(3);
  expect(table.sent).toEqual([hide]);
});

test('whom one looks at shows where it goes and what it sees', () => {
  const { ctrl } = acting([]);
  const { reach, sight } = ctrl.rangeOf(ENEMY);
  expect(reach.has(squareIn(0, 7))).toBe(true);
  expect(sight.has(squareIn(0, 9))).toBe(true);
  expect(ctrl.rangeOf(99).reach.size).toBe(0);
});

test('after a walk the turn ends with one tap: the move is stopped for the player', () => {
  const moving = {
    expected: 'move',
    moving: { figure: 0, points: 2, handled: false },
  };
  const { ctrl, table } = acting([{ type: 'Step', side: 2 }, { type: 'Stop' }], moving);
  expect(ctrl.mayEnd).toBe(true);
  ctrl.endTurn();
  expect(table.sent).toEqual([{ type: 'Stop' }]);
  next(table, { view: viewOf({ figures: [figureAt(20, { kind: CLERIC })] }), legal: [{ type: 'Pass' }] });
  ctrl.tick();
  expect(table.sent).toEqual([{ type: 'Stop' }, { type: 'Pass' }]);
});

test('what was to be done after a walk is not done in the next turn', () => {
  const moving = {
    expected: 'move',
    moving: { figure: 0, points: 2, handled: false },
  };
  const { ctrl, table } = acting([{ type: 'Stop' }, { type: 'Step', side: 2 }], moving);
  const { turn } = ctrl.view;
  ctrl.endTurn();
  next(table, { view: viewOf({ turn: turn + 1 }), legal: [{ type: 'Pass' }] });
  ctrl.tick();
  expect(table.sent).toEqual([{ type: 'Stop' }]);
});

test('a review lights the better deed on the board, where nothing may be done any more', () => {
  const { ctrl, table } = acting([]);
  Object.assign(table, { myTurn: false });
  const deed = [{ type: 'Begin', figure: 0 }, { type: 'Step', side: 1 }, { type: 'Stop' }];
  next(table, { hint: { type: 'HintGiven', step: 1, deed, words: [], reasons: [] } });
  expect(ctrl.gesture).toBe(null);
  next(table, { live: false });
  expect(ctrl.gesture?.way).toHaveLength(2);
});
