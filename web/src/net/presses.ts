// How often something was pressed, by finger, mouse or key; a key held down was pressed once.
let count = 0;

const pressed = (event: Event): void => {
  if (!(event instanceof KeyboardEvent && event.repeat)) count += 1;
};
globalThis.addEventListener?.('pointerdown', pressed, { capture: true, passive: true });
globalThis.addEventListener?.('keydown', pressed, { capture: true, passive: true });

export const presses = (): number => count;
