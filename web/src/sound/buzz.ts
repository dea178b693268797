/** Phones may vibrate; browsers complain when a page does so before it was touched. */
export function buzz(ms: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
