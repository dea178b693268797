// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { GameInfo, Option } from '../wire/wire';
import { isSolved, nextPuzzle, puzzleOf, puzzlesOf, solved } from './puzzles.svelte';

const option = (name: string, ...values: string[]): Option => ({
  name,
  values,
  pattern: null,
  hint: '',
  upload: false,
  moot: {},
});
const GAME: GameInfo = {
  id: 'ferry',
  version: 1,
  seats: { least: 1, most: 2 },
  lid: { age: null, minutes: null, measured: false, cooperative: false },
  lessons: [],
  gentle: {},
  options: { 1: [option('puzzle', 'off', 'elm', 'oak')] },
  bots: [],
};

test('the puzzles of a game are the values of its option, but for off', () => {
  expect(puzzlesOf(GAME)).toEqual(['elm', 'oak']);
  expect(puzzlesOf({ ...GAME, options: { 1: [] } })).toEqual([]);
});

test('a whole game is no puzzle', () => {
  expect([
    puzzleOf({ options: { puzzle: 'off' } }),
    puzzleOf({ options: {} }),
    puzzleOf({ options: { puzzle: 'elm' } }),
  ]).toEqual([null, null, 'elm']);
});

test('only the end that says so is a solution', () => {
  const outcome = { winners: [0], reason: 'ferry-over-solved', clause: '', scores: [] };
  expect(isSolved('ferry', outcome)).toBe(true);
  expect(isSolved('ferry', { ...outcome, reason: 'ferry-over-unsolved' })).toBe(false);
});

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
