import { expect, test } from 'vitest';
import type { LessonStep } from '../wire/wire';
import { Learning } from './learning.svelte';

const step = {
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
