import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../wire/wire';
import { FakeWire, welcome } from './fakes';
import {
  backoff,
  Line,
  type LineState,
  PING_MS,
  PONG_MS,
  SILENT_MS,
  UNHEARD,
  URGENT_PING_MS,
  WELCOME_MS,
} from './socket';

let states: LineState[];
let heard: ServerMessage[];
let line: Line;
let urgent: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  [states, heard, urgent] = [[], [], false];
  line = new Line({
    open: () => new FakeWire(),
    token: 'a token of a seat',
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
    urgent: () => urgent,
  });
  line.connect();
});
afterEach(() => {
  line.shut();
  vi.useRealTimers();
});

function open(): void {
  FakeWire.last.onopen?.();
  FakeWire.last.hear(welcome(0));
}

test('the first word is hello, with the token', () => {
  FakeWire.last.onopen?.();
  expect(FakeWire.last.said).toEqual([{ type: 'Hello', token: 'a token of a seat', back: false }]);
});

test('nothing else is said before the welcome', () => {
  FakeWire.last.onopen?.();
  expect(line.send({ type: 'Resign' })).toBe(false);
  FakeWire.last.hear(welcome(0));
  expect(line.send({ type: 'Resign' })).toBe(true);
});

test('a lost line is opened again by itself', () => {
  open();
  FakeWire.last.onclose?.();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(backoff(0, 1));
  expect(FakeWire.all).toHaveLength(2);
  open();
  expect(states.at(-1)).toBe('open');
});

test('each failed try waits longer, up to a bound', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((tries) => backoff(tries, 0.5));
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.at(-1)).toBe(10_000);
});

test('a line that went silent is named, given up and opened again', () => {
  open();
  vi.advanceTimersByTime(PING_MS);
  expect(FakeWire.last.heard('Ping')).toHaveLength(1);
  vi.advanceTimersByTime(SILENT_MS);
  expect(states.at(-1)).toBe('silent');
  vi.advanceTimersByTime(PONG_MS - SILENT_MS);
  expect(states.at(-1)).toBe('waiting');
  expect(FakeWire.last.code).toBe(UNHEARD);
});

test('an answer to the ping keeps the line', () => {
  open();
  vi.advanceTimersByTime(PING_MS + SILENT_MS);
  FakeWire.last.hear({ type: 'Pong' });
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(PONG_MS);
  expect([states.at(-1), FakeWire.all.length]).toEqual(['open', 1]);
});

test('a knock that nobody answers is given up and tried again', () => {
  vi.advanceTimersByTime(WELCOME_MS);
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(backoff(0, 1));
  expect(FakeWire.all).toHaveLength(2);
});

test('so is a hello without a welcome', () => {
  vi.advanceTimersByTime(WELCOME_MS - 1);
  FakeWire.last.onopen?.();
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toBe('waiting');
  expect(FakeWire.all[0]?.closed).toBe(true);
});

test('while a move waits, silence is noticed in seconds', () => {
  open();
  urgent = true;
  line.send({ type: 'Resign' });
  vi.advanceTimersByTime(URGENT_PING_MS);
  expect(FakeWire.last.heard('Ping')).toHaveLength(1);
  vi.advanceTimersByTime(SILENT_MS);
  expect(states.at(-1)).toBe('silent');
});

test('moves sent into silence do not put off the ping', () => {
  open();
  urgent = true;
  for (let touch = 0; touch < 20; touch += 1) {
    line.send({ type: 'Resign' });
    vi.advanceTimersByTime(URGENT_PING_MS / 10);
  }
  expect(FakeWire.last.heard('Ping')).toHaveLength(1);
});

test('whoever will not wait tries anew, also in the middle of a try', () => {
  line.now();
  expect(FakeWire.all).toHaveLength(2);
  open();
  line.now();
  expect(FakeWire.all).toHaveLength(2);
  vi.advanceTimersByTime(PING_MS + SILENT_MS);
  line.now();
  expect(FakeWire.all).toHaveLength(3);
});

test('when the network changes, an open line is asked and a broken one tried', () => {
  open();
  line.check();
  line.check();
  expect(FakeWire.last.heard('Ping')).toHaveLength(1);
  FakeWire.last.onclose?.();
  line.check();
  expect(FakeWire.all).toHaveLength(2);
});

test('whoever comes back says so', () => {
  open();
  FakeWire.last.onclose?.();
  line.connect();
  FakeWire.last.onopen?.();
  expect(FakeWire.last.heard('Hello')[0]?.back).toBe(true);
});

test('with a wrong token there is no second try', () => {
  FakeWire.last.onopen?.();
  FakeWire.last.hear({ type: 'Trouble', code: 'wrong-token', text: '', id: '', refusal: null });
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('shut');
  expect(FakeWire.all).toHaveLength(1);
});
