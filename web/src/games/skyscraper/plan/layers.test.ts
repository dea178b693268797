import { expect, test } from 'vitest';
import { FOUNDATION, pose, say, standing, viewOf, worker } from './fakes';
import { floorsAt, layerOf, nearestOf, siteOf, topLayer, U } from './layers';
import { floorBeams, posts, rails, signOf } from './marks';
import { heightName, layerSaid, pointsName, poseName } from './naming';
import { peopleAt, placeSpots, workerSpots } from './spots';

const [SLAB, WALL] = [pose(0, 0, 0, 2), pose(1, 0, 0, 2)];
const BUILDING = [...FOUNDATION, standing(20, SLAB), standing(1, WALL)];
const numbers = (parts: readonly { number: number }[]): number[] => parts.map(({ number }) => number);

test('a wall stands on its own layer, reaches through the next and ends at the one after (S-G1)', () => {
  expect(numbers(layerOf(BUILDING, 0).feet)).toEqual([0, 1, 2]);
  expect(numbers(layerOf(BUILDING, 1).through)).toEqual([0, 1, 2]);
  expect(numbers(layerOf(BUILDING, 2).tops)).toEqual([0, 1, 2]);
  expect(numbers(layerOf(BUILDING, 2).feet)).toEqual([4]);
});

test('a floor card lies on its layer, and under all the higher ones', () => {
  expect(numbers(layerOf(BUILDING, 2).floors)).toEqual([3]);
  expect(numbers(layerOf(BUILDING, 4).below)).toEqual([3]);
  expect(layerOf(BUILDING, 1).floors).toEqual([]);
});

test('layers go as high as anything stands, or could', () => {
  expect(topLayer(viewOf(), [], [])).toBe(2);
  expect(topLayer(viewOf({ building: BUILDING }), [], [])).toBe(4);
  expect(topLayer(viewOf(), [{ key: '', pose: pose(0, 0, 0, 3), faces: [] }], [])).toBe(3);
  expect(topLayer(viewOf(), [], [{ x: 0, y: 0, z: 5 }])).toBe(5);
});

test('floors of two towers at one height are both named; one that cannot be entered is not (S-M3)', () => {
  const floors = [2, 1, -1].map((number) => ({ number, height: 2, cards: [3] }));
  expect(floorsAt({ floors }, 2)).toEqual([1, 2]);
  expect(heightName({ floors }, 2, say)).toBe('Height 2, floor 1, 2');
  expect(heightName({ floors }, 3, say)).toBe('Height 3');
  expect(heightName({ floors }, 0, say)).toBe('Ground');
});

test('the nearest layer with something to choose is shown, the higher of two', () => {
  expect(nearestOf([5, 2], 2)).toBe(2);
  expect(nearestOf([1, 3], 2)).toBe(3);
  expect(nearestOf([], 4)).toBe(4);
});

test('the plan holds all cards and all places to stand, rows going up the screen', () => {
  expect(siteOf([], [])).toEqual({ x: 0, y: -2 * U, w: 2 * U, h: 2 * U });
  expect(siteOf([pose(2, -2, 3, 0)], [{ x: 2, y: -1, z: 0 }])).toEqual({
    x: -2 * U,
    y: -3 * U,
    w: 5 * U,
    h: 4 * U,
  });
});

test('three places with one middle have three signs, apart enough for a finger', () => {
  const signs = [pose(0, 0, 0, 0), pose(1, 1, 0, 0), pose(2, 0, 1, 0)].map(signOf);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(Math.hypot(signs[a]!.x - signs[b]!.x, signs[a]!.y - signs[b]!.y)).toBeGreaterThan(20);
});

test('beams are seen from above: lines on floors, squares and rails on walls (S-C3)', () => {
  expect(floorBeams(SLAB, 0b111111).match(/M/g)).toHaveLength(6);
  expect(posts(WALL, 0b010011)).toHaveLength(3);
  expect(rails(WALL, 0b001100).match(/M/g)).toHaveLength(2);
  expect(posts(WALL, 0b001100)).toEqual([]);
});

test('places have names', () => {
  expect(poseName(pose(1, 1, 2, 2), say)).toBe('wall facing east, column 1, row 2, height 2');
  expect(poseName(pose(2, -1, 0, 0), say)).toBe('wall facing north, column −1, row 0, height 0');
  expect(poseName(SLAB, say)).toBe('floor card, column 0, row 0, height 2');
  expect(pointsName(1, say)).toBe('one point');
  expect(pointsName(3, say)).toBe('3 points');
});

test('a layer is told whole: cards, and who stands there', () => {
  const view = viewOf({ building: BUILDING, workers: [worker(0, 1, 1, 2), worker(1)] });
  const said = layerSaid(view, 2, () => 'Anna', say);
  expect(said).toContain('floor card, column 0, row 0, height 2');
  expect(said).toContain('Worker of Anna: column 1, row 1, height 2');
  expect(layerSaid(view, 0, () => 'Anna', say)).not.toContain('Worker');
});

test('only places of the layer shown are offered, with what they score unless one plays purist', () => {
  const places = [
    { key: 'a', pose: pose(0, 0, 0, 2), faces: [0b111111] },
    { key: 'b', pose: pose(0, 2, 0, 1), faces: [0b111111] },
  ];
  const at = (shows: boolean) => placeSpots(viewOf(), 38, places, 2, shows, say);
  expect(at(true).map(({ id }) => id)).toEqual(['place-a']);
  expect(at(true)[0]!.label).toMatch(/points?$/);
  expect(at(false)[0]!.label).toBe('floor card, column 0, row 0, height 2');
});

test('workers of one cell stand beside each other', () => {
  const [one, other] = peopleAt(
    viewOf({ workers: [worker(0, 0, 0), worker(1, 0, 0), worker(1, 1, 0, 2)] }),
    0,
  );
  expect(other!.worker).toBe(1);
  expect(one!.x).not.toBe(other!.x);
});

test('whoever stands where the chosen one could go does not stand in the finger’s way', () => {
  const view = viewOf({ workers: [worker(0, 0, 0), worker(0, 1, 0)] });
  const step = { type: 'Move', worker: 0, cell: { x: 1, y: 0, z: 0 }, hand: null } as const;
  const offered = (steps: ReadonlyMap<string, typeof step>) =>
    workerSpots(view, peopleAt(view, 0), new Set([0, 1]), 0, steps, () => 'Anna', say).map(
      (spot) => spot.worker,
    );
  expect(offered(new Map())).toEqual([0, 1]);
  expect(offered(new Map([['1,0,0', step]]))).toEqual([0]);
});
