import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { played } = await import('./played.svelte');

test('a game is new until it was begun here, each for itself', () => {
  expect([played.has('ferry'), played.has('barge')]).toEqual([false, false]);
  played.note('ferry');
  expect([played.has('ferry'), played.has('barge')]).toEqual([true, false]);
});

test('what another tab has begun is not forgotten', () => {
  kept.set('igroteka.played', JSON.stringify(['nim']));
  played.note('raft');
  expect(JSON.parse(kept.get('igroteka.played') ?? '')).toEqual(['nim', 'raft']);
});

test('what stands among my tables was played', () => {
  expect(played.has('canal')).toBe(false);
  kept.set('igroteka.mine', JSON.stringify({ at: '', tables: [{ table: 't', game: 'canal' }] }));
  expect(played.has('canal')).toBe(true);
});
