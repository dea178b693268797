// What the site shows while events are told: the building and its workers, a little behind the newest view.
// Pure.
import type { Cell, Event, JointSeen, Standing, View, Worker } from '../../wire/skyscraper';

export interface Shown {
  readonly building: readonly Standing[];
  readonly workers: readonly Worker[];
  readonly joints: readonly JointSeen[];
  readonly lost: readonly number[];
}

export const shownOf = ({ building, workers, joints, lost }: View): Shown => ({
  building,
  workers,
  joints,
  lost,
});

const EMPTY: readonly JointSeen[] = [];

const worker = (shown: Shown, number: number, cell: Cell | null, lying = false): Shown => ({
  ...shown,
  workers: shown.workers.map((each, n) => (n === number ? { ...each, cell, lying } : each)),
});

/** After that event, with the newest view for what an event does not say. */
export function after(shown: Shown, event: Event, view: View): Shown {
  switch (event.kind) {
    case 'built': {
      const { card, pose, beams, seat } = event;
      const building = [...shown.building, { card, pose, beams, by: seat }];
      return { ...shown, building, joints: view.building.length === building.length ? view.joints : EMPTY };
    }
    case 'sent':
    case 'moved':
    case 'returned':
    case 'stepped':
      return worker(shown, event.worker, event.cell);
    case 'tipped':
      return worker(shown, event.worker, event.cell, true);
    case 'fell':
    case 'rejoined':
      return worker(shown, event.worker, null);
    case 'came':
      return { ...shown, building: view.building, joints: view.joints };
    case 'trapped':
      return { ...shown, lost: view.lost };
    default:
      return shown;
  }
}
