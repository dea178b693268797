import { expect, test } from 'vitest';
import { sketch, textOf } from './mapPicture';

test.each(['emerald', 'meadow'])('the shipped map %s has a picture, with its roads', (name) => {
  const drawn = sketch(textOf(name));
  expect(drawn?.grounds.map(([ground]) => ground)).toEqual(['.', '~', 'B', 'c', 'P']);
  expect(drawn?.roads.length).toBe((textOf(name).match(/^road /gm) ?? []).length);
  expect(drawn?.roads.length).toBeGreaterThan(3);
});

test('a road is drawn step by step from where it begins', () => {
  expect(sketch('.....\n.....\nroad 1 from 2,0: S W2')?.roads).toEqual(['M2.5 0.5l0 1l-2 0']);
});

test('what is no map has no picture', () => {
  expect(sketch('hello\nworld')).toBeNull();
  expect(sketch('.....\n......')).toBeNull();
});
