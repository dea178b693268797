// @vitest-environment happy-dom
import { expect, test } from 'vitest';
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
