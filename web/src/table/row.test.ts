import { expect, test } from 'vitest';
import { inSight, wayTo } from './row';

const ROW = { left: 100, right: 400 };

test('what lies in the row asks for no way', () => {
  expect(wayTo(ROW, { left: 160, right: 220 })).toBe(0);
});

test('what lies under an arrow at an end comes out from under it', () => {
  expect(wayTo(ROW, { left: 120, right: 180 })).toBe(-30);
  expect(wayTo(ROW, { left: 320, right: 380 })).toBe(30);
});

test('what lies beyond an end comes in whole, a little off the edge', () => {
  expect(wayTo(ROW, { left: 500, right: 560 })).toBe(210);
  expect(wayTo(ROW, { left: 40, right: 100 })).toBe(-110);
});

test('a card of which only the edge looks out is not in sight', () => {
  expect(inSight(ROW, { left: 380, right: 440 })).toBe(false);
  expect(inSight(ROW, { left: 350, right: 410 })).toBe(true);
  expect(inSight(ROW, { left: 500, right: 560 })).toBe(false);
});
