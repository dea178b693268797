import { expect, test } from 'vitest';
import { info as table, seat } from '../../net/fakes';
import type { Item, NextLevel } from '../../wire/wire';
import { atLevel, grouped, isAmongBots, named, nextLevels, signed } from './account';

const item = (what: string, seat: number | null, points: number | null): Item => ({
  what,
  words: { text: `x-${what}`, details: {} },
  seat,
  points,
  count: 1,
});

test('what a match came to is grouped by seat, and what is nobody’s comes last', () => {
  const groups = grouped([item('ends', null, null), item('a', 1, 3), item('b', 0, 2), item('c', 1, -1)]);
  expect(groups.map(({ seat, sum }) => [seat, sum])).toEqual([
    [0, 2],
    [1, 2],
    [null, null],
  ]);
  expect([signed(3), signed(-1), signed(0)]).toEqual(['+3', '−1', '0']);
});

const level: NextLevel = { way: 'easier', won: 70, options: {}, bot: 'learner' };

test('the next table has the other bot, and everybody else as before', () => {
  const info = table({ seats: [seat(0, { name: 'Ann' }), seat(1, { bot: 'greedy:easy' })] });
  const mine = new Set([0]);
  expect(isAmongBots(info, mine)).toBe(true);
  expect(isAmongBots(info, new Set())).toBe(false);
  expect(atLevel(info, level, mine).seats).toEqual([
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'learner' },
  ]);
});

test('a level of options is named by what differs', () => {
  const info = table({ game: 'prison', options: { game: 'solo', level: 'pink' } });
  const harder: NextLevel = { ...level, way: 'harder', options: { game: 'solo', level: 'yellow' }, bot: '' };
  expect(named(info, harder)).toEqual(['prison-option-level-yellow']);
  expect(atLevel(info, harder, new Set()).options).toEqual({ game: 'solo', level: 'yellow' });
});

test('whoever lost is offered an easier level, whoever did not a harder one', () => {
  const harder: NextLevel = { ...level, way: 'harder' };
  expect(nextLevels([level, harder], true)).toEqual([level]);
  expect(nextLevels([level, harder], false)).toEqual([harder]);
  expect(nextLevels([harder], true)).toEqual([]);
});
