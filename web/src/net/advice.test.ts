// A hint stays lit while it is followed, and goes out when the table goes another way.
import { beforeEach, expect, test } from 'vitest';
import { Advice } from './advice.svelte';

const begin = { type: 'Begin', figure: 3 };
const step = { type: 'Step', side: 2 };
const stop = { type: 'Stop' };
const walk = { text: 'prison-deed-walk', details: {} };
let advice: Advice;

beforeEach(() => {
  advice = new Advice();
  advice.give({ type: 'HintGiven', step: 7, deed: [begin, step, stop], words: [walk], reasons: [] }, 7);
});

test('the rest of a walk is the hint once it has been begun', () => {
  advice.moved(begin, 8);
  expect(advice.given?.deed).toEqual([step, stop]);
  expect(advice.given?.words).toEqual([walk]);
  advice.moved(step, 9);
  expect(advice.given?.deed).toEqual([stop]);
  advice.moved(stop, 10);
  expect(advice.given).toBeNull();
});

test('whoever goes another way is not told the old way any more', () => {
  const other = { type: 'Begin', figure: 4 };
  advice.moved(other, 8);
  expect(advice.given).toBeNull();
});

test('a move of somebody else puts the hint out', () => {
  advice.moved(null, 8);
  expect(advice.given).toBeNull();
});

test('a hint that is followed waits before what only the own hand can do', () => {
  advice.follow(({ type }) => type === step.type);
  expect(advice.next([begin])).toEqual(begin);
  advice.moved(begin, 8);
  expect([advice.next([step]), advice.followed]).toEqual([null, false]);
});

test('where all act at once, what another does leaves the hint that can still be done', () => {
  advice.moved(null, 8, [stop, begin]);
  expect([advice.given?.step, advice.given?.deed]).toEqual([8, [begin, step, stop]]);
  advice.moved(null, 9, [stop]);
  expect(advice.given).toBeNull();
});

test('a hint for a position that has passed is not shown', () => {
  advice.give({ type: 'HintGiven', step: 6, deed: [begin], words: [walk], reasons: [] }, 7);
  expect(advice.given).toBeNull();
});

test('nothing is played before the player says so, nor what may not be done', () => {
  expect(advice.next([begin])).toBeNull();
  advice.followed = true;
  expect(advice.next([begin])).toEqual(begin);
  expect(advice.next([stop])).toBeNull();
});

test('each of two actions has its own words, and those done are not said again', () => {
  const [grab, put] = [
    { text: 'grab', details: {} },
    { text: 'put', details: {} },
  ];
  advice.give({ type: 'HintGiven', step: 8, deed: [begin, stop], words: [grab, put], reasons: [] }, 8);
  advice.moved(begin, 9);
  expect(advice.given?.words).toEqual([put]);
});
