import { expect, test } from 'vitest';
import { buzzOf, feltWords, heightWord, hertzOf, wayDown, type Felt } from './feel';

const felt = (change: Partial<Felt> = {}): Felt => ({
  x: 4,
  y: 5,
  height: 5,
  slope_x: 0,
  slope_y: 0,
  ...change,
});
const t = (key: string, args: object = {}): string =>
  [key.replace('urfin-ui-felt-', ''), ...Object.values(args)].join(' ');

test('what rises to the left falls to the right', () => {
  expect(wayDown(felt({ slope_x: -2 }))).toBe('right');
  expect(wayDown(felt({ slope_x: 2 }))).toBe('left');
});

test('what rises downwards falls upwards, and a corner falls aslant', () => {
  expect(wayDown(felt({ slope_y: 2 }))).toBe('up');
  expect(wayDown(felt({ slope_y: -2 }))).toBe('down');
  expect(wayDown(felt({ slope_x: -2, slope_y: -2 }))).toBe('down-right');
  expect(wayDown(felt({ slope_x: 2, slope_y: 2 }))).toBe('up-left');
});

test('without a slope it is flat', () => {
  expect(wayDown(felt())).toBe('flat');
});

test('every height has a word, from the bottom of the bag to the top', () => {
  const words = Array.from({ length: 10 }, (_, height) => heightWord(felt({ height })));
  expect(new Set(words)).toEqual(new Set(['nothing', 'low', 'middling', 'high', 'top']));
  expect([words[0], words[9]]).toEqual(['nothing', 'top']);
});

test('the pitch follows the height, two octaves from bottom to top', () => {
  const low = hertzOf(felt({ height: 0 }));
  expect(hertzOf(felt({ height: 9 }))).toBeCloseTo(4 * low);
  expect(hertzOf(felt({ height: 5 }))).toBeGreaterThan(hertzOf(felt({ height: 4 })));
});

test('an edge knocks harder than a plain, and the bottom of the bag not at all', () => {
  expect(buzzOf(felt({ slope_x: 3 }))).toBeGreaterThan(2 * buzzOf(felt()));
  expect(buzzOf(felt({ height: 0 }))).toBe(0);
});

test('a touch is said in words: height first, then where it falls', () => {
  expect(feltWords(felt({ height: 6, slope_x: -1 }), t)).toBe('slope height high way right');
  expect(feltWords(felt({ height: 6, slope_x: -3 }), t)).toBe('steep height high way right');
  expect(feltWords(felt({ height: 2 }), t)).toBe('flat height low');
});
