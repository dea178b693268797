import { expect, test } from 'vitest';
import { SEATS, initial, seatMark } from './seatMark';

test('no two seats share a shape or a colour', () => {
  const marks = Array.from({ length: SEATS }, (_, seat) => seatMark(seat));
  expect(new Set(marks.map(({ path }) => path)).size).toBe(6);
  expect(new Set(marks.map(({ colour }) => colour)).size).toBe(6);
});

test('a badge carries the first letter of the name, in any script', () => {
  expect(initial(' анна')).toBe('А');
  expect(initial('')).toBe('?');
});
