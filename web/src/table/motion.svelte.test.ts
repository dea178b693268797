// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { motion } from './motion.svelte';

test('an effect that sets something moving runs once', () => {
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      motion.begin();
    });
  });
  flushSync();
  expect(runs).toBe(1);
  expect(motion.still).toBe(false);
  stop();
});
