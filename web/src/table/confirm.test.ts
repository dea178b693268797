import { expect, test } from 'vitest';
import { bubbleAt } from './confirm';

const PORT = { w: 360, h: 400 };

test('the bubble is below its piece, in the middle', () => {
  expect(bubbleAt({ at: { x: 180, y: 100 }, half: 20 }, 3, PORT)).toEqual({ x: 98, y: 128 });
});

test('at the lower edge it is above, and above what stands out', () => {
  expect(bubbleAt({ at: { x: 180, y: 380 }, half: 20 }, 3, PORT).y).toBe(292);
  expect(bubbleAt({ at: { x: 180, y: 380 }, half: 20, head: 34 }, 3, PORT).y).toBe(258);
});

test('it never leaves the board', () => {
  expect(bubbleAt({ at: { x: 0, y: 100 }, half: 20 }, 3, PORT).x).toBe(4);
  expect(bubbleAt({ at: { x: 360, y: 100 }, half: 20 }, 2, PORT).x).toBe(244);
  expect(bubbleAt({ at: { x: 180, y: 30 }, half: 20 }, 2, { w: 360, h: 60 }).y).toBe(4);
});
