// How much sand is left, between one word from the server and the next.
import type { SandLeft } from '../wire';

/** `since` is how long ago the server said so. */
export const leftMs = (sand: SandLeft, since: number): number =>
  Math.min(Math.max(sand.left_ms - since, 0), sand.ms);

/** 1 is a full upper half, 0 an empty one. */
export const share = (sand: SandLeft, since: number): number =>
  sand.ms > 0 ? leftMs(sand, since) / sand.ms : 0;

export const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** The surface of the sand in a half of the glass: a cone of that share of the volume. */
export const level = (part: number): number => Math.cbrt(Math.min(Math.max(part, 0), 1));
