import type { Point } from './camera';

/** A place that can be chosen; `lit` ones glow, the others may still be tried. */
export interface Target extends Point {
  readonly id: string;
  readonly label: string;
  readonly lit: boolean;
  /** May be chosen and is drawn by the game itself, so that it needs no glow of the kit. */
  readonly drawn?: boolean;
  /** A finger on it means it and not a neighbour that glows; nothing points at it. */
  readonly quiet?: boolean;
}
