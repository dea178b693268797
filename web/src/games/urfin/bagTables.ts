// A table for tests: one view of the bag, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import { doubleOf, type Double } from '../../table/double';
import type { HandSeen, OwnHand } from '../../wire/urfin';
import type { BagAction, BagTable, BagView } from './bag';

export const handSeen = (change: Partial<HandSeen> = {}): HandSeen => ({
  seat: 0,
  due: 2,
  taken: 0,
  state: 'in',
  met: 1,
  touches: 0,
  aim: null,
  ...change,
});

export const ownHand = (change: Partial<OwnHand> = {}): OwnHand => ({
  felt: [],
  met: 1,
  holding: true,
  lets_left: 12,
  taken_count: 0,
  taken_felt: [],
  ...change,
});

export const bagView = (change: Partial<BagView> = {}): BagView => ({
  settings: { bag: 'touch' },
  stage: 'draw',
  turn: 1,
  hands: [handSeen()],
  hand: ownHand(),
  aims_left: [6],
  ...change,
});

const LEGAL: readonly BagAction[] = [{ type: 'Touch', x: 0, y: 0 }, { type: 'Take' }, { type: 'LetGo' }];

export interface TestBag extends Double<BagTable> {
  view: BagView;
  legal: readonly BagAction[];
}

export function bagTable(
  change: Partial<BagTable> = {},
  answer: (table: TestBag, action: BagAction) => Sent = () => ({ ok: true }),
): TestBag {
  const table: TestBag = doubleOf<BagTable>(bagView(), {
    legal: LEGAL,
    send: (action) => (table.sent.push(action), Promise.resolve(answer(table, action))),
    t: (key, args = {}) => [key.replace('urfin-ui-', ''), ...Object.values(args)].join(' '),
    ...change,
  });
  return table;
}
