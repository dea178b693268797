import { expect, test } from 'vitest';
import { motion } from './motion.svelte';
import { AnimationQueue } from './queue';

test('the page is still again when the last thing has come to rest', () => {
  const [one, other] = [motion.begin(), motion.begin()];
  one();
  one();
  expect(motion.still).toBe(false);
  other();
  expect(motion.still).toBe(true);
});

test('an animation that waits for its turn is not rest', async () => {
  const queue = new AnimationQueue();
  let finish = (): void => {};
  const long = queue.push(() => new Promise<void>((over) => (finish = over)));
  const short = queue.push(() => {});
  await Promise.resolve();
  expect(motion.still).toBe(false);
  finish();
  await Promise.all([long, short]);
  expect(motion.still).toBe(true);
});

test('the record keeps the newest', () => {
  for (let n = 0; n < 300; n += 1) motion.note(`${n}`);
  expect([motion.record.length, motion.record.at(-1)]).toEqual([200, '299']);
});
