// Which beams meet, and what that is worth (S-B7, S-P1 to S-P3).
import type { Pose, Standing, View } from '../../wire/skyscraper';
import { cardAt } from './deck';
import { across, jointOf, topOf } from './lattice';

/** One beam of the new card and one that stands. */
export interface Meeting {
  readonly own: number;
  readonly card: number;
  readonly line: number;
}

const has = (beams: number, line: number): boolean => ((beams >> line) & 1) === 1;

function meetingsWith(
  pose: Pose,
  beams: number,
  { pose: there, beams: its }: Standing,
  card: number,
): Meeting[] {
  const joint = jointOf(pose, there);
  if (!joint) return [];
  const others = across(there.plane, joint.along);
  const pairs = [
    [joint.first, joint.second] as const,
    ...across(pose.plane, joint.along).map((line, n) => [line, others[n]!] as const),
  ];
  return pairs
    .filter(([own, line]) => has(beams, own) && has(its, line))
    .map(([own, line]) => ({ own, card, line }));
}

export const meetings = (building: readonly Standing[], pose: Pose, beams: number): Meeting[] =>
  building.flatMap((standing, card) => meetingsWith(pose, beams, standing, card));

export interface Points {
  readonly met: number;
  readonly worker: boolean;
  readonly doubled: boolean;
  readonly total: number;
}

/** What the turn has brought so far, and whether it counts twice already (S-P3). */
export type Turn = Pick<View, 'gained' | 'raised'>;
const NEW_TURN: Turn = { gained: 0, raised: false };

/** By how much the turn is worth more with the card there: higher than all, all of it counts twice. */
export function pointsOf(
  building: readonly Standing[],
  card: number,
  pose: Pose,
  beams: number,
  { gained, raised }: Turn = NEW_TURN,
): Points {
  const met = meetings(building, pose, beams).length;
  const worker = cardAt(card).worker !== '';
  const highest = topOf(pose) > Math.max(0, ...building.map((standing) => topOf(standing.pose)));
  const doubled = highest || raised;
  const again = highest && !raised ? gained : 0;
  return { met, worker, doubled, total: (met + Number(worker)) * (doubled ? 2 : 1) + again };
}
