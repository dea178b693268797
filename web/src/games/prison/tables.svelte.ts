// A table for tests: one view, what is legal on it, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import { doubleOf, type Double } from '../../table/double';
import type { Figure, RoomSeen, Thing, View } from '../../wire/prison';
import type { PrisonTable } from './ctrl.svelte';
import { WALL, squareIn } from './floor';

export const figureAt = (square: number, change: Partial<Figure> = {}): Figure => ({
  side: 0,
  kind: 7,
  square,
  npc: -1,
  wounded: false,
  thing: -1,
  friend: -1,
  hurt: false,
  healed: false,
  ...change,
});

export const thingAt = (square: number, kind: Thing['kind'] = 0): Thing => ({ side: 0, kind, square });

/** A bare room; its outer walls are the board's. */
export function roomAt(place: number, change: Partial<RoomSeen> = {}): RoomSeen {
  const edges = Array.from({ length: 25 }, (_, inside) => [
    0,
    place % 2 === 1 && inside % 5 === 4 ? WALL : 0,
    0,
    place % 2 === 0 && inside % 5 === 0 ? WALL : 0,
  ]);
  return {
    place,
    room: '37A',
    turn: 0,
    edges,
    pits: [],
    gear: squareIn(place, 12),
    arrow: 1,
    gates: [],
    ...change,
  };
}

/** The same room with something on one side of a square, and on the neighbour's. */
export function walled(room: RoomSeen, inside: number, side: number, edge: number): RoomSeen {
  const edges = room.edges.map((sides) => [...sides]);
  const there = inside + [-5, 1, 5, -1][side]!;
  (edges[inside] as number[])[side] = edge;
  (edges[there] as number[])[(side + 2) % 4] = edge;
  return { ...room, edges };
}

export function viewOf(change: Partial<View> = {}): View {
  const cards = { actions: [3, 4, 5], fights: [0, 1, 2], jumps: 3, spent: [] };
  const view = {
    level: 0,
    sight: false,
    stage: 'act',
    expected: 'act',
    turn: 1,
    side: 0,
    ap: 2,
    card: 2,
    cycle: 1,
    points: [0, 0],
    rooms: [roomAt(0)],
    closed: [],
    figures: [figureAt(1)],
    things: [],
    cards,
    np_fights: [],
    np_spent: [],
    in_bag: [],
    things_in_bag: [],
    reinforcements: 24,
    moving: null,
    passing: -1,
    row: [],
    upright: [],
    errand: null,
    clash: null,
    placing: null,
    mode: 'solo',
    you: 0,
    first: 0,
    hands: [cards, cards],
    face_down: [],
    set_up: null,
    putting: null,
    ...change,
  };
  return view as View;
}

export type TestTable = Double<PrisonTable>;

export function tableOf(change: Partial<PrisonTable> = {}, answer?: Sent): TestTable {
  const table = $state(doubleOf<PrisonTable>(viewOf(), change, answer));
  return table;
}
