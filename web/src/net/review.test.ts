import { expect, test, vi } from 'vitest';
import type { Review, Reviewed } from '../wire/wire';
import { Reviewing } from './review.svelte';

const REVIEW = { together: false, end: [10000, 0], points: [], accounts: [], moments: [] } as Review;
const so = (done: number, steps: number, review: Review | null = null): Reviewed => ({ done, steps, review });

function house(...answers: Reviewed[]) {
  const look = vi.fn(async () => answers.shift() ?? so(0, 0));
  return { begin: vi.fn(async () => so(0, 9)), look };
}

test('it is asked for once and waited for', async () => {
  vi.useFakeTimers();
  const doors = house(so(4, 9), so(9, 9, REVIEW));
  const one = new Reviewing('t', 'k', doors);
  const asked = one.ask();
  void one.ask();
  await vi.advanceTimersByTimeAsync(700);
  expect([one.busy, one.done, one.steps]).toEqual([true, 4, 9]);
  await vi.advanceTimersByTimeAsync(700);
  await asked;
  expect([one.busy, one.review, doors.begin.mock.calls.length]).toEqual([false, REVIEW, 1]);
  vi.useRealTimers();
});

test('what the house has given up is said, and may be asked for again', async () => {
  vi.useFakeTimers();
  const one = new Reviewing('t', 'k', house(so(0, 0)));
  const asked = one.ask();
  await vi.advanceTimersByTimeAsync(700);
  await asked;
  expect([one.failed, one.busy]).toEqual([true, false]);
  vi.useRealTimers();
});

test('looking alone begins nothing', async () => {
  const doors = house(so(9, 9, REVIEW));
  const one = new Reviewing('t', 'k', doors);
  await one.look();
  expect([one.review, doors.begin.mock.calls.length]).toEqual([REVIEW, 0]);
});
