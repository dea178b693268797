// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { forget, heldAt, hold, holdAll, learn, myTokens, playedHere, takeInThisTab } from './keys';

const KEYS = {
  table: 'tbl',
  watch: 'watch-token',
  seats: [
    { seat: 0, kind: 'me', token: 'mine' },
    { seat: 1, kind: 'friend', token: 'hers' },
    { seat: 2, kind: 'bot', token: '' },
  ],
} as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('whoever sets a table plays their own seat', () => {
  holdAll(KEYS);
  expect(playedHere('tbl').map((key) => key.token)).toEqual(['mine']);
  expect(myTokens()).toEqual(['mine']);
});

test('a link from a friend is mine', () => {
  hold('tbl', 'from a friend');
  expect(playedHere('tbl').map((key) => key.token)).toEqual(['from a friend']);
});

test('a tab opened by a friend’s link plays that seat alone', () => {
  holdAll(KEYS);
  hold('tbl', 'hers');
  takeInThisTab('tbl', 'hers');
  expect(playedHere('tbl').map((key) => key.token)).toEqual(['hers']);
  sessionStorage.clear();
  expect(playedHere('tbl').map((key) => key.token)).toEqual(['mine']);
});

test('several of my seats are all played here', () => {
  holdAll({ ...KEYS, seats: [KEYS.seats[0], { seat: 1, kind: 'me', token: 'also mine' }] });
  expect(playedHere('tbl').map((key) => key.seat)).toEqual([0, 1]);
});

test('a link that holds no seat is for watching', () => {
  hold('tbl', 'from a friend');
  learn('tbl', 'from a friend', null);
  expect(heldAt('tbl')[0]?.kind).toBe('watch');
  expect(myTokens()).toEqual(['from a friend']);
});

test('a forgotten table is gone', () => {
  holdAll(KEYS);
  forget('tbl');
  expect(playedHere('tbl')).toEqual([]);
});

test('a spoilt store is an empty one', () => {
  localStorage.setItem('igroteka.tables', '{');
  expect(myTokens()).toEqual([]);
});
