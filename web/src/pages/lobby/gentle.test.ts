import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../../wire/wire';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const { eases, firstOrUsual } = await import('./gentle');
const { played } = await import('./played.svelte');

const game = (id: string, change: object = {}) =>
  ({
    id,
    gentle: {},
    levels: [],
    characters: [],
    seats: { least: 2, most: 2 },
    lid: { cooperative: false },
    ...change,
  }) as unknown as GameInfo;

test('the first game is gentle, the second the usual one', () => {
  const urfin = game('urfin', { gentle: { sand: 'off' }, lid: { cooperative: true } });
  expect(firstOrUsual(urfin)).toMatchObject({ help: 'coach', options: { sand: 'off' } });
  played.note('urfin');
  expect(firstOrUsual(urfin).help).toBeUndefined();
  expect(firstOrUsual(urfin).options).toBeUndefined();
});

test('what is said of it is what was made gentle', () => {
  expect(eases(game('roads'))).toEqual(['gentle-coach', 'gentle-bot']);
  expect(eases(game('urfin', { gentle: { sand: 'off' }, lid: { cooperative: true } }))).toEqual([
    'gentle-coach',
    'gentle-sand',
  ]);
  expect(eases(game('prison', { gentle: { level: 'white' }, seats: { least: 1, most: 2 } }))).toEqual([
    'gentle-coach',
    'gentle-level',
  ]);
  expect(eases(game('patience', { seats: { least: 1, most: 2 } }))).toEqual(['gentle-coach']);
});
