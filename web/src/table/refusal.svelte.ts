// A refused move: the phone buzzes, and what was tried shakes its head.
import { untrack } from 'svelte';
import { buzz } from '../sound/buzz';
import type { RefusedMove, TableCtrl } from './contract';
import { played } from './queue';

const SHAKE_MS = 380;
/** Beside `transform`, which may say already where the thing is. */
const SHAKE: Keyframe[] = [0, -7, 7, -5, 4, 0].map((dx) => ({ translate: `${dx}px` }));
const UNHURRIED = new AbortController().signal;

export function shake(element: Element | null | undefined, still: boolean): void {
  buzz(30);
  if (element && !still) void played(element, SHAKE, SHAKE_MS, UNHURRIED, 'ease-in-out');
}

/**
 * To be called where a board begins. `tried` says what shakes; null where the game shows it in its own way.
 */
export function useRefusals<V, A, E>(
  table: TableCtrl<V, A, E>,
  tried: (refused: RefusedMove<A>) => Element | null,
): void {
  // What was refused before the board was there is old news.
  const known = untrack(() => table.refusal);
  $effect(() => {
    const { refusal } = table;
    if (refusal && refusal !== known) untrack(() => shake(tried(refusal), table.reducedMotion));
  });
}
