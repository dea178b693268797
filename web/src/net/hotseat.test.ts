import { expect, test } from 'vitest';
import { HotSeat } from './hotseat.svelte';

const OUTCOME = { winners: [0], reason: '', clause: '', scores: [] };
const local = (myTurn: boolean) => ({
  ready: true,
  resting: true,
  myTurn,
  outcome: null as typeof OUTCOME | null,
});

test('one seat on the device is never covered', () => {
  const hot = new HotSeat([local(true)]);
  hot.cover();
  expect(hot.covered).toBe(false);
});

test('a shared device opens covered, and for whoever is to move', () => {
  const [anna, ben] = [local(false), local(true)];
  const hot = new HotSeat([anna, ben]);
  expect(hot.covered).toBe(true);
  hot.uncover();
  expect([hot.covered, hot.shown]).toEqual([false, ben]);
});

test('the hand is covered when the turn goes to another seat of the device', () => {
  const [anna, ben] = [local(true), local(false)];
  const hot = new HotSeat([anna, ben]);
  hot.uncover();
  Object.assign(anna, { myTurn: false });
  Object.assign(ben, { myTurn: true });
  hot.cover();
  expect([hot.covered, hot.next]).toEqual([true, ben]);
});

test('it is not covered before the move has been shown to the end', () => {
  const [anna, ben] = [local(true), local(false)];
  const hot = new HotSeat([anna, ben]);
  hot.uncover();
  Object.assign(anna, { myTurn: false, resting: false });
  Object.assign(ben, { myTurn: true });
  hot.cover();
  expect(hot.covered).toBe(false);
});

test('while a bot moves, the last player goes on looking', () => {
  const [anna, ben] = [local(true), local(false)];
  const hot = new HotSeat([anna, ben]);
  hot.uncover();
  Object.assign(anna, { myTurn: false });
  hot.cover();
  expect([hot.covered, hot.shown]).toEqual([false, anna]);
});

test('when it is over there is nothing left to hide', () => {
  const [anna, ben] = [local(false), local(false)];
  const hot = new HotSeat([anna, ben]);
  Object.assign(anna, { outcome: OUTCOME });
  expect(hot.covered).toBe(false);
});
