import { expect, test } from 'vitest';
import type { AnyCtrl } from './contract';
import { goesUnsaid, isStandIn, seatState } from './seatState';

const at = (seat: object, more: object = {}): AnyCtrl =>
  ({
    live: true,
    t: (key: string) => key,
    info: { seats: [{ seat: 0, bot: '', here: true, resigned: false, ...seat }] },
    seen: { active: [], outcome: null },
    ...more,
  }) as unknown as AnyCtrl;

test('a bot that thinks is told by its colour: a word that comes for a moment would move the board', () => {
  expect(goesUnsaid(at({ bot: 'greedy' }, { thinking: new Set([0]) }), 0)).toBe(true);
});

test('whoever is here goes without saying, and whoever left or gave up does not', () => {
  expect([{}, { here: false }, { resigned: true }].map((seat) => goesUnsaid(at(seat), 0))).toEqual([
    true,
    false,
    false,
  ]);
});

test('of somebody who has left it is said even when the turn is theirs', () => {
  const left = at({ here: false }, { seen: { active: [0], outcome: null } });
  expect([seatState(left, 0), seatState(at({}), 0)]).toEqual(['player-away', 'player-here']);
});

test('whoever has won is known by the frame: what the game says of the seat, such as points, stays', () => {
  const won = at({}, { seen: { active: [], outcome: { winners: [0] } } });
  expect([seatState(won, 0), goesUnsaid(won, 0)]).toEqual(['player-won', true]);
});

test('a bot in the place of somebody who has a name needs a sign, one that is called a bot does not', () => {
  const seats = [{ bot: 'greedy', name: 'Ben' }, { bot: 'greedy', name: '' }, { name: 'Ben' }];
  expect(seats.map((seat) => isStandIn(at(seat), 0))).toEqual([true, false, false]);
});
