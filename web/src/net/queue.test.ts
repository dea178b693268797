import { expect, test, vi } from 'vitest';
import { frame, stillness } from './fakes';
import { FrameQueue } from './queue';

function slowQueue() {
  const shown: number[] = [];
  const finish: (() => void)[] = [];
  const queue = new FrameQueue(
    ({ step }) => shown.push(step),
    () => new Promise<void>((done) => finish.push(done)),
  );
  return { queue, shown, finish };
}

test('a frame waits until the one before has been animated', async () => {
  const { queue, shown, finish } = slowQueue();
  queue.push(frame(1));
  queue.push(frame(2));
  await stillness();
  expect(shown).toEqual([1]);
  finish[0]?.();
  await stillness();
  expect(shown).toEqual([1, 2]);
});

test('skipping cuts the running animation short and tells it so', async () => {
  const { queue, shown } = slowQueue();
  queue.push(frame(1));
  queue.push(frame(2));
  const { hurry } = queue;
  queue.skip();
  await stillness();
  expect(hurry.aborted).toBe(true);
  expect(shown).toEqual([1, 2]);
});

test('a long line of frames is shown without waiting for each', async () => {
  const { queue, shown } = slowQueue();
  for (let step = 1; step <= 8; step++) queue.push(frame(step));
  queue.skip();
  await stillness();
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown).toEqual([...shown].sort());
});

test('an animation that fails does not stop the game', async () => {
  const shown: number[] = [];
  const quiet = console.error;
  console.error = () => {};
  const queue = new FrameQueue(
    ({ step }) => shown.push(step),
    () => Promise.reject(new Error('a board stumbled')),
  );
  queue.push(frame(1));
  queue.push(frame(2));
  await stillness();
  console.error = quiet;
  expect(shown).toEqual([1, 2]);
  expect(queue.idle).toBe(true);
});

test('nobody is kept waiting while the page is hidden', async () => {
  const shown: number[] = [];
  const queue = new FrameQueue(
    ({ step }) => shown.push(step),
    () => new Promise<void>(() => {}),
    () => {},
    () => true,
  );
  queue.push(frame(1));
  queue.push(frame(2));
  await stillness();
  expect(shown).toEqual([1, 2]);
});

test('where everything is to be seen, a long line of frames is played to its end', async () => {
  const played: number[] = [];
  const queue = new FrameQueue(
    () => undefined,
    async ({ step }) => void played.push(step),
    () => undefined,
    () => false,
    () => Infinity,
  );
  for (let step = 1; step <= 12; step++) queue.push(frame(step));
  await vi.waitFor(() => expect(played).toHaveLength(12));
});

function watched() {
  const seen: number[] = [];
  const finish: (() => void)[] = [];
  const queue = new FrameQueue(
    () => {},
    () => new Promise<void>((done) => finish.push(done)),
    () => {},
    () => false,
    () => 4,
    ({ step }) => seen.push(step),
  );
  return { queue, seen, finish };
}

test('a frame has been seen when its animation is over, not before', async () => {
  const { queue, seen, finish } = watched();
  queue.push(frame(1));
  await stillness();
  expect(seen).toEqual([]);
  finish[0]?.();
  await stillness();
  expect(seen).toEqual([1]);
});

test('what a newer whole picture has overtaken is not told once more', async () => {
  const { queue, seen, finish } = watched();
  queue.push(frame(1));
  await stillness();
  queue.reset();
  await stillness();
  queue.push(frame(2));
  finish[1]?.();
  await stillness();
  expect(seen).toEqual([2]);
});
