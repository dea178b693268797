// A table for tests: a small land, what is legal on it, and a memory of what was sent.
import type { Sent } from '../../table/contract';
import { doubleOf, type Double } from '../../table/double';
import type { UrfinTable } from './ctrl.svelte';
import type { Action, Built, MapSeen, Preview, View } from '../../wire/urfin';

const GROUND = ['.......', '~~B~~~~', '..ccc..', '..cPc..', '..ccc..'];

/** One road from the north over a bridge into the palace, and one beside it that joins. */
export const MAP: MapSeen = {
  name: 'small',
  width: 7,
  height: 5,
  ground: [...GROUND.join('')],
  zone: [...'1111111222222211333111134311133311'].map(Number),
  roads: [
    { number: 1, cells: [2, 9, 16, 23, 24], signposts: [1, 0, 0] },
    { number: 2, cells: [0, 1, 2, 9, 16, 23, 24], signposts: [2, 1, 0] },
  ],
};

export const built = (cell: number, change: Partial<Built> = {}): Built => ({
  cell,
  base: -1,
  roof: -1,
  axis: '',
  wall: -1,
  ...change,
});

export function viewOf(change: Partial<View> = {}): View {
  return {
    settings: {
      game: 'basic',
      bag: 'blind',
      sand: 0,
      signposts: 12,
      steady_hands: true,
      slow_breaking: false,
      trial: false,
      puzzle: '',
    },
    map: MAP,
    stage: 'build',
    turn: 1,
    last_turn: 60,
    limit: 0,
    crossed: false,
    soldiers: [
      { road: 1, cell: 2, index: 0, bumped: false },
      { road: 2, cell: 0, index: 0, bumped: false },
    ],
    gone: [],
    field: [],
    bag_size: 20,
    out: [],
    ready: [],
    hands: [],
    drawn: [
      { part: 0, seat: 0, by: null },
      { part: 12, seat: 1, by: null },
    ],
    done: [],
    aims_left: [6, 6],
    grabs_left: [30, 30],
    hand: null,
    throws: [],
    ahead: [],
    puzzle: null,
    ...change,
  } as View;
}

export interface TestTable extends Double<UrfinTable> {
  view: View;
}

interface Answers {
  readonly answer?: Sent;
  readonly preview?: Preview | null;
}

const LEGAL = [{ type: 'Done' }, { type: 'Put', cell: 5 }, { type: 'Put', cell: 9 }] as readonly Action[];

/** Grab and PutBack are done as the rules would do them. */
export function tableOf(
  change: Partial<UrfinTable> = {},
  { answer = { ok: true }, preview = null }: Answers = {},
): TestTable {
  const table: TestTable = doubleOf<UrfinTable>(viewOf(), {
    active: [0, 1],
    legal: LEGAL,
    send: (action) => (table.sent.push(action), done(table, action), Promise.resolve(answer)),
    preview: () => Promise.resolve(preview),
    ...change,
  });
  return table;
}

function done(table: TestTable, action: Action): void {
  if (action.type === 'Grab')
    table.view = {
      ...table.view,
      drawn: table.view.drawn.map((each) => (each.part === action.part ? { ...each, by: 0 } : each)),
    };
  if (action.type === 'PutBack')
    table.view = { ...table.view, drawn: table.view.drawn.map((each) => ({ ...each, by: null })) };
}
