import { expect, test } from 'vitest';
import { arrowTo, type Box } from './arrow';

const RING = { left: 100, top: 300, width: 200, height: 80 };
const covering =
  (word: Box) =>
  (box: Box): boolean =>
    box.left < word.right && word.left < box.right && box.top < word.bottom && word.top < box.bottom;
const line = (left: number, right: number, top = 265): Box => ({ left, right, top, bottom: top + 20 });

test('an arrow stands over the middle of what it means', () => {
  expect(arrowTo(RING, 740, () => false)).toEqual({ x: 100, side: 'above' });
});

test('it steps aside from a word, and goes below where a line of words is', () => {
  expect(arrowTo(RING, 740, covering(line(170, 230)))).toEqual({ x: 40, side: 'above' });
  expect(arrowTo(RING, 740, covering(line(0, 360)))).toEqual({ x: 100, side: 'below' });
});

test('at the upper edge it comes from below, and stays within what fills the window', () => {
  expect(arrowTo({ ...RING, top: 8 }, 740, () => false).side).toBe('below');
  expect(arrowTo({ ...RING, top: 8, height: 720 }, 740, () => false).side).toBe('within');
});

test('where words are all around it stands where it always did', () => {
  expect(arrowTo(RING, 740, () => true)).toEqual({ x: 100, side: 'above' });
});
