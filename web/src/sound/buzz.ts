import { settings } from '../settings.svelte';

/** Phones may vibrate; browsers complain when a page does so before it was touched. */
export function buzz(ms: number): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';
