import { describe, expect, test } from 'vitest';
import { FACES } from './faces';
import { HALF, road, spot } from './road';

const numbers = (d: string): number[] => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([n]) => Number(n));
const kinds = (face: string): string[] => road(FACES[face]!).marks.map(({ kind }) => kind);

describe('every face', () => {
  test.each(Object.keys(FACES))('%s has a kerb for each arm, and its asphalt is closed', (face) => {
    const arms = FACES[face]!.filter((width) => width > 0).length;
    const { asphalt, kerbs } = road(FACES[face]!);
    expect(kerbs).toHaveLength(arms);
    expect(asphalt).toMatch(/^M.*Z$/);
    expect(numbers(asphalt).every(Number.isFinite)).toBe(true);
  });

  test.each(Object.keys(FACES))('%s meets each side with exactly the width it has there', (face) => {
    const { kerbs } = road(FACES[face]!);
    const mouths = kerbs.flatMap((kerb) => [numbers(kerb).slice(0, 2), numbers(kerb).slice(-2)]);
    FACES[face]!.forEach((width, side) => {
      if (!width) return;
      for (const across of [HALF[width]!, -HALF[width]!]) {
        const [x, y] = spot(side, 50, across);
        expect(mouths).toContainEqual([x, y]);
      }
    });
  });
});

test('two and four lanes differ in width', () => {
  expect(HALF[4]).toBeGreaterThan(HALF[2]! * 1.8);
});

test('two and four lanes differ in their marks', () => {
  expect(kinds('S2')).toEqual(['dash']);
  expect(kinds('S4')).toEqual(['solid', 'solid', 'lane', 'lane']);
});

test('only a dead end has a turning circle', () => {
  expect(road(FACES['D']!).circle).toEqual({ radius: 26, side: 0 });
  expect(road(FACES['T']!).circle).toBeNull();
});

test('at a T only the stem halts', () => {
  expect(kinds('T').filter((kind) => kind === 'stop')).toHaveLength(1);
});

test('at a crossroads all halt, at a mixed one only the narrow road', () => {
  expect(kinds('X').filter((kind) => kind === 'stop')).toHaveLength(4);
  expect(kinds('X24').filter((kind) => kind === 'stop')).toHaveLength(2);
});
