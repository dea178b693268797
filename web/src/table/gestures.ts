// Fingers and mouse on the board: one drags it, two pinch it, a short touch is a tap.
import type { Point } from './camera';

/** Further than this a touch is a drag, in pixels. */
export const SLOP_PX = 6;

export type Move =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'pinch';
      readonly by: number;
      readonly at: Point;
      readonly dx: number;
      readonly dy: number;
    };

const half = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Told of pointers by their id; says how the board should move. */
export class Gestures {
  #down = new Map<number, Point>();
  #from: Point | null = null;
  #moved = false;

  /** The touch has become a drag: what comes at its end is no tap. */
  get dragging(): boolean {
    return this.#moved;
  }

  press(id: number, at: Point): void {
    if (this.#down.size === 0) {
      this.#from = at;
      this.#moved = false;
    } else {
      this.#moved = true;
    }
    this.#down.set(id, at);
  }

  move(id: number, at: Point): Move | null {
    const was = this.#down.get(id);
    if (!was) return null;
    if (!this.#moved && this.#from && apart(this.#from, at) < SLOP_PX) return null;
    this.#moved = true;
    this.#down.set(id, at);
    const other = [...this.#down].find(([key]) => key !== id)?.[1];
    if (!other) return { kind: 'pan', dx: at.x - was.x, dy: at.y - was.y };
    const [before, after] = [half(was, other), half(at, other)];
    const by = apart(at, other) / Math.max(apart(was, other), 1);
    return { kind: 'pinch', by, at: after, dx: after.x - before.x, dy: after.y - before.y };
  }

  /** True when that was a tap. */
  release(id: number): boolean {
    const known = this.#down.delete(id);
    return known && !this.#moved && this.#down.size === 0;
  }
}
