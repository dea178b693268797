import { expect, test } from 'vitest';
import { games } from '.';
import { boxes } from './boxes';
import { byFile, byFolder } from './places';
import { pictures } from './shelf';

test('what lies in a folder belongs to the game of that name', () => {
  expect(byFolder({ './ferry/index.ts': 1, './nim/index.ts': 2 })).toEqual({ ferry: 1, nim: 2 });
  expect(byFile({ './ferry/pictures/map.svelte': 1 })).toEqual({ 'ferry-map': 1 });
});

test('every board has a lid, and every lid a board', () => {
  expect(Object.keys(boxes).sort()).toEqual(Object.keys(games).sort());
  expect(Object.keys(games)).toContain('roads');
});

test('the picture of a map lies with its game', () => {
  expect(Object.keys(pictures)).toEqual(['urfin-map']);
});
