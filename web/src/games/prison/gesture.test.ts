// A hint as it is drawn: the way of a walk, a target, a room; nothing where a button is meant.
import { expect, test } from 'vitest';
import type { Action, View } from '../../wire/prison';
import { beside, groundOf } from './floor';
import { gestureOf } from './gesture';

const HERE = 63;
const view = { figures: [{ square: HERE }, { square: 64 }], rooms: [], moving: null } as unknown as View;
const ground = groundOf([]);
const drawn = (...deed: Action[]) => gestureOf(deed, view, ground, new Map());

test('a walk is drawn step by step to where it ends', () => {
  const way = [HERE, beside(HERE, 2), beside(beside(HERE, 2), 1)];
  expect(
    drawn(
      { type: 'Begin', figure: 0 },
      { type: 'Step', side: 2 },
      { type: 'Step', side: 1 },
      { type: 'Stop' },
    )?.way,
  ).toEqual(way);
});

test('the rest of a walk begins where the walker has come to', () => {
  const moving = { ...view, moving: { figure: 1, points: 2 } } as unknown as View;
  expect(gestureOf([{ type: 'Step', side: 2 }, { type: 'Stop' }], moving, ground, new Map())?.way).toEqual([
    64,
    beside(64, 2),
  ]);
});

test('a blow goes from whoever strikes to whoever is struck', () => {
  expect(drawn({ type: 'Attack', figure: 0, target: 1, how: 'close' })?.way).toEqual([HERE, 64]);
});

test('a room is opened or turned as a whole', () => {
  expect(drawn({ type: 'Reveal', figure: 0, place: 3 })).toEqual({ way: [], place: 3, quarters: 0 });
  expect(drawn({ type: 'Turn', figure: 0, place: 2, quarters: 1 })).toEqual({
    way: [],
    place: 2,
    quarters: 1,
  });
});

test('to stop, to end the turn and to play a card are buttons', () => {
  expect([
    drawn({ type: 'Stop' }),
    drawn({ type: 'Pass' }),
    drawn({ type: 'FightCard', value: 3 }),
    drawn(),
  ]).toEqual([null, null, null, null]);
});
