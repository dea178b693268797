// What can be chosen on a layer: places for the card in hand, places to stand, workers to take.
import type { Target } from '../../../table/targets';
import type { View } from '../../../wire/skyscraper';
import type { Chosen, Step } from '../stepping';
import { cellKey, footing } from '../lattice';
import { pointsOf } from '../meeting';
import type { Place } from '../placing';
import { stepSaid } from '../words';
import { U } from './layers';
import { cellMiddle, signOf } from './marks';
import { pointsName, poseName, workerName, type Say } from './naming';

export interface PlaceSpot extends Target {
  readonly kind: 'place';
  readonly place: Place;
  readonly points: number;
}
export interface StepSpot extends Target {
  readonly kind: 'step';
  readonly step: Step;
}
export interface WorkerSpot extends Target {
  readonly kind: 'worker';
  readonly worker: number;
}
export type PlanSpot = PlaceSpot | StepSpot | WorkerSpot;

export function placeSpots(
  view: View,
  card: number,
  places: readonly Place[],
  height: number,
  shows: boolean,
  t: Say,
): PlaceSpot[] {
  return places
    .filter(({ pose }) => pose.z === height)
    .map((place) => {
      const points = pointsOf(view.building, card, place.pose, place.faces[0] ?? 0, view).total;
      const label = shows ? `${poseName(place.pose, t)}, ${pointsName(points, t)}` : poseName(place.pose, t);
      return {
        kind: 'place',
        id: `place-${place.key}`,
        place,
        points,
        label,
        lit: true,
        ...signOf(place.pose),
      };
    });
}

export const stepSpots = (steps: ReadonlyMap<string, Step>, height: number, t: Say): StepSpot[] =>
  [...steps.values()]
    .filter(({ cell }) => cell.z === height)
    .map((step) => ({
      kind: 'step',
      id: `cell-${cellKey(step.cell)}`,
      step,
      label: stepSaid(step, t),
      lit: true,
      ...cellMiddle(step.cell.x, step.cell.y),
    }));

export interface Person {
  readonly worker: number;
  readonly seat: number;
  readonly lying: boolean;
  readonly lost: boolean;
  readonly x: number;
  readonly y: number;
}

/** Everybody at a height, each with room of their own. */
export function peopleAt(view: View, height: number): Person[] {
  const here = view.workers.flatMap(({ seat, cell, lying }, worker) =>
    cell?.z === height ? [{ worker, seat, cell, lying }] : [],
  );
  return here.map(({ worker, seat, cell, lying }) => {
    const mates = here.filter((each) => cellKey(each.cell) === cellKey(cell));
    const [dx, dy] = footing(
      mates.findIndex((each) => each.worker === worker),
      mates.length,
    );
    const { x, y } = cellMiddle(cell.x, cell.y);
    return { worker, seat, lying, lost: view.lost.includes(worker), x: x + dx * U, y: y - dy * U };
  });
}

/** Where somebody could step, those who stand there wait: Escape lets go of the worker first. */
export function workerSpots(
  view: View,
  people: readonly Person[],
  ready: ReadonlySet<number>,
  chosen: Chosen,
  steps: ReadonlyMap<string, Step>,
  name: (seat: number) => string,
  t: Say,
): WorkerSpot[] {
  const covered = (worker: number): boolean =>
    worker !== chosen && steps.has(cellKey(view.workers[worker]!.cell!));
  return people
    .filter(({ worker }) => ready.has(worker) && !covered(worker))
    .map(({ worker, x, y }) => ({
      kind: 'worker',
      id: `worker-${worker}`,
      worker,
      label: workerName(view, worker, name, t),
      lit: true,
      x,
      y,
    }));
}
