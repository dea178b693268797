import { expect, test } from 'vitest';
import { Gestures } from './gestures';

test('a short touch is a tap', () => {
  const hand = new Gestures();
  hand.press(1, { x: 10, y: 10 });
  expect(hand.move(1, { x: 12, y: 11 })).toBeNull();
  expect(hand.release(1)).toBe(true);
});

test('a finger that wanders drags the board', () => {
  const hand = new Gestures();
  hand.press(1, { x: 10, y: 10 });
  expect(hand.move(1, { x: 30, y: 15 })).toEqual({ kind: 'pan', dx: 20, dy: 5 });
  expect(hand.dragging).toBe(true);
  expect(hand.release(1)).toBe(false);
});

test('two fingers moving apart zoom around their middle', () => {
  const hand = new Gestures();
  hand.press(1, { x: 0, y: 0 });
  hand.press(2, { x: 100, y: 0 });
  const move = hand.move(2, { x: 200, y: 0 });
  expect(move).toEqual({ kind: 'pinch', by: 2, at: { x: 100, y: 0 }, dx: 50, dy: 0 });
});

test('a pinch ends in no tap', () => {
  const hand = new Gestures();
  hand.press(1, { x: 0, y: 0 });
  hand.press(2, { x: 100, y: 0 });
  hand.release(2);
  expect(hand.release(1)).toBe(false);
});
