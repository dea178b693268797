import { expect, test } from 'vitest';
import type { LessonStep, PuzzleStep } from '../wire/wire';
import { Learning } from './learning.svelte';

const step = {
  type: 'LessonStep',
  lesson: 'first',
  title: 't',
  pages: [],
  of: 3,
  acts: true,
  done: false,
  lost: false,
} as LessonStep;

test('what was said last stays while the script goes on', () => {
  const learning = new Learning();
  learning.told(step);
  learning.told(null);
  expect(learning.step).toEqual(step);
});

test('after its end nothing more comes by itself', () => {
  const learning = new Learning();
  expect(learning.over).toBe(false);
  learning.told(step);
  expect(learning.over).toBe(false);
  learning.told({ ...step, acts: false, done: true });
  expect(learning.over).toBe(true);
});

test('an answer is gone with the next step', () => {
  const learning = new Learning();
  learning.answered('not-yet');
  expect(learning.answer?.say).toBe('not-yet');
  learning.told(null);
  expect(learning.answer).toBeNull();
});

test('while the others follow the script the learner waits', () => {
  const learning = new Learning();
  learning.told(null);
  expect(learning.others).toBe(false);
  learning.told(step);
  expect(learning.still([0, 1])).toBe(true);
  learning.told(null);
  expect(learning.others).toBe(true);
  expect(learning.still([0, 1])).toBe(false);
});

test('a puzzle waits for its answer, and rests once it is decided', () => {
  const learning = new Learning();
  const puzzle = { type: 'PuzzleStep', puzzle: 'easy-01', stands: 'open' } as PuzzleStep;
  learning.told(puzzle);
  expect([learning.over, learning.others, learning.still([1])]).toEqual([false, false, true]);
  learning.told(null);
  expect([learning.others, learning.still([1])]).toEqual([true, false]);
  learning.told({ ...puzzle, stands: 'failed' });
  expect([learning.over, learning.others, learning.still([-1])]).toEqual([true, false, true]);
});
