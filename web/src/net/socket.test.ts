import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../wire/wire';
import { FakeWire, welcome } from './fakes';
import { backoff, Line, type LineState } from './socket';

let states: LineState[];
let heard: ServerMessage[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  [states, heard] = [[], []];
  line = new Line({
    open: () => new FakeWire(),
    token: 'a token of a seat',
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
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
  expect(FakeWire.last.said).toEqual([{ type: 'Hello', token: 'a token of a seat' }]);
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

test('a line that went silent is given up and opened again', () => {
  open();
  vi.advanceTimersByTime(20_000);
  expect(FakeWire.last.heard('Ping')).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)).toBe('waiting');
});

test('an answer to the ping keeps the line', () => {
  open();
  vi.advanceTimersByTime(20_000);
  FakeWire.last.hear({ type: 'Pong' });
  vi.advanceTimersByTime(8_000);
  expect(states.at(-1)).toBe('open');
});

test('with a wrong token there is no second try', () => {
  FakeWire.last.onopen?.();
  FakeWire.last.hear({ type: 'Trouble', code: 'wrong-token', text: '', id: '', refusal: null });
  vi.advanceTimersByTime(60_000);
  expect(states.at(-1)).toBe('shut');
  expect(FakeWire.all).toHaveLength(1);
});
