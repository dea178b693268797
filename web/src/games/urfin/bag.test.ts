import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agreedBy, isOpen, whichHand, type BagAction } from './bag';
import { BagCtrl } from './bag.svelte';
import { bagTable, bagView, handSeen, ownHand, type TestBag } from './bagTables';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const touches = (table: TestBag): string[] =>
  table.sent.flatMap((action) => (action.type === 'Touch' ? [`${action.x},${action.y}`] : [action.type]));

/** The table answers like the rules: each touch is in the next view. */
function answering(table: TestBag, action: BagAction): { ok: true } {
  const hand = table.view.hand ?? ownHand();
  if (action.type === 'Touch') {
    const felt = { x: action.x, y: action.y, height: 6, slope_x: -1, slope_y: 0 };
    table.view = { ...table.view, hand: { ...hand, felt: [...hand.felt, felt] } };
  } else table.view = { ...table.view, hand: { ...hand, met: hand.met + 1, felt: [] } };
  return { ok: true };
}

function sit(table: TestBag = bagTable({}, answering)): [BagCtrl, TestBag] {
  const ctrl = new BagCtrl(table, () => Date.now());
  ctrl.look();
  return [ctrl, table];
}

test('a finger dragged slowly feels every spot it enters', async () => {
  const [ctrl, table] = sit();
  for (const x of [3, 4, 5]) {
    ctrl.touch({ x, y: 2 });
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(touches(table)).toEqual(['3,2', '4,2', '5,2']);
});

test('a finger dragged fast feels where it is, not where it was', async () => {
  const [ctrl, table] = sit();
  for (const x of [1, 2, 3, 4, 5, 6]) ctrl.touch({ x, y: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(touches(table)).toEqual(['1,2', '6,2']);
});

test('a spot that is known says itself again without asking', async () => {
  const [ctrl, table] = sit();
  ctrl.touch({ x: 3, y: 2 });
  await vi.advanceTimersByTimeAsync(300);
  ctrl.look();
  ctrl.said = '';
  ctrl.here();
  await vi.advanceTimersByTimeAsync(300);
  expect(touches(table)).toEqual(['3,2']);
  expect(ctrl.said).toContain('felt-height high');
});

test('arrow keys move the fingertip and feel, and stop at the edge of the bag', async () => {
  const [ctrl, table] = sit();
  ctrl.fingertip = { x: 10, y: 4 };
  ctrl.move(1, 0);
  await vi.advanceTimersByTimeAsync(300);
  ctrl.move(1, 0);
  expect(ctrl.fingertip).toEqual({ x: 11, y: 4 });
  expect(ctrl.said).toBe('bag-edge');
  expect(touches(table)).toEqual(['11,4']);
});

test('height and slope are said when the answer comes', async () => {
  const [ctrl] = sit();
  ctrl.touch({ x: 3, y: 2 });
  await vi.advanceTimersByTimeAsync(50);
  ctrl.look();
  expect(ctrl.said).toBe('felt-said felt-spot 4 3 felt-slope felt-height high felt-way right');
});

test('what was felt before the page was opened is not all said again', () => {
  const felt = [{ x: 1, y: 1, height: 6, slope_x: 0, slope_y: 0 }];
  const [ctrl] = sit(bagTable({ view: bagView({ hand: ownHand({ felt }) }) }));
  expect(ctrl.said).toBe('bag-met 1');
});

test('taking twice in haste takes one part', async () => {
  const [ctrl, table] = sit();
  void ctrl.take();
  void ctrl.take();
  await vi.advanceTimersByTimeAsync(500);
  expect(touches(table)).toEqual(['Take']);
});

test('letting go waits for the touch on its way, and wants nothing more of that part', async () => {
  const [ctrl, table] = sit();
  ctrl.touch({ x: 1, y: 1 });
  ctrl.touch({ x: 2, y: 2 });
  void ctrl.letGo();
  await vi.advanceTimersByTimeAsync(2000);
  expect(touches(table)).toEqual(['1,1', 'LetGo']);
});

test('nothing is sent once the hand is out', async () => {
  const [ctrl, table] = sit();
  table.view = bagView({ hand: null, hands: [handSeen({ state: 'out' })] });
  ctrl.touch({ x: 1, y: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(table.sent).toEqual([]);
});

test('in a replay the finger only hears what is known', async () => {
  const felt = [{ x: 1, y: 1, height: 6, slope_x: 0, slope_y: 0 }];
  const [ctrl, table] = sit(bagTable({ live: false, view: bagView({ hand: ownHand({ felt }) }) }));
  ctrl.touch({ x: 2, y: 2 });
  ctrl.touch({ x: 1, y: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect([table.sent, ctrl.awaited]).toEqual([[], null]);
  expect(ctrl.said).toContain('felt-height high');
});

test('a blind bag has no pane', () => {
  expect(isOpen(bagView(), 0)).toBe(true);
  expect(isOpen(bagView({ settings: { bag: 'blind' } }), 0)).toBe(false);
  expect(isOpen(bagView(), 1)).toBe(false);
});

test("a lone player's two hands are one line of the agreement", () => {
  const hands = [
    handSeen({ state: 'out', taken: 2 }),
    handSeen({ taken: 1, aim: 'roof' }),
    handSeen({ seat: 1, state: 'waiting' }),
  ];
  const view = bagView({ hands });
  expect(whichHand(view, 0)).toEqual({ number: 2, of: 2 });
  expect(agreedBy(view)).toEqual([
    { seat: 0, aim: 'roof', due: 4, taken: 3, state: 'in' },
    { seat: 1, aim: null, due: 2, taken: 0, state: 'waiting' },
  ]);
});
