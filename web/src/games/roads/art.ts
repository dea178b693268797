// What a card looks like besides its road: cut paper, and small things that stand in the fields.
import { chanceOf, cutRect } from '../../table/craft';
import { FACES } from './faces';
import { road, type Road } from './road';

const drawn = new Map<string, Road>();

/** Each face is drawn once. */
export function roadOf(face: string): Road {
  const known = drawn.get(face) ?? road(FACES[face] ?? [0, 0, 0, 0]);
  drawn.set(face, known);
  return known;
}

const CUTS = Array.from({ length: 8 }, (_, seed) => cutRect(98.4, 98.4, 0.7, seed));

export const cutOf = (seed: number): string => CUTS[seed % CUTS.length] as string;

export type Thing = 'tree' | 'bush' | 'house' | 'grass';

export interface Scenery {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
const THINGS: readonly Thing[] = ['grass', 'tree', 'bush', 'grass', 'house', 'tree'];

/** One or two things in the corners, where no road ever comes. */
export function sceneryOf(seed: number): Scenery[] {
  if (seed === 0) return [];
  const first = Math.floor(chanceOf(seed, 1) * 4);
  const second = (first + 1 + Math.floor(chanceOf(seed, 2) * 3)) % 4;
  const corners = chanceOf(seed, 3) < 0.55 ? [first, second] : [first];
  return corners.map((corner, i) => {
    const [sx, sy] = CORNERS[corner] as (typeof CORNERS)[number];
    const far = 36 + chanceOf(seed, 4, i) * 3;
    return { thing: THINGS[Math.floor(chanceOf(seed, 5, i) * THINGS.length)] as Thing, x: sx * far, y: sy * far };
  });
}

/** Where a card lies decides how it was cut and what grows on it. */
export const seedOf = (x: number, y: number): number => 1 + Math.floor(chanceOf(x, y) * 9999);
