// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { frame, info } from './fakes';
import { PACES, ReplayTable } from './replay.svelte';

const laid = { kind: 'laid', seat: 0 };
let replay: ReplayTable;

const done = (seat: number) => ({ seat, words: { text: 'a-move', details: {} } });

beforeEach(() => {
  vi.useFakeTimers();
  const frames = [frame(0), frame(1, { events: [laid] }), frame(2, { events: [laid] }), frame(3)];
  replay = new ReplayTable({ info: info(), frames, deeds: [] });
});
afterEach(() => vi.useRealTimers());

test('it begins at the beginning and stays within its ends', () => {
  replay.back();
  expect(replay.at).toBe(0);
  replay.goto(99);
  expect(replay.at).toBe(3);
});

test('it can be opened at a step, as far as there is one', () => {
  const { info: about, frames } = replay;
  const opened = (step: number) => new ReplayTable({ info: about, frames, deeds: [] }, step).at;
  expect([opened(2), opened(99), opened(-1)]).toEqual([2, 3, 0]);
});

test('the log tells what has happened up to here', () => {
  replay.goto(1);
  expect(replay.story).toHaveLength(1);
  replay.goto(3);
  expect(replay.story).toHaveLength(2);
});

test('a step forward is animated, a jump is not', async () => {
  const seen: number[] = [];
  replay.onEvents((_, { step }) => void seen.push(step));
  await replay.forth();
  replay.goto(3);
  expect(seen).toEqual([1]);
});

test('it plays to the end and stops there', async () => {
  const playing = replay.play();
  await vi.advanceTimersByTimeAsync(PACES.normal * 4);
  await playing;
  expect([replay.at, replay.playing]).toEqual([3, false]);
});

test('pausing stays where it is', async () => {
  void replay.play();
  await vi.advanceTimersByTimeAsync(PACES.normal + 1);
  replay.pause();
  const { at } = replay;
  await vi.advanceTimersByTimeAsync(PACES.normal * 4);
  expect(replay.at).toBe(at);
});

test('other eyes look at the same step', () => {
  replay.goto(2);
  const others = [0, 1, 2, 3].map((step) => frame(step, { seat: 1 }));
  replay.seenBy({ info: info(), frames: others, deeds: [] });
  expect([replay.at, replay.seat]).toEqual([2, 1]);
});

test('nothing can be sent', async () => {
  expect(await replay.send()).toEqual({ ok: false });
});

test('what was done is told where nothing else is, and always of the step one looks at', () => {
  replay.seenBy({ info: info(), frames: replay.frames, deeds: [null, done(1), null, done(-1)] });
  replay.goto(3);
  expect(replay.deed).toEqual(done(-1));
  expect(replay.story.map(({ step, event, deed }) => [step, event?.kind ?? deed?.words.text])).toEqual([
    [1, 'laid'],
    [2, 'laid'],
    [3, 'a-move'],
  ]);
  replay.goto(2);
  expect(replay.deed).toBeNull();
});

test('a step that tells nothing new has no line of its own', () => {
  const rested = frame(1, { events: [{ kind: 'shaken' }] });
  replay.seenBy({ info: info(), frames: [frame(0), rested], deeds: [null, done(-1)] });
  replay.goto(1);
  expect(replay.story).toEqual([]);
});

test('log, deed and counters tell a step when it has been shown to its end', async () => {
  let land = (): void => {};
  replay.onEvents(() => new Promise((done) => (land = done)));
  const forth = replay.forth();
  expect([replay.step, replay.seen.step, replay.story.length]).toEqual([1, 0, 0]);
  land();
  await forth;
  expect([replay.step, replay.seen.step, replay.story.length]).toEqual([1, 1, 1]);
});

test('whoever jumps while a step is shown has seen where they come to', async () => {
  replay.onEvents(() => new Promise(() => {}));
  const forth = replay.forth();
  replay.goto(3);
  await forth;
  expect([replay.step, replay.seen.step]).toEqual([3, 3]);
});
