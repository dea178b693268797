// What stands on the site, from the farthest to the nearest.
import type { Cell, Pose, View } from '../../wire/skyscraper';
import { depthAt, depthOf } from './space';

export interface OnSite {
  readonly card?: { readonly card: number; readonly beams: number; readonly pose: Pose };
  readonly worker?: { readonly seat: number; readonly cell: Cell };
  /** Just tried, and whether it may be. */
  readonly tried?: boolean;
  readonly lit?: readonly number[];
}

const depth = ({ card, worker }: OnSite): number =>
  card ? depthOf(card.pose) : worker ? depthAt(worker.cell) : 0;

export const farToNear = (things: readonly OnSite[]): OnSite[] =>
  [...things].sort((one, other) => depth(one) - depth(other));

export function standingOn({ building, workers }: Pick<View, 'building' | 'workers'>): OnSite[] {
  return [
    ...building.map((card) => ({ card })),
    ...workers.flatMap(({ seat, cell }) => (cell ? [{ worker: { seat, cell } }] : [])),
  ];
}
