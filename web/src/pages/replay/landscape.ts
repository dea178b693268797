// A review as a landscape: chances as ridges, luck as weather above them, moments as flags.
import type { Moment, Review } from '../../wire/wire';

export const WIDE = 360;
export const SKY = 52;
export const HIGH = 168;
export const WHOLE = 10_000;
/** How far apart two flags stand at least, for a finger. */
const APART = 48;
const MOST_WEATHER = 9;
const WORTH_SEEING = 300;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Cloud extends Spot {
  readonly good: boolean;
  /** Between 0 and 1. */
  readonly size: number;
}

export interface Flag {
  readonly moment: Moment;
  readonly at: Spot;
  /** Where the finger finds it, apart from the others. */
  readonly x: number;
}

export const percent = (value: number): number => Math.round(value / 100);

const height = (value: number): number => HIGH - (value / WHOLE) * (HIGH - SKY);

function placer(review: Review, last: number): (step: number) => number {
  const first = review.points[0]?.step ?? 0;
  return (step) => (WIDE * (step - first)) / Math.max(1, last - first);
}

/** The chances of one seat from left to right; the last is how it ended. */
export function ridge(review: Review, seat: number, last: number): Spot[] {
  const across = placer(review, last);
  const spots = review.points.map(({ step, values }) => ({ x: across(step), y: height(values[seat] ?? 0) }));
  return [...spots, { x: WIDE, y: height(review.end[seat] ?? 0) }];
}

/** Cut with scissors: straight from spot to spot, down to the foot of the sheet. */
export function hills(spots: readonly Spot[], foot = HIGH): string {
  const cuts = spots.map(({ x, y }) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `M0 ${foot + 8}${cuts}L${WIDE} ${foot + 8}Z`;
}

/** Throws and deals, the strongest, left to right. */
export function weather(review: Review, seat: number, last: number): Cloud[] {
  const across = placer(review, last);
  return review.points
    .filter(({ seat: who }) => who < 0)
    .map(({ step, luck }) => ({ x: across(step), luck: luck[seat] ?? 0 }))
    .filter(({ luck }) => Math.abs(luck) >= WORTH_SEEING)
    .sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))
    .slice(0, MOST_WEATHER)
    .sort((one, other) => one.x - other.x)
    .map(({ x, luck }) => ({
      x: Math.max(12, Math.min(WIDE - 12, x)),
      y: 16,
      good: luck > 0,
      size: Math.min(1, Math.abs(luck) / 4000),
    }));
}

/** On the ridge of whoever is shown; names of flags do not lie over one another. */
export function flags(review: Review, seat: number, last: number): Flag[] {
  const across = placer(review, last);
  const spots = review.moments.map((moment) => {
    const point = review.points.find(({ step }) => step >= moment.step);
    const value = point ? point.values[seat] : review.end[seat];
    return { moment, at: { x: across(moment.step), y: height(value ?? 0) } };
  });
  const apart = spread(spots.map(({ at }) => at.x));
  return spots.map((spot, at) => ({ ...spot, x: apart[at] ?? spot.at.x }));
}

/** The same order, each at least so far from the next, all within the sheet. */
export function spread(xs: readonly number[], apart = APART, wide = WIDE): number[] {
  const edge = apart / 2;
  const found: number[] = [];
  xs.forEach((x, at) => found.push(Math.max(x, edge, (found[at - 1] ?? -apart) + (at ? apart : 0))));
  for (let at = found.length - 1, right = wide - edge; at >= 0; at -= 1, right -= apart)
    found[at] = Math.min(found[at] as number, right);
  return found;
}

/** The moment that changed most. */
export const decisive = (review: Review): Moment | null =>
  review.moments.reduce<Moment | null>((best, one) => (best && size(best) >= size(one) ? best : one), null);

const size = ({ before, after }: Moment): number => Math.abs(before - after);
