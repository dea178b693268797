// Both ends of the line, for tests: what the server would say, without a server.
import type { ClientMessage, Frame, SeatInfo, ServerMessage, TableInfo, Welcome } from '../wire/wire';
import type { Wire } from './socket';

export class FakeWire implements Wire {
  static all: FakeWire[] = [];
  static get last(): FakeWire {
    return FakeWire.all.at(-1) as FakeWire;
  }

  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  said: ClientMessage[] = [];
  closed = false;
  code: number | undefined;

  constructor() {
    FakeWire.all.push(this);
  }

  send(data: string): void {
    this.said.push(JSON.parse(data) as ClientMessage);
  }
  close(code?: number): void {
    this.closed = true;
    this.code = code;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  heard<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((each): each is Extract<ClientMessage, { type: T }> => each.type === type);
  }
}

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `P${number}`,
  bot: '',
  here: true,
  resigned: false,
  away: false,
  free: false,
  ...more,
});

export const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: 'tbl',
  game: 'roads',
  version: 1,
  options: {},
  help: 'normal',
  seats: [seat(0), seat(1)],
  commitment: 'c0ffee',
  watchers: 0,
  seed: null,
  share: null,
  cooperative: false,
  lesson: '',
  puzzle: '',
  stand_in: 'greedy:standard',
  closed: '',
  reviewable: false,
  chance: false,
  seen_to_the_end: false,
  pace: '',
  open: false,
  tally: null,
  onward: null,
  ...more,
});

export const frame = (step: number, more: Partial<Frame> = {}): Frame => ({
  step,
  at_ms: step * 1000,
  seat: 0,
  active: [0],
  view: { step },
  legal: [{ type: 'Lay' }],
  prompt: null,
  events: [],
  sand: [],
  help: 'normal',
  outcome: null,
  kept: null,
  turns: [],
  note: null,
  purpose: null,
  asked_at: 0,
  ...more,
});

export const welcome = (step: number, more: Partial<Welcome> = {}): Welcome => ({
  type: 'Welcome',
  info: info(),
  frame: frame(step),
  chat: [],
  story: [],
  takeback_by: null,
  can_take_back: false,
  build: '',
  lesson: null,
  ...more,
});

export const update = (step: number, more: Partial<Frame> = {}, answers = ''): ServerMessage => ({
  type: 'Update',
  frame: frame(step, more),
  can_take_back: false,
  answers,
  lesson: null,
});

/** Lets promises run on. */
export const stillness = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};
