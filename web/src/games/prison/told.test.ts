// Where one may step, stop and look, as the board lights it up, and as the rules have it.
import { expect, test } from 'vitest';
import type { Figure, RoomSeen, Thing } from '../../wire/prison';
import { SIDES, groundOf } from './floor';
import { seenFrom, standingIn } from './sight';
import { mayStep, mayStop } from './ways';

interface Move {
  readonly rooms: readonly RoomSeen[];
  readonly figures: readonly Figure[];
  readonly things: readonly Thing[];
  readonly moving: number;
  readonly steps: readonly number[];
  /** Where it stands, and where those steps lead; and on which of them it may stop. */
  readonly near: readonly number[];
  readonly stops: readonly number[];
  readonly seen: Readonly<Record<string, readonly number[]>>;
}

const pages = import.meta.glob<readonly Move[]>('../../../../tests/games/prison/ways/*.json', {
  eager: true,
  import: 'default',
});
const moves = Object.values(pages).flat();

test('there are moves to be held to', () => {
  expect(moves.length).toBeGreaterThan(19);
});

test.each(moves)('figure $moving goes where the rules let it', (move) => {
  const { figures, things, moving: number } = move;
  const walker = { number, view: { figures, things }, ground: groundOf(move.rooms) };
  const { square } = figures[number]!;
  expect(SIDES.filter((side) => mayStep(walker, square, side))).toEqual(move.steps);
  expect(move.near.filter((there) => mayStop(walker, there))).toEqual(move.stops);
});

test.each(moves)('and all see what the rules let them see', ({ figures, rooms, seen }) => {
  const ground = groundOf(rooms);
  const standing = standingIn({ figures });
  for (const [square, known] of Object.entries(seen))
    expect(seenFrom(ground, Number(square), standing).toSorted((a, b) => a - b)).toEqual(known);
});
