import { expect, test } from 'vitest';
import { canFall } from './falling';
import { pose } from './plan/fakes';

const cell = { x: 1, y: 0, z: 4 };

test('a card that is set may always fall', () => {
  expect(canFall({ type: 'Build', pose: pose(0, 0, 0, 2), beams: 15, hand: null })).toBe(true);
});

test('whoever is only set down, or walks, is asked for nothing', () => {
  expect(canFall({ type: 'Send', cell, hand: null })).toBe(false);
  expect(canFall({ type: 'Move', worker: 0, cell, hand: null })).toBe(false);
  expect(canFall({ type: 'Shift', worker: 0, cell, hand: null })).toBe(false);
});
