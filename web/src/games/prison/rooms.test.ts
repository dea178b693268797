import { expect, test } from 'vitest';
import { ROOMS } from '../../wire/prison.box';
import { ROOM, SLIT, WALL, within } from './floor';
import { artOf } from './room';

test('the box has eight rooms in four pairs', () => {
  expect(ROOMS.map(({ room }) => room)).toEqual(['37A', '37B', '38A', '38B', '39A', '39B', '40A', '40B']);
});

test('a room is read as the rules draw it', () => {
  const room = ROOMS[0]!;
  expect(room.arrow).toBe(3);
  expect(within(room.gear)).toBe(1);
  expect(room.pits.map(within)).toEqual([5, 14]);
  expect(room.gates.map(({ square, side }) => [within(square), side])).toEqual([
    [7, 1],
    [12, 1],
    [19, 2],
  ]);
  expect(room.edges[4]).toEqual([WALL, SLIT, 0, 0]);
  expect(room.edges[0]).toEqual([0, 0, 0, 0]);
});

test('what stands between two squares stands there for both', () => {
  for (const { edges } of ROOMS)
    for (let inside = 0; inside < ROOM * (ROOM - 1); inside++)
      expect(edges[inside]![2]).toBe(edges[inside + ROOM]![0]);
});

test('a room looks the same wherever it lies', () => {
  for (const room of ROOMS) {
    const moved = (square: number): number => square + 5 * 10;
    const elsewhere = {
      ...room,
      place: 2,
      pits: room.pits.map(moved),
      gear: moved(room.gear),
      gates: room.gates.map((gate) => ({ ...gate, square: moved(gate.square) })),
    };
    expect(artOf(elsewhere)).toEqual(artOf(room));
  }
});
