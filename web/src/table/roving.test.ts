import { expect, test } from 'vitest';
import { nearest, stepped } from './roving';

const at = (x: number, y: number) => ({ x, y });

test('an arrow goes to the nearest thing that way', () => {
  const things = [at(3, 0), at(1, 0), at(-1, 0)];
  expect(nearest(things, at(0, 0), 'ArrowRight')).toEqual(at(1, 0));
  expect(nearest(things, at(0, 0), 'ArrowLeft')).toEqual(at(-1, 0));
});

test('straight ahead is better than aside', () => {
  expect(nearest([at(1, 2), at(2, 0)], at(0, 0), 'ArrowRight')).toEqual(at(2, 0));
});

test('with nothing that way one stays', () => {
  expect(nearest([at(1, 0)], at(0, 0), 'ArrowUp')).toBeUndefined();
});

test('a row ends at its ends', () => {
  expect(stepped(0, 3, 'ArrowLeft')).toBe(0);
  expect(stepped(1, 3, 'ArrowRight')).toBe(2);
  expect(stepped(2, 3, 'ArrowRight')).toBe(2);
  expect(stepped(2, 3, 'Home')).toBe(0);
});
