// A table for tests: one view, what is legal on it, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import type { Action, View } from '../../wire/clockwork';
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

export interface TestTable extends ClockworkTable {
  readonly sent: Action[];
}

export function tableOf(change: Partial<ClockworkTable> = {}, answer: Sent = { ok: true }): TestTable {
  const sent: Action[] = [];
  const table = {
    view: viewOf(),
    seat: 0,
    active: [0],
    step: 5,
    help: 'normal',
    outcome: null,
    sand: [],
    myTurn: true,
    busy: false,
    refusal: null,
    hint: null,
    reducedMotion: true,
    live: true,
    sent,
    legal: [],
    name: (seat: number) => `P${seat}`,
    hurry: new AbortController().signal,
    send: (action: Action) => (sent.push(action), Promise.resolve(answer)),
    onEvents: () => () => undefined,
    t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
    ...change,
  };
  return table as unknown as TestTable;
}
