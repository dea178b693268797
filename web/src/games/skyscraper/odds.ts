// How often something falls, as measured (docs/balance): by how high a card is set and how the hand
// shakes. A test holds the figures to the report's intervals.
import type { Pose, View } from '../../wire/skyscraper';
import { SIZE, topOf } from './lattice';

/** In millimetres, a column each. */
const SHAKES = [1, 2, 4, 6, 8];
/** In cards, a row each. */
const HEIGHTS = [2, 4, 6];

type Table = readonly (readonly number[])[];

export const ODDS: Readonly<Record<Exclude<View['hands'], 'calm'>, Table>> = {
  forgiving: [
    [0, 0, 0, 0.05, 0.25],
    [0, 0, 0.0125, 0.15, 0.375],
    [0, 0.025, 0.1, 0.25, 0.5],
  ],
  real: [
    [0, 0.008, 0.008, 0.242, 0.483],
    [0.008, 0.033, 0.083, 0.45, 0.65],
    [0.083, 0.183, 0.383, 0.683, 0.758],
  ],
};

/** Between which two, and how far. */
function between(steps: readonly number[], at: number): readonly [number, number, number] {
  const found = steps.findIndex((step) => step >= at);
  const after = Math.max(1, found < 0 ? steps.length - 1 : found);
  const [low, high] = [steps[after - 1]!, steps[after]!];
  return [after - 1, after, Math.min(1, Math.max(0, (at - low) / (high - low)))];
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** From 0 to 1, for a hand that shakes so, at so many cards above the ground. */
export function riskOf(hands: keyof typeof ODDS, high: number, shakeMm: number): number {
  const table = ODDS[hands];
  const [low, up, part] = between(HEIGHTS, high);
  const [less, more, shake] = between(SHAKES, shakeMm);
  const row = (n: number): number => mix(table[n]![less]!, table[n]![more]!, shake);
  return mix(row(low), row(up), part);
}

export const oddsOf = (hands: keyof typeof ODDS, pose: Pose, shakeMm: number): number =>
  riskOf(hands, topOf(pose) / SIZE, shakeMm);
