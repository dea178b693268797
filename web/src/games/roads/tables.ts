// A table for tests: one view, what is legal on it, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import { doubleOf, type Double } from '../../table/double';
import type { LaidCard, Lay, View } from '../../wire/roads';
import type { RoadsTable } from './ctrl.svelte';

export const laid = (face: string, x: number, y: number, turn = 0, by = 0): LaidCard => ({
  face,
  x,
  y,
  turn,
  by,
});

export const lay = (face: string, x: number, y: number, turn = 0): Lay => ({ type: 'Lay', face, x, y, turn });

export function viewOf(change: Partial<View> = {}): View {
  return {
    variant: 'duel',
    lanes: false,
    field: [],
    open_border: false,
    stage: 'lay',
    turn: 0,
    starter: 0,
    hand: ['S', 'C', 'C'],
    hand_sizes: [3, 3],
    box_left: 0,
    cards: [laid('S', 0, 0)],
    ends: [
      [0, -1],
      [0, 1],
    ],
    joined: [1, 0],
    out: [],
    deck: {},
    unseen: null,
    all_hands: null,
    ...change,
  };
}

export type TestTable = Double<RoadsTable>;

const LEGAL = [
  lay('S', 0, -1),
  lay('S', 0, 1),
  lay('C', 0, -1, 1),
  lay('C', 0, -1, 2),
  lay('C', 0, 1),
  lay('C', 0, 1, 3),
];

export const tableOf = (change: Partial<RoadsTable> = {}, answer?: Sent): TestTable =>
  doubleOf(viewOf(), { legal: LEGAL, ...change }, answer);
