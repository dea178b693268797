import { expect, test } from 'vitest';
import type { Card } from '../../wire/wire';
import { cardOf, caveats, lines, strength } from './card';

const CARD: Card = {
  level: 'medium',
  slips: 12,
  memory: { kind: 'fading', keep: 90 },
  accuracy: null,
  tremor_mm: 1.5,
  longest_ms: 230,
  below: 'easy',
  won: 68,
  games: 400,
};
const keys = (card: Card) => lines(card).map(({ key }) => key);
const named = (level: string) => level.toUpperCase();

test('a card says what the level remembers, how its hand is, how often it slips, how long it thinks', () => {
  expect(lines(CARD)).toEqual([
    { key: 'level-memory-fading', args: { keep: 90, lost: 10 } },
    { key: 'level-tremor', args: { mm: 1.5 } },
    { key: 'level-slips', args: { slips: 12 } },
    { key: 'level-time', args: { seconds: 0.3 } },
  ]);
});

test('what a game has not is not spoken of', () => {
  const plain = { ...CARD, memory: null, tremor_mm: null, accuracy: 80, slips: 0, longest_ms: 4 };
  expect(keys(plain)).toEqual(['level-accuracy', 'level-steady', 'level-at-once']);
});

test('its strength is told against the level below, else by the games it won', () => {
  expect(strength(CARD, named)).toEqual({ key: 'level-beats', args: { below: 'EASY', won: 68 } });
  expect(strength({ ...CARD, below: '' }, named).key).toBe('level-wins');
  expect(strength({ ...CARD, below: '', games: 0 }, named).key).toBe('level-unmeasured');
});

test('with a character it is said that the figures are of the level without one', () => {
  expect(caveats(CARD, 'hoarder').map(({ key }) => key)).toEqual(['level-alone']);
  expect(caveats(CARD, '')).toEqual([]);
  expect(caveats({ ...CARD, games: 0 }, 'hoarder')).toEqual([]);
});

test('of a bot of old nothing is known', () => {
  expect(strength(cardOf([CARD], 'greedy:easy'), named).key).toBe('level-unmeasured');
  expect(cardOf([CARD], 'medium')).toBe(CARD);
});
