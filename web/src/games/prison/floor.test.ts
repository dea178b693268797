import { expect, test } from 'vitest';
import {
  NOWHERE,
  PLACES,
  PORTCULLIS,
  SIZE,
  SLIT,
  WALL,
  beside,
  carriedTo,
  centre,
  groundOf,
  opposite,
  ownToFloor,
  placeOf,
  roomCentre,
  sideTo,
  squareAt,
  squareIn,
  turnedSquare,
  within,
  type Facing,
} from './floor';
import { roomAt, walled } from './tables.svelte';

const FACINGS: readonly Facing[] = [0, 1, 2, 3];
const squares = Array.from({ length: SIZE }, (_, square) => square);

test('every square of a room is found by its place and the square within', () => {
  const inRooms = squares.filter((square) => placeOf(square) !== NOWHERE);
  expect(inRooms).toHaveLength(PLACES * 25);
  for (const square of inRooms) expect(squareIn(placeOf(square), within(square))).toBe(square);
});

test('whichever way the board lies, a tap on the middle of a square means that square', () => {
  for (const facing of FACINGS)
    for (const square of squares) expect(squareAt(centre(square, facing), facing)).toBe(square);
});

test('one’s own line is at the bottom of a standing board and at the left of a lying one', () => {
  expect(centre(5, 2).y).toBeGreaterThan(centre(215, 2).y);
  expect(centre(215, 0).y).toBeGreaterThan(centre(5, 0).y);
  expect(centre(5, 3).x).toBeLessThan(centre(215, 3).x);
  expect(centre(215, 1).x).toBeLessThan(centre(5, 1).x);
});

test('the board is turned, never mirrored: neighbours stay on their side', () => {
  const SHOWN = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  for (const facing of FACINGS) {
    for (const side of [0, 1, 2, 3]) {
      const [from, to] = [centre(115, facing), centre(beside(115, side), facing)];
      const [dx, dy] = SHOWN[((side + facing) % 4) as 0 | 1 | 2 | 3];
      expect([to.x - from.x, to.y - from.y]).toEqual([dx * 60, dy * 60]);
    }
  }
});

test('a step back leads where one came from', () => {
  for (const square of squares) {
    for (const side of [0, 1, 2, 3]) {
      const there = beside(square, side);
      if (there === NOWHERE) continue;
      expect(beside(there, opposite(side))).toBe(square);
      expect(sideTo(square, there)).toBe(side);
    }
  }
});

test('four quarters bring every token back, and one quarter goes clockwise', () => {
  for (let inside = 0; inside < 25; inside += 1)
    expect(turnedSquare(turnedSquare(inside, 3), 1)).toBe(inside);
  expect(turnedSquare(0, 1)).toBe(4);
  expect(carriedTo(squareIn(3, 0), 3, 1)).toBe(squareIn(3, 4));
  expect(carriedTo(squareIn(3, 0), 2, 1)).toBe(squareIn(3, 0));
});

test('on the screen a token rides on its room: the same distance from the middle', () => {
  for (const facing of FACINGS) {
    const middle = roomCentre(5, facing);
    for (let inside = 0; inside < 25; inside += 1) {
      const far = [inside, turnedSquare(inside, 1)].map((each) => {
        const { x, y } = centre(squareIn(5, each), facing);
        return Math.round(Math.hypot(x - middle.x, y - middle.y));
      });
      expect(far[0]).toBe(far[1]);
    }
  }
});

test('rows and columns of the dice are the room’s own, whichever way it lies', () => {
  expect(ownToFloor(roomAt(0), 0, 0)).toBe(squareIn(0, 0));
  expect(ownToFloor(roomAt(0, { turn: 1 }), 0, 0)).toBe(squareIn(0, 4));
});

test('where two rooms meet the stronger half holds', () => {
  const open = roomAt(0);
  const slit = {
    ...open,
    edges: open.edges.map((sides, inside) => (inside === 4 ? [0, SLIT, 0, 0] : sides)),
  };
  const wall = roomAt(1, {
    edges: roomAt(1).edges.map((sides, inside) => (inside === 0 ? [0, 0, 0, WALL] : sides)),
  });
  expect(groundOf([slit, roomAt(1)]).edges[squareIn(0, 4)]?.[1]).toBe(SLIT);
  expect(groundOf([slit, wall]).edges[squareIn(0, 4)]?.[1]).toBe(WALL);
  expect(groundOf([walled(open, 6, 1, PORTCULLIS)]).edges[squareIn(0, 7)]?.[3]).toBe(PORTCULLIS);
});
