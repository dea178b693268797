import { expect, test } from 'vitest';
import type { Event } from '../../wire/prison';
import { squareIn } from './floor';
import { actsOf, after, shownOf } from './shown';
import { figureAt, roomAt, thingAt, viewOf } from './tables.svelte';

const view = viewOf({ figures: [figureAt(12), figureAt(squareIn(0, 0))], things: [thingAt(12, 3)] });
const shown = shownOf(view);
const told = (...events: Event[]) => events.reduce((picture, event) => after(picture, event, view), shown);

test('steps of one figure are one walk', () => {
  const step = (figure: number, start: number, end: number): Event => ({
    kind: 'walked',
    figure,
    start,
    end,
  });
  const acts = actsOf([step(0, 12, 22), step(0, 22, 32), step(1, 10, 20), { kind: 'ended', side: 0 }]);
  expect(acts.map((act) => act.length)).toEqual([2, 1, 1]);
});

test('what is taken up goes along, and lies where it is dropped', () => {
  const walked: Event = { kind: 'walked', figure: 0, start: 12, end: 13 };
  const held = told({ kind: 'took', figure: 0, thing: 0, friend: -1 }, walked);
  expect(held.figures[0]).toMatchObject({ square: 13, thing: 0 });
  expect(held.things[0]?.square).toBeLessThan(0);
  const left = after(held, { kind: 'dropped', figure: 0, thing: 0, friend: -1 }, view);
  expect(left.things[0]?.square).toBe(13);
  expect(left.figures[0]?.thing).toBe(-1);
});

test('a room turns with all that stands and lies on it', () => {
  const turned = told({ kind: 'rotated', place: 0, quarters: 1, by: 0 });
  expect(turned.figures[1]?.square).toBe(squareIn(0, 4));
  expect(turned.things[0]?.square).toBe(squareIn(0, 14));
});

test('the wounded lie, the healed stand, the dead are gone', () => {
  const hurt = told({ kind: 'wounded', figure: 1, square: 11 });
  expect(hurt.figures[1]?.wounded).toBe(true);
  expect(after(hurt, { kind: 'healed', figure: 0, target: 1 }, view).figures[1]?.wounded).toBe(false);
  expect(after(hurt, { kind: 'died', figure: 1, square: 11 }, view).figures[1]?.square).toBeLessThan(0);
});

test('a newcomer is seen only once it has been placed', () => {
  const arriving = viewOf({
    ...view,
    figures: [...view.figures, figureAt(34, { side: 1, npc: 5 })],
    rooms: [roomAt(0)],
  });
  const called = after(shown, { kind: 'arrived', figure: 2, place: 0 }, arriving);
  expect(called.figures[2]?.square).toBeLessThan(0);
  expect(
    after(called, { kind: 'placed', number: 2, thing: false, square: 34 }, arriving).figures[2]?.square,
  ).toBe(34);
});
