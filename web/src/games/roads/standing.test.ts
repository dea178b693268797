import { expect, test } from 'vitest';
import { standing } from './standing';
import { viewOf } from './tables';

test('in the duel each side has its task', () => {
  expect(standing(viewOf({ starter: 1 }), []).map(({ task }) => task)).toEqual(['close', 'extend']);
});

test('in the heap fewest cards lead, then most roads', () => {
  const view = viewOf({ variant: 'heap', hand_sizes: [2, 1, 1], joined: [9, 3, 5] });
  expect(standing(view, []).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});
