// The site seen from above one corner, where both axes come towards us; half a card is the unit (S-G1).
import type { Cell, Pose } from '../../wire/skyscraper';

type Point = readonly [x: number, y: number];

const UNIT = 60;
const [ASIDE, DOWN] = [0.866, 0.5];

export const seen = (x: number, y: number, z: number): Point => [
  (x - y) * ASIDE * UNIT,
  (x + y) * DOWN * UNIT - z * UNIT,
];

/** Floors have u and v along x and y, walls along their foot and upwards. */
function inSpace({ plane, x, y, z }: Pose, u: number, v: number): readonly [number, number, number] {
  if (plane === 0) return [x + u, y + v, z];
  return plane === 1 ? [x, y + u, z + v] : [x + u, y, z + v];
}

export const on = (pose: Pose, u: number, v: number): Point => seen(...inSpace(pose, u, v));

/** What is drawn first lies farther away. */
export const depthOf = (pose: Pose): number => {
  const [x, y, z] = inSpace(pose, 1, 1);
  return x + y + z;
};
export const depthAt = ({ x, y, z }: Cell): number => x + y + z + 1.2;

/** Puts the picture of a card, 200 by 200, where the card is. */
export function matrixOf(pose: Pose): string {
  const [origin, across, up] = [on(pose, 0, 0), on(pose, 1, 0), on(pose, 0, 1)];
  const [ux, uy] = [across[0] - origin[0], across[1] - origin[1]];
  const [vx, vy] = [up[0] - origin[0], up[1] - origin[1]];
  const numbers = [ux / 100, uy / 100, -vx / 100, -vy / 100, origin[0] + 2 * vx, origin[1] + 2 * vy];
  return `matrix(${numbers.map((n) => Number(n.toFixed(4))).join(' ')})`;
}
