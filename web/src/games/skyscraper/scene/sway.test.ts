import { expect, test } from 'vitest';
import { hertz, Sway } from './sway';

const SECOND = Array.from({ length: 60 }, () => 1 / 60);

function swung(cards: number, off: readonly [number, number] | null): number[] {
  const sway = new Sway();
  sway.pull([0.3, 0], cards);
  for (const s of SECOND) sway.step(s);
  sway.pull(off, cards);
  return SECOND.map((s) => (sway.step(s), sway.at[0]));
}

test('the higher a tower, the slower it swings and the more it goes along with a hand', () => {
  expect(hertz(6)).toBeLessThan(hertz(4));
  expect(hertz(4)).toBeLessThan(hertz(2));
  const [low, high] = [2, 6].map((cards) => swung(cards, [0.3, 0]).at(-1)!);
  expect(high).toBeGreaterThan(2 * low!);
});

test('let go it swings past its place, less and less, and rests there', () => {
  const way = swung(5, null);
  expect(Math.min(...way)).toBeLessThan(-0.005);
  const sway = new Sway();
  sway.begin([0.8, 0], 5);
  let steps = 0;
  while (sway.step(1 / 60) && steps < 1000) steps += 1;
  expect(steps).toBeGreaterThan(20);
  expect(steps).toBeLessThan(200);
  expect(sway.at).toEqual([0, 0]);
});

test('a hand that rests leaves it at rest', () => {
  const sway = new Sway();
  expect(sway.step(1)).toBe(false);
});

test('the foot stays where it is, the top goes all the way', () => {
  expect([0, 2, 4].map((high) => Sway.share(high, 4))).toEqual([0, 0.25, 1]);
});
