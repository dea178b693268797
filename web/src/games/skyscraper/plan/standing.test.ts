import { expect, test } from 'vitest';
import { FOUNDATION, pose, standing, viewOf, worker } from './fakes';
import { heaviest, jointSpot, loadOf } from './lens';
import { countsOf, floorOf, topper } from './standing';

const BUILDING = [...FOUNDATION, standing(20, pose(0, 0, 0, 2))];
const FLOORS = [
  { number: 0, height: 0, cards: [] },
  { number: 1, height: 2, cards: [3] },
];
const viewWith = (...workers: ReturnType<typeof worker>[]) =>
  viewOf({ building: BUILDING, floors: FLOORS, workers });

test('a worker counts on the floor under it; one in the crew or lost on none (S-E2)', () => {
  const view = {
    ...viewWith(worker(0, 1, 1, 2), worker(0, -1, 0), worker(0), worker(1, 0, 0, 2)),
    lost: [3],
  };
  expect([0, 1, 2, 3].map((n) => floorOf(view, n))).toEqual([1, 0, -1, -1]);
  expect(countsOf(view)).toEqual([
    { floor: 1, workers: [1, 0] },
    { floor: 0, workers: [1, 0] },
  ]);
});

test('most on the highest floor has the five points; if equal the floor below decides (S-E2)', () => {
  expect(topper(viewWith(worker(1, 1, 1, 2), worker(0, -1, 0)))).toEqual({ seat: 1, floor: 1 });
  expect(topper(viewWith(worker(1, 1, 1, 2), worker(0, 0, 1, 2), worker(0, -1, 0)))).toEqual({
    seat: 0,
    floor: 0,
  });
  expect(topper(viewWith(worker(1, 1, 1, 2), worker(0, 0, 1, 2)))).toBeNull();
});

test('whoever is out counts for nothing (S-X1)', () => {
  expect(topper({ ...viewWith(worker(1, 1, 1, 2), worker(0, -1, 0)), out: [false, true] })).toEqual({
    seat: 0,
    floor: 1,
  });
});

test('the lens finds the joint that carries most, and says how far it is from giving way (S-H3)', () => {
  const joints = [
    { first: 0, second: 2, strain: 0.4 },
    { first: 1, second: 2, strain: 2.6 },
    { first: 0, second: 3, strain: 1 },
  ];
  expect(heaviest(joints)).toMatchObject({ first: 1, second: 2, strain: 2.6, mood: 'near' });
  expect(heaviest([{ first: 0, second: 2, strain: -1 }])).toBeNull();
  expect(heaviest([])).toBeNull();
  expect([0.5, 1.8, 3].map((strain) => loadOf(0, 1, strain).mood)).toEqual(['easy', 'busy', 'near']);
  expect(loadOf(0, 1, 9).share).toBe(1);
});

test('a joint is marked in the middle of its line', () => {
  expect(jointSpot(BUILDING, { first: 0, second: 2 })).toEqual([0, 1, 1]);
  expect(jointSpot(BUILDING, { first: 0, second: 3 })).toEqual([0, 1, 2]);
  expect(jointSpot(BUILDING, { first: 0, second: 1 })).toBeNull();
});
