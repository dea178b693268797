// The stability lens: which joint carries most, and how far it is from giving way (S-H3). Pure.
import type { JointSeen, Standing } from '../../../wire/skyscraper';
import { jointOf, onCard, endsOf, type Spot } from '../lattice';

/** What a joint holds at most: one card out from an edge is 1. */
export const HOLDS = 3;

export interface Load {
  readonly first: number;
  readonly second: number;
  readonly strain: number;
  /** Of what it can hold. */
  readonly share: number;
  readonly mood: 'easy' | 'busy' | 'near';
}

const moodOf = (share: number): Load['mood'] => (share < 0.5 ? 'easy' : share < 0.8 ? 'busy' : 'near');

export function loadOf(first: number, second: number, strain: number): Load {
  const share = Math.min(1, Math.max(0, strain / HOLDS));
  return { first, second, strain, share, mood: moodOf(share) };
}

/** None where nobody is told, or nothing is joined. */
export function heaviest(joints: readonly JointSeen[]): Load | null {
  const told = joints.filter(({ strain }) => strain >= 0);
  const most = told.reduce<JointSeen | null>(
    (best, joint) => (best && best.strain >= joint.strain ? best : joint),
    null,
  );
  return most && loadOf(most.first, most.second, most.strain);
}

/** Where a joint is: the middle of its line. */
export function jointSpot(
  building: readonly Standing[],
  { first, second }: { first: number; second: number },
): Spot | null {
  const [one, other] = [building[first]?.pose, building[second]?.pose];
  const touch = one && other && jointOf(one, other);
  if (!touch) return null;
  const [[u, v], [u2, v2]] = endsOf(touch.first);
  return onCard(one, (u + u2) / 2, (v + v2) / 2);
}
