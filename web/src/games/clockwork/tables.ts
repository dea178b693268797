// A table for tests: one view, what is legal on it, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import { doubleOf, type Double } from '../../table/double';
import type { View } from '../../wire/clockwork';
import type { ClockworkTable } from './ctrl.svelte';

export function viewOf(change: Partial<View> = {}): View {
  const view = {
    stage: 'move',
    turn: 0,
    asked: 0,
    starter: 0,
    starts: [],
    throw: [2, 3],
    characters: [1, 2],
    where: [0, 0],
    hand: [1, 2, 47, 49],
    hand_sizes: [4, 7],
    laid: [[], []],
    pile_sizes: [4, 4, 3, 3, 3, 3],
    table: [],
    out: [],
    scrapped: 0,
    way: [],
    straight: false,
    ways: [],
    asker: null,
    giver: null,
    sought: 0,
    found: 0,
    gap: -1,
    shown: 0,
    may_search: false,
    may_demand: false,
    ending: false,
    round: 1,
    idle: 0,
    remembered: null,
    opened: null,
    ...change,
  };
  return view as unknown as View;
}

export type TestTable = Double<ClockworkTable>;

export const tableOf = (change: Partial<ClockworkTable> = {}, answer?: Sent): TestTable =>
  doubleOf(viewOf(), change, answer);
