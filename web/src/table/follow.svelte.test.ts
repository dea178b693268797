// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Size } from './camera';
import { useFollow } from './follow.svelte';

class Board {
  hint = $state<number | null>(null);
  port = $state.raw<Size>({ w: 360, h: 500 });
  other = $state(0);
  readonly looked: number[] = [];

  look = (at: number): void => {
    void this.other;
    this.looked.push(at);
  };
}

test('a hint is looked at when it comes, and again when its words take room', () => {
  const board = new Board();
  const leave = $effect.root(() =>
    useFollow(
      () => board.hint,
      () => board.port,
      board.look,
    ),
  );
  flushSync();
  expect(board.looked).toEqual([]);
  board.hint = 0;
  flushSync();
  board.port = { w: 360, h: 420 };
  flushSync();
  expect(board.looked).toEqual([0, 0]);
  board.other = 1;
  flushSync();
  expect(board.looked).toEqual([0, 0]);
  leave();
});
