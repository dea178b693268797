import { expect, test } from 'vitest';
import { IDLE, cancelled, inHand, moved, picked, pressed, released, type Pick } from './pick';

const HERE = { x: 100, y: 100 };
const FAR = { x: 100, y: 60 };

function tap(pick: Pick<string>, piece: string): Pick<string> {
  return released(pressed(pick, piece, HERE));
}

test('a tap picks a piece', () => {
  expect(inHand(tap(IDLE, 'knight'))).toBe('knight');
});

test('a second tap puts it back', () => {
  expect(tap(picked('knight'), 'knight')).toEqual(IDLE);
});

test('a tap on another piece takes that one instead', () => {
  expect(inHand(tap(picked('knight'), 'rook'))).toBe('rook');
});

test('a trembling finger does not drag', () => {
  const pick = moved(pressed(IDLE, 'rook', HERE), { x: 103, y: 99 });
  expect(pick.at).toBe('pressed');
});

test('a dragged piece follows the finger, and stays picked when dropped', () => {
  const dragged = moved(pressed(IDLE, 'rook', HERE), FAR);
  expect(dragged).toEqual({ at: 'dragged', piece: 'rook', point: FAR });
  expect(released(dragged)).toEqual(picked('rook'));
});

test('a finger that scrolls away leaves picked what was', () => {
  expect(cancelled(pressed(picked('knight'), 'rook', HERE))).toEqual(picked('knight'));
  expect(cancelled(picked('knight'))).toEqual(IDLE);
});
