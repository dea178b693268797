import { expect, test } from 'vitest';
import { isOfTable, keptAs, wayOf } from './paths';

const HOUSE = 'http://house';
const get = (path: string, mode = 'cors') => wayOf({ method: 'GET', mode, url: HOUSE + path }, HOUSE);

test('pages of the house are the shell, files that are none are not', () => {
  expect(['/', '/t/abc', '/rules/roads'].map((path) => get(path, 'navigate'))).toEqual([
    'page',
    'page',
    'page',
  ]);
  expect(['/api/openapi.json', '/robots.txt', '/sw.js'].map((path) => get(path, 'navigate'))).toEqual(
    Array(3).fill('through'),
  );
});

test('what has its hash in its name is a file', () => {
  expect(get('/assets/index-1a2b.js')).toBe('file');
  expect(get('/icon-192.png')).toBe('file');
});

test('of the doors only those are kept that can be read later', () => {
  const kept = ['/api/games', '/api/rules/roads/de', '/api/tables/abc/replay?seat=1'];
  expect(kept.map((path) => get(path))).toEqual(Array(kept.length).fill('kept'));
  const not = ['/api/health', '/api/tables/abc', '/api/tables/abc/export', '/api/qr', '/api/openapi.json'];
  expect(not.map((path) => get(path))).toEqual(Array(not.length).fill('through'));
});

test('nothing is kept of what is sent, or of other houses', () => {
  expect(wayOf({ method: 'POST', mode: 'cors', url: `${HOUSE}/api/games` }, HOUSE)).toBe('through');
  expect(wayOf({ method: 'GET', mode: 'cors', url: 'http://elsewhere/api/games' }, HOUSE)).toBe('through');
});

test('with another key nothing is found, and no key is written down', async () => {
  const replay = `${HOUSE}/api/tables/abc/replay`;
  const [mine, theirs] = [await keptAs(replay, 'Bearer mine'), await keptAs(replay, 'Bearer theirs')];
  expect(mine).not.toBe(theirs);
  expect(mine).not.toContain('mine');
  expect(await keptAs(replay, 'Bearer mine')).toBe(mine);
  expect([isOfTable(mine, 'abc'), isOfTable(mine, 'ab')]).toEqual([true, false]);
});
