// A card's road as paths, drawn from the widths at its four sides. The card reaches from -50 to 50.
import type { Sides } from './faces';

export const EDGE = 50;
const FILLET = 9;
const GAP = 3;
const DASH = 10;
/** How far each of the two solid lines is from the middle. */
export const MIDDLE = 1.7;

/** Half the width of a road: plain, two lanes, four lanes. */
export const HALF: Readonly<Record<number, number>> = { 1: 17, 2: 12.5, 4: 26 };

export type MarkKind = 'dash' | 'solid' | 'lane' | 'stop';

export interface Mark {
  readonly kind: MarkKind;
  readonly d: string;
}

export interface Road {
  readonly asphalt: string;
  readonly kerbs: readonly string[];
  readonly marks: readonly Mark[];
  /** The turning circle of a dead end. */
  readonly circle: { readonly radius: number; readonly side: number } | null;
}

export type Spot = readonly [x: number, y: number];

const WAY: readonly Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export const half = (width: number): number => HALF[width] ?? 0;

/** So far out along the arm at this side, and so far to its clockwise hand. */
export function spot(side: number, along: number, across: number): Spot {
  const [x, y] = WAY[side % 4] as Spot;
  return [x * along - y * across, y * along + x * across];
}

const round = (n: number): number => Math.round(n * 100) / 100;
export const put = ([x, y]: Spot): string => `${round(x)} ${round(y)}`;
const line = (a: Spot, b: Spot): string => `M${put(a)}L${put(b)}`;

/** A bend from one arm to the next clockwise one, so far from its middle line; outside is positive. */
const bend = (side: number, off: number): string =>
  `M${put(spot(side, EDGE, -off))}A${EDGE + off} ${EDGE + off} 0 0 0 ${put(spot(side + 1, EDGE, off))}`;

export const circleOf = (width: number): number => half(width) + 9;

/** The kerb from the clockwise edge of one arm to the next arm's near edge, starting point left out. */
function kerb(from: number, to: number, sides: Sides, arms: number): string {
  const [a, b] = [half(sides[from] as number), half(sides[to] as number)];
  const end = put(spot(to, EDGE, -b));
  const gap = (to - from + 4) % 4 || 4;
  if (gap === 4) {
    const radius = circleOf(sides[from] as number);
    const neck = Math.sqrt(radius ** 2 - a ** 2);
    const around = `A${radius} ${radius} 0 1 1 ${put(spot(from, neck, -a))}`;
    return `L${put(spot(from, neck, a))}${around}L${end}`;
  }
  if (gap === 2) return `L${end}`;
  if (arms === 2) {
    const radius = gap === 1 ? EDGE - a : EDGE + a;
    return `A${radius} ${radius} 0 0 ${gap === 1 ? 0 : 1} ${end}`;
  }
  const [near, far] = [spot(from, b + FILLET, a), spot(to, a + FILLET, -b)];
  return `L${put(near)}A${FILLET} ${FILLET} 0 0 0 ${put(far)}L${end}`;
}

/** Paint along a stretch of road: what a width has in its middle and between its lanes. */
function paint(width: number, at: (off: number, kind: MarkKind) => string): Mark[] {
  const mark = (kind: MarkKind, off: number): Mark => ({ kind, d: at(off, kind) });
  if (width < 4) return [mark('dash', 0)];
  const lane = half(width) / 2;
  return [mark('solid', -MIDDLE), mark('solid', MIDDLE), mark('lane', -lane), mark('lane', lane)];
}

/** So much of an arm that its last dash is a whole one. */
function evenly(length: number): number {
  const dashes = Math.max(Math.floor((length - DASH / 2) / (2 * DASH) + 0.5), 1);
  return dashes * 2 * DASH - DASH / 2;
}

/** An arm that ends at a junction or a turning circle. */
function arm(side: number, width: number, stop: number, halts: boolean): Mark[] {
  const length = EDGE - stop - GAP;
  const marks = paint(width, (off, kind) => {
    const end = EDGE - (kind === 'solid' ? length : evenly(length));
    return line(spot(side, EDGE, off), spot(side, end, off));
  });
  if (!halts) return marks;
  const bar = line(spot(side, stop, -half(width) + 2.5), spot(side, stop, -1.2));
  return [...marks, { kind: 'stop', d: bar }];
}

function marks(sides: Sides, arms: readonly number[]): Mark[] {
  const [first, second] = arms as [number, number];
  const width = sides[first] as number;
  if (arms.length === 1) return arm(first, width, circleOf(width), false);
  if (arms.length > 2) return arms.flatMap((side) => meeting(side, sides, arms));
  if ((second - first) % 2 === 0) {
    return paint(width, (off) => line(spot(first, EDGE, off), spot(first, -EDGE, off)));
  }
  const start = second - first === 1 ? first : second;
  return paint(width, (off) => bend(start, off));
}

/** At a junction the minor road halts: a stem, the narrower one, or all where they are equal. */
function meeting(side: number, sides: Sides, arms: readonly number[]): Mark[] {
  const width = sides[side] as number;
  const cross = Math.max(sides[(side + 1) % 4] as number, sides[(side + 3) % 4] as number);
  const through = arms.includes((side + 2) % 4);
  const major = through && (arms.length === 3 || width > cross);
  return arm(side, width, half(cross) + FILLET - 2, !major);
}

export function road(sides: Sides): Road {
  const arms = [0, 1, 2, 3].filter((side) => (sides[side] as number) > 0);
  const starts = arms.map((side) => put(spot(side, EDGE, half(sides[side] as number))));
  const edges = arms.map((side, i) => kerb(side, arms[(i + 1) % arms.length] as number, sides, arms.length));
  const lone = arms.length === 1 ? (arms[0] as number) : null;
  return {
    asphalt: edges.map((edge, i) => `${i ? 'L' : 'M'}${starts[i]}${edge}`).join('') + 'Z',
    kerbs: edges.map((edge, i) => `M${starts[i]}${edge}`),
    marks: marks(sides, arms),
    circle: lone === null ? null : { radius: circleOf(sides[lone] as number), side: lone },
  };
}
