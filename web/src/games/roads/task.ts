import type { View } from '../../wire/roads';

/** In the duel one extends and the other closes; before the lots nobody knows who. */
export function taskOf(view: View, seat: number): 'extend' | 'close' | null {
  if (view.variant !== 'duel' || view.stage === 'lots') return null;
  return seat === view.starter ? 'extend' : 'close';
}
