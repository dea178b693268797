// Small things that lie about the land, each many times, as one path.
import type { Point } from '../../table/camera';

export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Each from its own place. */
export const SMALL = {
  straw: 'h52v52h-52z',
  strawRows: 'm13 4v44m13-44v44m13-44v44',
  stubble: 'h52v52h-52z',
  stubbleRows: 'm4 13h44m-44 13h44m-44 13h44',
  poppies: 'h.1',
  waves: 'q6-7 12 0t12 0',
  gems: 'l5 6l-5 6l-5-6z',
} as const;
export type Small = keyof typeof SMALL;

export const scattered = (what: Small, places: readonly Point[]): string =>
  places.map(({ x, y }) => `M${x} ${y}${SMALL[what]}`).join('');

/** The same shape of relative steps, so many times as large. */
export const scaled = (steps: string, size: number): string =>
  steps.replace(/-?\d*\.?\d+/g, (number) => String(hundredths(Number(number) * size)));
