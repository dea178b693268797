// Fine fingers: near its place a card follows a finger in small, on every screen and at every zoom alike.

/** Within so many pixels of the place; outside a card is where the finger is. */
export const FINE_PX = 48;
/** Millimetres to a pixel at the place itself. */
const FINE = { calm: 0.12, forgiving: 0.12, real: 0.25 } as const;

/** The part of a finger's way from the place that its card goes, where a pixel is so many millimetres. */
export function geared(px: number, mmToPixel: number, hands: keyof typeof FINE): number {
  const part = FINE[hands] / mmToPixel;
  return px >= FINE_PX || part >= 1 ? 1 : part + (1 - part) * (px / FINE_PX);
}
