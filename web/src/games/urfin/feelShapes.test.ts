import { expect, test } from 'vitest';
import * as box from '../../wire/urfin.box';
import { HIGHEST, SIDE } from './feel';
import { outline, SHAPES } from './feelShapes';

test('the screen counts spots and heights as the rules do', () => {
  expect([SIDE, HIGHEST]).toEqual([box.SIDE, box.HIGHEST]);
});

test('each shape is every digit of its drawing', () => {
  const drawn = box.SHAPES.map(({ field }) => field.map((row) => row.join('')).join(''));
  expect(SHAPES.map(({ heights }) => [...heights.values()].join(''))).toEqual(drawn);
  expect(SHAPES.map(({ name }) => name)).toEqual(['base 1', 'base 2', 'roof 1', 'roof 2', 'roof 3', 'wall']);
  expect(SHAPES.every(({ heights }) => heights.size === SIDE * SIDE)).toBe(true);
});

test('no two shapes have one outline', () => {
  const outlines = SHAPES.map((shape) => JSON.stringify(outline(shape)));
  expect(new Set(outlines).size).toBe(SHAPES.length);
  expect(outlines).not.toContain('[]');
});
