import { expect, test } from 'vitest';
import { keyOf, type Felt } from './feel';
import { contour, pathOf, smoothed } from './feelContour';

const spot = (x: number, y: number, height: number): Felt => ({ x, y, height, slope_x: 0, slope_y: 0 });
const known = (...spots: [number, number, number][]) =>
  new Map(spots.map(([x, y, height]) => [keyOf({ x, y }), height]));

test('between low and high runs a line, where the height is crossed', () => {
  const [line, ...more] = contour(known([0, 0, 0], [1, 0, 4], [0, 1, 0]), [2]);
  expect(more).toEqual([]);
  expect([line?.from, line?.to].map((point) => point?.x)).toEqual([0.5, 0.5]);
});

test('a line crosses a square that is known all round', () => {
  const lines = contour(known([3, 3, 0], [4, 3, 6], [3, 4, 0], [4, 4, 6]), [3]);
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  expect(ends.every(({ x }) => x === 3.5)).toBe(true);
  expect([Math.min(...ends.map(({ y }) => y)), Math.max(...ends.map(({ y }) => y))]).toEqual([3, 4]);
});

test('two spots make no line, and a plain has none', () => {
  expect(contour(known([0, 0, 0], [1, 0, 9]), [4])).toEqual([]);
  expect(contour(known([0, 0, 5], [1, 0, 5], [0, 1, 5], [1, 1, 5]), [4])).toEqual([]);
});

test('the last spot of a row is no neighbour of the first of the next', () => {
  const heights = smoothed([spot(11, 4, 9), spot(0, 5, 1)]);
  expect([...heights.values()]).toEqual([9, 1]);
  expect(contour(known([11, 4, 9], [0, 5, 0], [11, 5, 9], [0, 6, 0]), [4])).toEqual([]);
});

test('one finger that erred leans on its neighbours', () => {
  const plain = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => spot(5 + dx, 5 + dy, dx || dy ? 6 : 3)));
  const middle = smoothed(plain).get(keyOf({ x: 5, y: 5 })) as number;
  expect(middle).toBeGreaterThan(4.5);
});

test('a path is drawn through the middles of the spots', () => {
  expect(pathOf([{ from: { x: 0, y: 0 }, to: { x: 1, y: 2 }, level: 3 }], 10)).toBe('M5 5L15 25');
});
