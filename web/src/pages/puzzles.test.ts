// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { nextPuzzle, ofTheDay, solved } from './puzzles.svelte';

const SHELF = [
  { id: 'ferry', puzzles: ['elm', 'oak', 'ash', 'fir'] },
  { id: 'nim', puzzles: [] },
  { id: 'mill', puzzles: ['a', 'b', 'c'] },
];
const day = (at: number) => new Date(2026, 10, 17 + at, 23, 59);

test('the next puzzle is the next unsolved one, round the corner', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(nextPuzzle(all, 'b', new Set(['c']))).toBe('d');
  expect(nextPuzzle(all, 'd', new Set(['a']))).toBe('b');
  expect(nextPuzzle(all, 'd', new Set(['a', 'b', 'c', 'd']))).toBeNull();
});

test('what was solved is remembered by the device, once', () => {
  solved.mark('ferry', 'elm');
  solved.mark('ferry', 'elm');
  expect([...solved.of('ferry')]).toEqual(['elm']);
  expect(localStorage.getItem('igroteka.solved')).toBe('{"ferry":["elm"]}');
});

test('the puzzle of the day changes with the date and with nothing else', () => {
  const [first, next] = [ofTheDay(SHELF, day(0)), ofTheDay(SHELF, day(1))];
  expect(ofTheDay(SHELF, new Date(2026, 10, 17, 0, 1))).toEqual(first);
  expect([first?.game, next?.game].sort()).toEqual(['ferry', 'mill']);
});

test('in time every puzzle is that of a day', () => {
  const met = new Set([...Array(24).keys()].map((at) => ofTheDay(SHELF, day(at))?.puzzle));
  expect(met.size).toBe(7);
});

test('without puzzles there is none', () => {
  expect(ofTheDay([], day(0))).toBeNull();
});
