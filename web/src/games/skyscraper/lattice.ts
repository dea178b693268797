// Cards on the lattice, as the screen needs them. The unit is half a card; z is up (S-G1).
import type { Cell, Plane, Pose } from '../../wire/skyscraper';
import { BOTTOM, LEFT, MID_H, MID_V, RIGHT, TOP } from './deck';

export type Spot = readonly [x: number, y: number, z: number];

export const SIZE = 2;
export const MM = 40;
export const [FLOOR, FACES_X, FACES_Y] = [0, 1, 2] as const;

/** The axes of a card's own frame, u and v, by plane. */
export const AXES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
];
export const NORMAL: readonly number[] = [2, 0, 1];
const ALONG_V = [LEFT, MID_V, RIGHT];
const ALONG_U = [BOTTOM, MID_H, TOP];
const EDGES: ReadonlySet<number> = new Set([LEFT, RIGHT, BOTTOM, TOP]);

export const poseKey = ({ plane, x, y, z }: Pose): string => `${plane},${x},${y},${z}`;
export const cellKey = ({ x, y, z }: Cell): string => `${x},${y},${z}`;

export const cornerOf = ({ x, y, z }: Cell | Pose): Spot => [x, y, z];

const plus = (spot: Spot, axis: number, by: number): Spot =>
  spot.map((part, n) => (n === axis ? part + by : part)) as unknown as Spot;

/** A place on the card, so far along u and v. */
export function onCard(pose: Pose, u: number, v: number): Spot {
  const [along, up] = AXES[pose.plane]!;
  return plus(plus(cornerOf(pose), along!, u), up!, v);
}

export const middleOf = (pose: Pose): Spot => onCard(pose, SIZE / 2, SIZE / 2);
export const topOf = ({ plane, z }: Pose): number => (plane === FLOOR ? z : z + SIZE);

/** Both ends of a line, in the card's own frame. */
export function endsOf(line: number): readonly [readonly [number, number], readonly [number, number]] {
  const across = ALONG_V.indexOf(line as 0);
  if (across >= 0)
    return [
      [across, 0],
      [across, SIZE],
    ];
  const high = ALONG_U.indexOf(line as 2);
  return [
    [0, high],
    [SIZE, high],
  ];
}

export interface Touch {
  readonly first: number;
  readonly second: number;
  readonly along: number;
}

const lineAt = (plane: Plane, along: number, place: number): number =>
  (AXES[plane]![0] === along ? ALONG_U : ALONG_V)[place]!;

/** A joint of two cards: a whole line of both, an edge of at least one (S-G2). */
export function jointOf(one: Pose, other: Pose): Touch | null {
  if (one.plane === other.plane) return null;
  const [here, there] = [cornerOf(one), cornerOf(other)];
  const [own, its] = [NORMAL[one.plane]!, NORMAL[other.plane]!];
  const along = 3 - own - its;
  const [first, second] = [there[its]! - here[its]!, here[own]! - there[own]!];
  if (there[along] !== here[along] || first < 0 || first > SIZE || second < 0 || second > SIZE) return null;
  const touch = { first: lineAt(one.plane, along, first), second: lineAt(other.plane, along, second), along };
  return EDGES.has(touch.first) || EDGES.has(touch.second) ? touch : null;
}

/** The lines across a joint, by where they come to it. */
export const across = (plane: Plane, along: number): readonly number[] =>
  AXES[plane]![0] === along ? ALONG_V : ALONG_U;

const PITCH = [0, 0, 16, 12.5, 9.8, 7.6];

/** Where the n-th of so many workers of a cell stands, from its middle, in units. */
export function footing(n: number, count: number): readonly [number, number] {
  const row = Math.min(5, Math.ceil(Math.sqrt(count)));
  const pitch = PITCH[row]! / MM;
  return [((n % row) - (row - 1) / 2) * pitch, ((Math.floor(n / row) % row) - (row - 1) / 2) * pitch];
}
