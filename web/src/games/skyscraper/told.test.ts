// What a card would bring, as the browser says it while it is still in the hand, and as the rules count it.
import { expect, test } from 'vitest';
import type { Pose, Standing } from '../../wire/skyscraper';
import { pointsOf, type Points, type Turn } from './meeting';

interface Sum {
  readonly building: readonly Standing[];
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
  readonly turn: Turn;
  readonly points: Points;
}

const pages = import.meta.glob<readonly Sum[]>('../../../../tests/games/skyscraper/points/*.json', {
  eager: true,
  import: 'default',
});
const sums = Object.values(pages).flat();

test('there are sums to be held to', () => {
  expect(sums.length).toBeGreaterThan(39);
});

test.each(sums)('card $card brings the points that the rules count', (sum) => {
  expect(pointsOf(sum.building, sum.card, sum.pose, sum.beams, sum.turn)).toEqual(sum.points);
});
