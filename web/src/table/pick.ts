// Pick a piece, choose a target: by two taps, by dragging, or by keys. No DOM here.
import type { Point } from './camera';
import { SLOP_PX, apart } from './gestures';

/**
 * `pressed`: a finger is down on a piece, and it may become a tap or a drag.
 * `picked`: the piece waits for a target. `dragged`: it follows the finger.
 */
export type Pick<P> =
  | { readonly at: 'idle' }
  | { readonly at: 'pressed'; readonly piece: P; readonly from: Point; readonly before: P | null }
  | { readonly at: 'picked'; readonly piece: P }
  | { readonly at: 'dragged'; readonly piece: P; readonly point: Point };

export const IDLE: Pick<never> = { at: 'idle' };

/** The piece whose targets should glow. */
export function inHand<P>(pick: Pick<P>): P | null {
  if (pick.at === 'idle') return null;
  if (pick.at === 'pressed') return pick.before;
  return pick.piece;
}

export const picked = <P>(piece: P): Pick<P> => ({ at: 'picked', piece });

export const pressed = <P>(pick: Pick<P>, piece: P, from: Point): Pick<P> => ({
  at: 'pressed',
  piece,
  from,
  before: inHand(pick),
});

/** A finger that has moved far enough drags the piece. */
export function moved<P>(pick: Pick<P>, point: Point): Pick<P> {
  if (pick.at === 'dragged') return { ...pick, point };
  if (pick.at !== 'pressed' || apart(pick.from, point) < SLOP_PX) return pick;
  return { at: 'dragged', piece: pick.piece, point };
}

/** A tap picks; a tap on what is picked already puts it back. A dropped piece stays picked. */
export function released<P>(pick: Pick<P>): Pick<P> {
  if (pick.at === 'dragged') return picked(pick.piece);
  if (pick.at !== 'pressed') return pick;
  return pick.before === pick.piece ? IDLE : picked(pick.piece);
}

/** The browser took the finger for scrolling, or Escape was hit. */
export function cancelled<P>(pick: Pick<P>): Pick<P> {
  if (pick.at === 'pressed' && pick.before !== null) return picked(pick.before);
  return IDLE;
}
