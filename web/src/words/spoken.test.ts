// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LANGS } from '../i18n/langs';
import type { Words } from '../wire/wire';
import { i18n } from '../i18n/i18n.svelte';
import { info } from '../net/fakes';
import { spoken, spokenHere } from './spoken';

test('a move that is seen on the board is told without its numbers, and any other with them', async () => {
  await i18n.choose('en');
  await i18n.learn('roads', () => Promise.reject(new Error('asked for nothing')));
  const sides = [{ text: 'roads-side', details: { side: 1 } }];
  const lay = { text: 'roads-action-lay', details: { face: 'D', x: -1, y: 0, sides } };
  expect(spoken(lay, info(), 0)).toBe('Lay the dead end at (-1, 0); roads: right');
  expect(spokenHere([lay], info(), 0)).toBe('Lay the dead end here');
  const draw = { text: 'roads-action-draw', details: {} };
  expect(spokenHere([draw], info(), 0)).toBe(spoken(draw, info(), 0));
});

const where = { text: 'skyscraper-plan-cell', details: { x: 1, y: 2, z: 0 } };
const PLACES: Record<string, Words[]> = {
  clockwork: ['lay', 'point'].map((kind) => ({
    text: `clockwork-action-${kind}`,
    details: { place: { text: 'clockwork-ui-place', details: { row: 3, column: 4 } } },
  })),
  urfin: ['touch', 'put', 'put-turned'].map((kind) => ({
    text: `urfin-action-${kind}`,
    details: { part: 0, column: 3, row: 4, axis: 'ns' },
  })),
  skyscraper: [
    ...['send', 'return'].map((kind) => ({ text: `skyscraper-action-${kind}`, details: { where } })),
    { text: 'skyscraper-action-build', details: { what: 'floor', x: 1, y: 2, z: 3, beams: [] } },
    { text: 'skyscraper-action-pick', details: { number: 19, kind: 'k', worker: 'no', beams: [] } },
  ],
};

test.each(Object.keys(PLACES))('%s sends nobody to count rows and columns, in no language', async (game) => {
  await i18n.learn(game, () => Promise.reject(new Error('asked for nothing')));
  for (const lang of Object.keys(LANGS)) {
    await i18n.choose(lang as keyof typeof LANGS);
    for (const move of PLACES[game] ?? []) expect(spokenHere([move], info(), 0)).toMatch(/^[^\d{}]+$/u);
  }
});
