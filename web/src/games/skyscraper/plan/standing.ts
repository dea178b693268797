// How everybody stands: points, crew, and workers floor by floor, as the end will count them (S-E2). Pure.
import type { View } from '../../../wire/skyscraper';
import { FLOOR } from '../lattice';

/** The number of the floor a worker stands on; -1 for one that counts for nothing. */
export function floorOf(view: View, worker: number): number {
  const cell = view.workers[worker]?.cell;
  if (!cell || view.lost.includes(worker)) return -1;
  const under = view.building.findIndex(
    ({ pose }) => pose.plane === FLOOR && pose.z === cell.z && covers(pose, cell),
  );
  const floor = view.floors.find(({ cards }) => cards.includes(under));
  return floor?.number ?? (cell.z === 0 ? 0 : -1);
}

const covers = (pose: { x: number; y: number }, { x, y }: { x: number; y: number }): boolean =>
  x - pose.x >= 0 && x - pose.x < 2 && y - pose.y >= 0 && y - pose.y < 2;

export interface FloorCount {
  readonly floor: number;
  /** Workers that count, by seat. */
  readonly workers: readonly number[];
}

/** Highest first; floors nobody stands on decide nothing and are left out. */
export function countsOf(view: View): FloorCount[] {
  const counts = new Map<number, number[]>();
  view.workers.forEach(({ seat }, worker) => {
    const floor = floorOf(view, worker);
    if (floor < 0) return;
    const row = counts.get(floor) ?? Array.from({ length: view.seats }, () => 0);
    row[seat]! += 1;
    counts.set(floor, row);
  });
  return [...counts].sort(([a], [b]) => b - a).map(([floor, workers]) => ({ floor, workers }));
}

/** Who would have the five points, and on which floor it is decided (S-E2). */
export function topper(view: View): { seat: number; floor: number } | null {
  let seats = view.out.flatMap((out, seat) => (out ? [] : [seat]));
  for (const { floor, workers } of countsOf(view)) {
    const most = Math.max(...seats.map((seat) => workers[seat]!));
    seats = seats.filter((seat) => workers[seat] === most);
    if (seats.length === 1) return { seat: seats[0]!, floor };
  }
  return null;
}
