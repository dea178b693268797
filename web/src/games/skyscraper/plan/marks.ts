// Cards seen from above: a floor card is a square, a wall is a bar with the marks of its beams.
import type { Pose } from '../../../wire/skyscraper';
import { BOTTOM, LEFT, MID_H, MID_V, RIGHT, TOP } from '../deck';
import { endsOf, FACES_X, FLOOR, SIZE } from '../lattice';
import { seen, U, type Spot } from './layers';

export const WALL = 15;
const INSET = 0.12;
const LANE = 4.4;
const UPRIGHTS = [LEFT, MID_V, RIGHT];
const ALONG = [BOTTOM, MID_H, TOP];

const has = (beams: number, line: number): boolean => ((beams >> line) & 1) === 1;

/** Where a wall begins and ends. */
export function wallEnds({ plane, x, y }: Pose): readonly [Spot, Spot] {
  return [seen(x, y), plane === FACES_X ? seen(x, y + SIZE) : seen(x + SIZE, y)];
}

export function wallPath(pose: Pose): string {
  const [a, b] = wallEnds(pose);
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

/** The left upper corner of a floor card on the screen. */
export const corner = ({ x, y }: Pose): Spot => seen(x, y + SIZE);

/** The beams of a floor card, as lines. */
export function floorBeams({ x, y }: Pose, beams: number): string {
  const within = (at: number): number => Math.min(Math.max(at, INSET), SIZE - INSET);
  const lines = [...UPRIGHTS, ...ALONG].filter((line) => has(beams, line));
  return lines
    .map((line) => {
      const [[u, v], [u2, v2]] = endsOf(line);
      const [a, b] =
        u === u2
          ? [seen(x + within(u), y + v), seen(x + within(u2), y + v2)]
          : [seen(x + u, y + within(v)), seen(x + u2, y + within(v2))];
      return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    })
    .join('');
}

/** Upright beams of a wall are seen from above as squares where they stand. */
export function posts(pose: Pose, beams: number): Spot[] {
  const [a, b] = wallEnds(pose);
  const at = [0.08, 0.5, 0.92];
  return UPRIGHTS.flatMap((line, n) =>
    has(beams, line) ? [{ x: a.x + (b.x - a.x) * at[n]!, y: a.y + (b.y - a.y) * at[n]! }] : [],
  );
}

/** Level beams of a wall, beside each other: the lowest on one side, the highest on the other. */
export function rails(pose: Pose, beams: number): string {
  const [a, b] = wallEnds(pose);
  const across = pose.plane === FACES_X;
  return ALONG.flatMap((line, n) => {
    if (!has(beams, line)) return [];
    const [dx, dy] = across ? [(n - 1) * LANE, 0] : [0, (1 - n) * LANE];
    return [`M${a.x + dx} ${a.y + dy}L${b.x + dx} ${b.y + dy}`];
  }).join('');
}

/** Where the sign of a free place stands: three of them may share their middle, so each keeps to its side. */
export function signOf({ plane, x, y }: Pose): Spot {
  if (plane === FLOOR) return seen(x + 0.7, y + 0.7);
  return plane === FACES_X ? seen(x, y + 1.33) : seen(x + 1.33, y);
}

export const cellMiddle = (x: number, y: number): Spot => seen(x + 0.5, y + 0.5);
export const HALF_CELL = U / 2;
