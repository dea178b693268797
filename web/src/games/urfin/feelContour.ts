// The lines of equal height between the spots that are known.
import { keyOf, SIDE, type Felt, type Spot } from './feel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
}

interface Corner extends Point {
  readonly height: number;
}

export const LEVELS = [1.5, 3.5, 5.5] as const;
const AROUND = [-1, 0, 1] as const;
const OWN = 4;
const BESIDE = 2;
const ASLANT = 1;

export type Heights = ReadonlyMap<number, number>;

const plain = (felt: readonly Felt[]): Heights => new Map(felt.map((each) => [keyOf(each), each.height]));

/** A finger errs: each spot leans a little on its known neighbours. */
export function smoothed(felt: readonly Felt[]): Heights {
  const raw = plain(felt);
  return new Map(felt.map((each) => [keyOf(each), leaning(each, raw)]));
}

function leaning({ x, y }: Spot, raw: Heights): number {
  let [sum, weight] = [0, 0];
  for (const dy of AROUND)
    for (const dx of AROUND) {
      const height = heightAt(raw, x + dx, y + dy);
      if (height === undefined) continue;
      const counts = dx && dy ? ASLANT : dx || dy ? BESIDE : OWN;
      sum += counts * height;
      weight += counts;
    }
  return sum / weight;
}

const heightAt = (heights: Heights, x: number, y: number): number | undefined =>
  x >= 0 && x < SIDE && y >= 0 && y < SIDE ? heights.get(keyOf({ x, y })) : undefined;

/** Where three or four spots of a square are known, the lines that cross it. */
export function contour(heights: Heights, levels: readonly number[] = LEVELS): Segment[] {
  const triangles: Corner[][] = [];
  for (let y = 0; y < SIDE - 1; y += 1)
    for (let x = 0; x < SIDE - 1; x += 1) triangles.push(...trianglesOf(squareAt(heights, x, y)));
  return levels.flatMap((level) => triangles.flatMap((triangle) => crossing(triangle, level)));
}

/** Clockwise round the square, unknown corners left out. */
function squareAt(heights: Heights, x: number, y: number): Corner[] {
  const round = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
  return round.flatMap((spot) => {
    const height = heights.get(keyOf(spot));
    return height === undefined ? [] : [{ ...spot, height }];
  });
}

function trianglesOf(corners: readonly Corner[]): Corner[][] {
  if (corners.length === 3) return [[...corners]];
  if (corners.length < 4) return [];
  const mean = (of: (corner: Corner) => number) => corners.reduce((sum, corner) => sum + of(corner), 0) / 4;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y), height: mean(({ height }) => height) };
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4] as Corner, middle]);
}

function crossing(triangle: readonly Corner[], level: number): Segment[] {
  const points = triangle.flatMap((one, i) => {
    const other = triangle[(i + 1) % 3] as Corner;
    return one.height >= level === other.height >= level ? [] : [between(one, other, level)];
  });
  const [from, to] = points;
  return from && to ? [{ from, to, level }] : [];
}

function between(one: Corner, other: Corner, level: number): Point {
  const part = (level - one.height) / (other.height - one.height);
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** One path a level, in units of `scale` a spot. */
export function pathOf(segments: readonly Segment[], scale: number): string {
  const at = ({ x, y }: Point) => `${round((x + 0.5) * scale)} ${round((y + 0.5) * scale)}`;
  return segments.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;
