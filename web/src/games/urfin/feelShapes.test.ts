import { expect, test } from 'vitest';
import python from '../../../../src/igroteka/games/urfin/shapes.py?raw';
import drawing from '../../../../src/igroteka/games/urfin/shapes.txt?raw';
import { HIGHEST, SIDE } from './feel';
import { outline, readShapes, SHAPES } from './feelShapes';

test('the screen knows the six kinds in the order of the rules', () => {
  const names = /NAMES = \(([^)]*)\)/.exec(python)?.[1]?.match(/[a-z]+ ?\d?(?=")/g);
  expect(SHAPES.map(({ name }) => name)).toEqual(names);
});

test('the screen counts spots and heights as the rules do', () => {
  expect(python).toContain(`SIDE = ${SIDE}\n`);
  expect(python).toContain(`HIGHEST, STEEPEST = ${HIGHEST}, 3\n`);
});

test('each shape is every digit of its drawing', () => {
  const digits = drawing
    .split('\n')
    .filter((line) => /^\d{12}$/.test(line))
    .join('');
  expect(SHAPES.flatMap(({ heights }) => [...heights.values()]).join('')).toBe(digits);
});

test('no two shapes have one outline', () => {
  const outlines = SHAPES.map((shape) => JSON.stringify(outline(shape)));
  expect(new Set(outlines).size).toBe(SHAPES.length);
  expect(outlines).not.toContain('[]');
});

test('a drawing with a row too short is refused by its name', () => {
  expect(() => readShapes('base 1\n0123')).toThrow('base 1');
});
