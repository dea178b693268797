import { expect, test } from 'vitest';
import { canFall } from './falling';
import { FOUNDATION, pose, standing, viewOf, worker } from './plan/fakes';

const send = { type: 'Send', cell: { x: 1, y: 0, z: 0 }, hand: null } as const;
const SLAB = 38;

test('whoever comes to the bare foundation cannot fall, and nothing on it can', () => {
  expect(canFall(viewOf({ workers: [worker(0), worker(1, 2)] }), send)).toBe(false);
});

test('a support on the ground lies as still as the foundation', () => {
  const building = [...FOUNDATION, standing(SLAB, pose(0, 0, 2, 0))];
  expect(canFall(viewOf({ building }), send)).toBe(false);
});

test('a card that stands in its joints may be knocked off by any hand', () => {
  const building = [...FOUNDATION, standing(3, pose(0, 0, 0, 2))];
  expect(canFall(viewOf({ building }), send)).toBe(true);
});

test('a card that is set may always miss, a climber may always slip', () => {
  expect(canFall(viewOf(), { type: 'Build', pose: pose(0, 0, 0, 2), beams: 15, hand: null })).toBe(true);
  expect(canFall(viewOf(), { type: 'Move', worker: 0, cell: { x: 0, y: 0, z: 2 }, hand: null })).toBe(true);
  expect(canFall(viewOf({ workers: [worker(1, 0, 0, 2)] }), send)).toBe(true);
});
