import { expect, test } from 'vitest';
import type { Plane, Pose } from '../../wire/skyscraper';
import { aimed, dotted, tapped } from './dotted';
import { poseKey } from './lattice';
import type { Place } from './placing';

function place(plane: number, x: number, y: number, z: number): Place {
  const pose: Pose = { plane: plane as Plane, x, y, z };
  return { key: poseKey(pose), pose, faces: [0] };
}
/** A wall each way through one middle, and one elsewhere. */
const ALL = [place(1, 1, 0, 0), place(2, 0, 1, 0), place(0, 4, 4, 0)];
const flat = ([x, y]: readonly [number, number, number]) => ({ x: x * 100, y: y * 100 });

test('places with one middle have dots beside each other', () => {
  expect(dotted(ALL).map(({ shift }) => shift)).toEqual([-9, 9, 0]);
});

test('the nearer dot is meant', () => {
  const dots = dotted(ALL);
  expect(tapped(dots, { x: 92, y: 100 }, null, flat)?.key).toBe(ALL[0]!.key);
  expect(tapped(dots, { x: 108, y: 100 }, null, flat)?.key).toBe(ALL[1]!.key);
});

test('a second tap goes to the other one, and round', () => {
  const dots = dotted(ALL);
  expect(tapped(dots, { x: 92, y: 100 }, ALL[0]!.key, flat)?.key).toBe(ALL[1]!.key);
  expect(tapped(dots, { x: 92, y: 100 }, ALL[1]!.key, flat)?.key).toBe(ALL[0]!.key);
});

test('a dot alone is meant again, and far from all nothing', () => {
  const dots = dotted(ALL);
  expect(tapped(dots, { x: 500, y: 500 }, ALL[2]!.key, flat)?.key).toBe(ALL[2]!.key);
  expect(tapped(dots, { x: 300, y: 300 }, null, flat)).toBeNull();
});

test('a tap and a carried card mean the same place, wherever both reach', () => {
  const [dots, wide] = [dotted(ALL), 64];
  let met = 0;
  for (let x = 40; x <= 160; x += 3)
    for (let y = 60; y <= 140; y += 3) {
      const tap = tapped(dots, { x, y }, null, flat);
      const carried = aimed(dots, { x, y }, wide, flat)?.place;
      if (!tap) continue;
      met += 1;
      expect(tap.key).toBe(carried?.key);
    }
  expect(met).toBeGreaterThan(50);
});
