// Seats where nobody sits.
export const CHANCE = -1;
export const NON_PLAYER = -3;

/** Chance or the non-player is to move: the house goes on by itself in a moment. */
export const goesOn = (active: readonly number[]): boolean =>
  active.some((seat) => seat === CHANCE || seat === NON_PLAYER);
