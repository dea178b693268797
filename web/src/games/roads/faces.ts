// What is on the face of each card: the width of the road at north, east, south and west.
import { FACES } from '../../wire/roads.box';

export type Sides = readonly [north: number, east: number, south: number, west: number];

export { FACES };

/** The order in which a hand is held. */
export const ORDER: readonly string[] = Object.keys(FACES);

export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const opposite = (side: number): Side => ((side + 2) % 4) as Side;

export const beside = (x: number, y: number, side: Side): [number, number] => [
  x + STEPS[side][0],
  y + STEPS[side][1],
];

const NOTHING: Sides = [0, 0, 0, 0];

/** After so many quarter turns clockwise. */
export function turned(face: string, turn: number): Sides {
  const sides = FACES[face] ?? NOTHING;
  return SIDES.map((side) => sides[(side + 4 - (turn % 4)) % 4]) as unknown as Sides;
}

const same = (a: Sides, b: Sides): boolean => a.every((width, side) => width === b[side]);

/** Of the turns that look alike, the one the rules know. */
export function plainTurn(face: string, turn: number): number {
  const sides = turned(face, turn);
  return SIDES.find((first) => same(turned(face, first), sides)) ?? 0;
}

/** The turns that look different: a straight has two, a crossroads one. */
export const turns = (face: string): number[] => SIDES.filter((turn) => plainTurn(face, turn) === turn);

/** Where roads lead out of the card. */
export const leads = (face: string, turn: number): Side[] =>
  SIDES.filter((side) => turned(face, turn)[side] > 0);
