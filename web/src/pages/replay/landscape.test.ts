import { expect, test } from 'vitest';
import type { Moment, Review } from '../../wire/wire';
import { decisive, flags, HIGH, hills, ridge, SKY, spread, weather, WIDE } from './landscape';

const moment = (step: number, before: number, after: number): Moment => ({
  step,
  seat: 0,
  label: 'error',
  before,
  after,
  played: [],
  deed: [],
  better: [],
  reasons: [],
});
const REVIEW: Review = {
  together: false,
  end: [10000, 0],
  points: [
    { step: 0, seat: -1, values: [5000, 5000], luck: [2500, -2500], skill: [0, 0], hand: [] },
    { step: 10, seat: 0, values: [7500, 2500], luck: [0, 0], skill: [-2500, 0], hand: [] },
    { step: 15, seat: 1, values: [5000, 5000], luck: [0, 100], skill: [0, 0], hand: [] },
  ],
  accounts: [],
  moments: [moment(10, 7500, 5000), moment(11, 6000, 5900)],
};

test('a ridge goes from the first step to the end, high where the chance is high', () => {
  const spots = ridge(REVIEW, 0, 20);
  expect(spots.map(({ x }) => x)).toEqual([0, 180, 270, WIDE]);
  expect(spots[0]?.y).toBe((HIGH + SKY) / 2);
  expect(spots[3]?.y).toBe(SKY);
  expect(hills(spots)).toMatch(/^M0 176L0\.0 110\.0.*Z$/);
});

test('weather is only what was large, and good for one seat is bad for the other', () => {
  expect(weather(REVIEW, 0, 20).map(({ good }) => good)).toEqual([true]);
  expect(weather(REVIEW, 1, 20).map(({ good }) => good)).toEqual([false]);
});

test('flags stand on the ridge, a finger apart', () => {
  const [one, other] = flags(REVIEW, 0, 20);
  expect(one?.at).toEqual(ridge(REVIEW, 0, 20)[1]);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(48);
});

test.each([
  [
    [0, 0, 0],
    [24, 72, 120],
  ],
  [
    [360, 360, 360],
    [240, 288, 336],
  ],
  [
    [100, 300],
    [100, 300],
  ],
])('%j is spread', (xs, apart) => {
  expect(spread(xs)).toEqual(apart);
});

test('what changed most was decisive', () => {
  expect(decisive(REVIEW)?.step).toBe(10);
  expect(decisive({ ...REVIEW, moments: [] })).toBeNull();
});
