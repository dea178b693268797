import { expect, test } from 'vitest';
import { beyond, meant, type Sight } from './sights.svelte';

const sight = (id: string, x: number, y: number): Sight => ({ id, x, y, act: () => {} });
const CAMERA = { x: 100, y: 100, scale: 1 };
const PORT = { w: 200, h: 300 };

test('a finger between two means the nearer one', () => {
  const two = [sight('a', 0, 0), sight('b', 30, 0)];
  expect(meant(two, { x: 12, y: 0 }, 22)?.id).toBe('a');
  expect(meant(two, { x: 18, y: 0 }, 22)?.id).toBe('b');
});

test('a finger far from everything means nothing', () => {
  expect(meant([sight('a', 0, 0)], { x: 30, y: 0 }, 22)).toBeNull();
});

test('what is in sight is not pointed at', () => {
  expect(beyond([sight('a', 100, 100), sight('b', 199, 249)], CAMERA, PORT)).toEqual([]);
});

test('what is quiet is meant by a finger, and not pointed at', () => {
  const quiet = { ...sight('own', 0, 0), quiet: true };
  expect(meant([quiet, sight('glows', 20, 0)], { x: 4, y: 0 }, 22)?.id).toBe('own');
  expect(beyond([{ ...quiet, x: 900 }], CAMERA, PORT)).toEqual([]);
});

test('each side points to the nearest beyond it, and counts', () => {
  const all = [sight('near', 250, 100), sight('far', 900, 100), sight('up', 100, -300)];
  const found = beyond(all, CAMERA, PORT);
  expect(found.map(({ side, to, count }) => [side, to.id, count])).toEqual([
    ['right', 'near', 2],
    ['top', 'up', 1],
  ]);
});

test('an arrow lies over nothing that can be chosen', () => {
  const seen = sight('seen', 176, 100); // on the screen just where the arrow would be
  const [arrow] = beyond([seen, sight('there', 400, 100)], CAMERA, PORT);
  expect(arrow?.side).toBe('right');
  expect(Math.abs((arrow?.y ?? 150) - 150)).toBeGreaterThanOrEqual(44);
});

test('an arrow leaves the corners to the buttons', () => {
  const [arrow] = beyond([sight('corner', 400, -49)], CAMERA, PORT);
  expect(arrow).toMatchObject({ side: 'right', x: 174, y: 78 });
});
