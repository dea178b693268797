// A row that scrolls sideways: how far to what is out of sight, what lies beyond its ends, and the wheel
// of a mouse along it.
import type { Attachment } from 'svelte/attachments';

/** From left to right, in pixels of the window. */
export type Span = Pick<DOMRect, 'left' | 'right'>;

export interface Ends {
  readonly back: boolean;
  readonly on: boolean;
}

/** So far off the row’s edge a thing is seen whole, beside an arrow that lies there. */
const EDGE_PX = 50;
/** Fractions of a pixel are no way. */
const NONE_PX = 2;

/** How far the row has to go until that lies in it; 0 if it does. */
export const wayTo = (row: Span, it: Span): number =>
  Math.min(0, it.left - row.left - EDGE_PX) || Math.max(0, it.right - row.right + EDGE_PX);

/** Whether it can be told what it is. */
export const inSight = (row: Span, it: Span): boolean => {
  const seen = Math.min(it.right, row.right) - Math.max(it.left, row.left);
  return seen >= (it.right - it.left) * 0.6;
};

export function show(row: HTMLElement, it: HTMLElement): void {
  row.scrollLeft += wayTo(row.getBoundingClientRect(), it.getBoundingClientRect());
}

/** A page on, so that what was last in sight still is. */
export function leaf(row: HTMLElement, by: 1 | -1): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollBy({ left: by * row.clientWidth * 0.7, behavior: still ? 'instant' : 'smooth' });
}

/** Tells what lies beyond its ends; a wheel that turns up and down goes along it. */
export const scrolled =
  (tell: (ends: Ends) => void): Attachment<HTMLElement> =>
  (row) => {
    const look = (): void => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      tell({ back: row.scrollLeft > NONE_PX, on: rest > NONE_PX });
    };
    const wheel = (e: WheelEvent): void => {
      const before = row.scrollLeft;
      if (Math.abs(e.deltaY) > Math.abs(e.deltaX)) row.scrollLeft += e.deltaY;
      if (row.scrollLeft !== before) e.preventDefault();
    };
    const sized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    sized.observe(row);
    changed.observe(row, { childList: true });
    row.addEventListener('scroll', look, { passive: true });
    row.addEventListener('wheel', wheel, { passive: false });
    look();
    return () => {
      sized.disconnect();
      changed.disconnect();
      row.removeEventListener('scroll', look);
      row.removeEventListener('wheel', wheel);
    };
  };
