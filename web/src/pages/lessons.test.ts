import { beforeEach, expect, test, vi } from 'vitest';

const LESSONS = ['first', 'open', 'heap'].map((id) => ({ id, title: `t-${id}`, clauses: [`F-${id}`] }));
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { helpfulLesson, isNew, nextLesson, progress } = await import('./lessons.svelte');
const game = (id: string, lessons = LESSONS) => ({ id, lessons }) as unknown as Parameters<typeof isNew>[0];

beforeEach(() => kept.clear());

test('the next lesson is the first that is not done, round the corner', () => {
  expect(nextLesson(LESSONS, 'first', new Set())?.id).toBe('open');
  expect(nextLesson(LESSONS, 'first', new Set(['open']))?.id).toBe('heap');
  expect(nextLesson(LESSONS, 'heap', new Set(['heap']))?.id).toBe('first');
  expect(nextLesson(LESSONS, 'heap', new Set(['first', 'open', 'heap']))).toBeNull();
});

test('the guided game is offered once a game, and only where there is one', () => {
  expect(isNew(game('ferry'))).toBe(true);
  expect(isNew(game('nim', []))).toBe(false);
  progress.offered('ferry');
  expect(isNew(game('ferry'))).toBe(false);
  expect(isNew(game('barge'))).toBe(true);
});

test('what is done stays done, and its table is forgotten', () => {
  kept.set('igroteka.tables', JSON.stringify({ t1: [{ kind: 'me', token: 'x', seat: 0 }] }));
  progress.begin('ferry', 'open', 't1');
  expect(progress.tableOf('ferry', 'open')).toBe('t1');
  expect(progress.isDone('ferry', 'open')).toBe(false);
  progress.finish('ferry', 'open');
  expect(progress.isDone('ferry', 'open')).toBe(true);
  expect(progress.tableOf('ferry', 'open')).toBeNull();
});

test('after a lost game the lesson about what decided it is offered, else the first not done', () => {
  expect(helpfulLesson(game('canal'), 'F-heap')?.id).toBe('heap');
  expect(helpfulLesson(game('canal'), 'F-other')?.id).toBe('first');
  progress.finish('canal', 'heap');
  expect(helpfulLesson(game('canal'), 'F-heap')?.id).toBe('first');
  expect(helpfulLesson(game('nim', []), 'F-heap')).toBeNull();
});
