import { expect, test } from 'vitest';
import { AnimationQueue, pause, type Animation } from './queue';

/** An animation that lasts until it is hurried. */
const endless =
  (log: string[], name: string): Animation =>
  (hurry) => {
    log.push(`${name} starts`);
    return new Promise((done) => {
      const end = (): void => (log.push(`${name} ends`), done());
      if (hurry.aborted) end();
      else hurry.addEventListener('abort', end);
    });
  };

test('one animation waits for the other', async () => {
  const log: string[] = [];
  const queue = new AnimationQueue();
  const first = queue.push(endless(log, 'first'));
  const second = queue.push(() => void log.push('second'));
  await Promise.resolve();
  expect(log).toEqual(['first starts']);
  queue.skip();
  await Promise.all([first, second]);
  expect(log).toEqual(['first starts', 'first ends', 'second']);
});

test('a skip hurries all that waits, and nothing that comes later', async () => {
  const queue = new AnimationQueue();
  const hurried: boolean[] = [];
  const note: Animation = (hurry) => void hurried.push(hurry.aborted);
  const waiting = [queue.push(endless([], 'first')), queue.push(note)];
  queue.skip();
  await Promise.all(waiting);
  await queue.push(note);
  expect(hurried).toEqual([true, false]);
});

test('where motion is unwanted everything is over at once', async () => {
  const log: string[] = [];
  await new AnimationQueue(() => true).push(endless(log, 'glide'));
  expect(log).toEqual(['glide starts', 'glide ends']);
});

test('a broken animation does not stop the queue', async () => {
  const queue = new AnimationQueue();
  const broken = queue.push(() => Promise.reject(new Error('torn')));
  await expect(broken).rejects.toThrow('torn');
  let after = false;
  await queue.push(() => void (after = true));
  expect(after).toBe(true);
  expect(queue.busy).toBe(false);
});

test('a hurried pause is over', async () => {
  const hurry = new AbortController();
  const waiting = pause(1e9, hurry.signal);
  hurry.abort();
  await expect(waiting).resolves.toBeUndefined();
});
