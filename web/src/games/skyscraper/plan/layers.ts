// The building cut into layers, one for each half card of height: what lies, stands and waits on each. Pure.
import type { Rect } from '../../../table/camera';
import type { Cell, Pose, Standing, View } from '../../../wire/skyscraper';
import { FACES_X, FLOOR, SIZE } from '../lattice';
import type { Place } from '../placing';

/** Board units of half a card. */
export const U = 50;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From above, with the rows going up the screen. */
export const seen = (x: number, y: number): Spot => ({ x: x * U, y: -y * U });

/** Any card of the building, by its place in it. */
export interface Part {
  readonly number: number;
  readonly standing: Standing;
}

export interface Layer {
  /** Under everything: floor cards farther down, the nearest last. */
  readonly below: readonly Part[];
  /** Lying at this height. */
  readonly floors: readonly Part[];
  /** Standing on this height. */
  readonly feet: readonly Part[];
  /** Standing half a card lower, and reaching half a card higher. */
  readonly through: readonly Part[];
  /** Ending at this height: something may be joined to their upper edges. */
  readonly tops: readonly Part[];
}

const isFloor = ({ standing }: Part): boolean => standing.pose.plane === FLOOR;

export function layerOf(building: readonly Standing[], height: number): Layer {
  const parts = building.map((standing, number) => ({ number, standing }));
  const walls = (z: number): Part[] => parts.filter((part) => !isFloor(part) && part.standing.pose.z === z);
  const lying = parts.filter(isFloor).sort((a, b) => a.standing.pose.z - b.standing.pose.z);
  return {
    below: lying.filter(({ standing }) => standing.pose.z < height),
    floors: lying.filter(({ standing }) => standing.pose.z === height),
    feet: walls(height),
    through: walls(height - 1),
    tops: walls(height - SIZE),
  };
}

/** The highest layer that has anything to show. */
export function topLayer(
  { building, workers }: Pick<View, 'building' | 'workers'>,
  places: readonly Place[],
  cells: readonly Cell[],
): number {
  const standing = workers.flatMap(({ cell }) => (cell ? [cell.z] : []));
  const highest = building.map(({ pose }) => (pose.plane === FLOOR ? pose.z : pose.z + SIZE));
  return Math.max(
    0,
    ...highest,
    ...standing,
    ...places.map(({ pose }) => pose.z),
    ...cells.map(({ z }) => z),
  );
}

/** Numbers of the floors at a height, lowest first; those that cannot be entered have none. */
export const floorsAt = ({ floors }: Pick<View, 'floors'>, height: number): number[] =>
  [
    ...new Set(
      floors.filter((floor) => floor.height === height && floor.number >= 0).map(({ number }) => number),
    ),
  ].sort((a, b) => a - b);

/** The nearest height where there is something to choose; this one, if nowhere. */
export function nearestOf(heights: readonly number[], from: number): number {
  const sorted = [...new Set(heights)].sort((a, b) => Math.abs(a - from) - Math.abs(b - from) || b - a);
  return sorted[0] ?? from;
}

const extent = ({ plane, x, y }: Pose): readonly [number, number, number, number] =>
  plane === FLOOR
    ? [x, y, x + SIZE, y + SIZE]
    : plane === FACES_X
      ? [x, y, x, y + SIZE]
      : [x, y, x + SIZE, y];

/** All of the site that matters, whatever the layer, so that it does not jump from one to the next. */
export function siteOf(poses: readonly Pose[], cells: readonly Cell[]): Rect {
  const boxes = [
    [0, 0, SIZE, SIZE] as const,
    ...poses.map(extent),
    ...cells.map(({ x, y }) => [x, y, x + 1, y + 1] as const),
  ];
  const [left, low] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, high] = [Math.max(...boxes.map(([, , x]) => x)), Math.max(...boxes.map(([, , , y]) => y))];
  return { ...seen(left, high), w: (right - left) * U, h: (high - low) * U };
}
