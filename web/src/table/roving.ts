// Arrow keys over things that lie on a board: the nearest one in that direction.
import type { Point } from './camera';

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const AHEAD: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in AHEAD;

/** How far `to` lies from `from`, going that way; sideways counts double, behind is never. */
function away(from: Point, to: Point, arrow: Arrow): number {
  const way = AHEAD[arrow];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * way.x + dy * way.y;
  return ahead <= 0 ? Infinity : ahead + 2 * Math.abs(dx * way.y - dy * way.x);
}

/** Undefined where nothing lies in that direction. */
export function nearest<T extends Point>(things: readonly T[], from: Point, arrow: Arrow): T | undefined {
  let best: T | undefined;
  for (const thing of things) {
    const far = away(from, thing, arrow);
    if (far < (best ? away(from, best, arrow) : Infinity)) best = thing;
  }
  return best;
}

/** In a row: the next or the one before, stopping at the ends. */
export function stepped(index: number, count: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  return index;
}
