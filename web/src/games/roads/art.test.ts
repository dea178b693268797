import { expect, test } from 'vitest';
import { LAYERS, artOf, shifted } from './art';

test('a path moves as a whole', () => {
  expect(shifted('M-5 5a6.5 2 0 0 0 13 0z', 100, -10)).toBe('M 95 -5a 6.5 2 0 0 0 13 0z');
  expect(shifted('M0-1L2 3A9 9 0 0 1 4 5Z', 10, 20)).toBe('M 10 19L 12 23A 9 9 0 0 1 14 25Z');
});

test('many cards make one picture, layer by layer', () => {
  const one = artOf([{ face: 'S', turn: 0, x: 0, y: 0, seed: 0 }]);
  const two = artOf([
    { face: 'S', turn: 0, x: 0, y: 0, seed: 0 },
    { face: 'S', turn: 1, x: 100, y: 0, seed: 0 },
  ]);
  expect(two.asphalt?.startsWith(one.asphalt ?? '-')).toBe(true);
  expect(two.asphalt?.match(/Z/g)).toHaveLength(2);
});

test('only a dead end has a barrier, and only four lanes are divided', () => {
  const layers = (face: string): string[] => {
    const art = artOf([{ face, turn: 0, x: 0, y: 0, seed: 0 }]);
    return LAYERS.filter((layer) => art[layer]);
  };
  expect(layers('D')).toContain('bar');
  expect(layers('C')).not.toContain('bar');
  expect(layers('C4')).toContain('lane');
  expect(layers('C2')).not.toContain('lane');
});

test('nothing grows on a bare card, something on every laid one', () => {
  const green = (seed: number): string => {
    const { leaf, grass, wall } = artOf([{ face: 'S', turn: 0, x: 0, y: 0, seed }]);
    return `${leaf}${grass}${wall}`;
  };
  expect(green(0)).toBe('');
  for (let seed = 1; seed < 50; seed++) expect(green(seed)).not.toBe('');
});
