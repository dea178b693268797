import { expect, test } from 'vitest';
import { within } from './pointing';

test('a ring stays in the window, however large what it means', () => {
  const ring = within('table', { left: -50, top: 300, right: 900, bottom: 700 }, 360, 640);
  expect(ring).toEqual({ name: 'table', left: 2, top: 296, width: 356, height: 342 });
});

test('what lies outside has no ring', () => {
  expect(within('hand', { left: 10, top: 700, right: 90, bottom: 760 }, 360, 640)).toBeNull();
});
