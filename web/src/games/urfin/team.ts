// The team at a glance: one line a player.
import type { HandSeen, View } from '../../wire/urfin';

export type Doing = 'ready' | 'waiting' | 'in' | 'out' | 'building' | 'done' | '';

export interface Mate {
  readonly aim: 'base' | 'roof' | 'wall' | null;
  readonly doing: Doing;
  readonly due: number;
  readonly taken: number;
}

const sum = (hands: readonly HandSeen[], of: 'due' | 'taken'): number =>
  hands.reduce((all, hand) => all + hand[of], 0);

export const isDone = (doing: Doing): boolean => doing === 'done' || doing === 'ready';

export function mateOf(view: View, seat: number): Mate {
  const hands = view.hands.filter((hand) => hand.seat === seat);
  const aim = hands.find((hand) => hand.aim)?.aim ?? null;
  return { aim, doing: doingOf(view, seat, hands), due: sum(hands, 'due'), taken: sum(hands, 'taken') };
}

function doingOf(view: View, seat: number, hands: readonly HandSeen[]): Doing {
  if (view.stage === 'ready') return view.ready.includes(seat) ? 'ready' : '';
  if (view.stage === 'build') return view.done.includes(seat) ? 'done' : 'building';
  if (view.stage !== 'draw') return '';
  if (hands.some(({ state }) => state === 'in')) return 'in';
  if (hands.some(({ state }) => state === 'waiting')) return 'waiting';
  return hands.some(({ state }) => state === 'out') ? 'out' : '';
}
