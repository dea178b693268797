// Who stands how; the best first where the variant counts.
import type { View } from '../../wire/roads';

export interface Standing {
  readonly seat: number;
  readonly left: number;
  readonly joined: number;
  readonly out: boolean;
  readonly won: boolean;
  readonly task: 'extend' | 'close' | null;
}

function taskOf(view: View, seat: number): Standing['task'] {
  if (view.variant !== 'duel' || view.stage === 'lots') return null;
  return seat === view.starter ? 'extend' : 'close';
}

/** In the heap fewest cards lead, then most roads; elsewhere players keep their places. */
export function standing(view: View, winners: readonly number[]): Standing[] {
  const rows = view.hand_sizes.map((left, seat) => ({
    seat,
    left,
    joined: view.joined[seat] ?? 0,
    out: view.out.includes(seat),
    won: winners.includes(seat),
    task: taskOf(view, seat),
  }));
  return view.variant === 'heap' ? rows.sort((a, b) => a.left - b.left || b.joined - a.joined) : rows;
}
