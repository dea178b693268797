// Where the card in hand may go: builds grouped by their place, each with the ways it may be turned.
import type { Action, Build, Pose, Standing } from '../../wire/skyscraper';
import { poseKey } from './lattice';
import { pointsOf } from './meeting';

export interface Place {
  readonly key: string;
  readonly pose: Pose;
  /** Beams as the card may lie there, what scores most first. */
  readonly faces: readonly number[];
}

export function placesOf(legal: readonly Action[], building: readonly Standing[], card: number): Place[] {
  const found = new Map<string, Build[]>();
  for (const action of legal) {
    if (action.type !== 'Build') continue;
    const key = poseKey(action.pose);
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return [...found].map(([key, builds]) => ({
    key,
    pose: builds[0]!.pose,
    faces: bestFirst(builds, building, card),
  }));
}

function bestFirst(builds: readonly Build[], building: readonly Standing[], card: number): number[] {
  const worth = builds.map(({ pose, beams }) => ({
    beams,
    points: pointsOf(building, card, pose, beams).total,
  }));
  return worth.sort((a, b) => b.points - a.points || a.beams - b.beams).map(({ beams }) => beams);
}
