import { expect, test } from 'vitest';
import { drive, poseAt, type Pass } from './drive';
import { laid } from './tables';

// A dead end, a junction, and two more dead ends.
const CARDS = [laid('D', 0, 0, 1), laid('T', 1, 0), laid('D', 2, 0, 3), laid('D', 1, 1, 0)];

function first(count: number): Pass[] {
  const passes = drive(CARDS);
  return Array.from({ length: count }, () => passes.next().value as Pass);
}

test('the car comes everywhere', () => {
  const seen = new Set(first(20).map(({ card }) => `${card.x},${card.y}`));
  expect(seen.size).toBe(4);
});

test('it leaves one card where it enters the next', () => {
  const passes = first(30);
  passes.slice(1).forEach((pass, i) => {
    const [from, to] = [poseAt(passes[i]!, 1), poseAt(pass, 0)];
    expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThan(0.001);
  });
});

test('it turns round only where the road ends', () => {
  for (const { card, enter, leave } of first(30)) {
    if (card.face !== 'D') expect(leave).not.toBe(enter);
  }
});

test('it keeps to the right', () => {
  const east: Pass = { card: laid('S', 0, 0, 1), enter: 3, leave: 1 };
  const { y, degrees } = poseAt(east, 0.5);
  expect(degrees).toBeCloseTo(0);
  expect(y).toBeGreaterThan(3);
});
