import { expect, test } from 'vitest';
import { viewOf } from './tables';
import { taskOf } from './task';

test('in the duel each side has its task', () => {
  const view = viewOf({ starter: 1 });
  expect([0, 1].map((seat) => taskOf(view, seat))).toEqual(['close', 'extend']);
});

test('without a duel nobody has one', () => {
  expect(taskOf(viewOf({ variant: 'heap' }), 0)).toBeNull();
});
