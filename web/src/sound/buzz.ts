import { settings } from '../settings.svelte';

/** Phones may vibrate; browsers complain when a page does so before it was touched. */
export function buzz(ms: number | readonly number[]): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(ms as number | number[]);
}

/** What a finger feels: short for what it takes up, longer for what it puts down, twice for a no. */
const FEELS = { pick: 8, drop: 16, refused: [22, 45, 22] } as const;

export const feel = (what: keyof typeof FEELS): void => buzz(FEELS[what]);

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';
