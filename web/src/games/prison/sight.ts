// Who sees what: straight lines across rooms, up to the first character (P-4.10).
import type { View } from '../../wire/prison';
import { NOWHERE, OPEN, SIDES, SLIT, beside, type Ground } from './floor';

/** Square after square in that direction; through an arrow slit only from beside it. */
export function seenAlong(
  ground: Ground,
  square: number,
  side: number,
  standing: ReadonlySet<number>,
): number[] {
  const seen: number[] = [];
  let here = square;
  for (;;) {
    const edge = ground.edges[here]?.[side];
    if (edge !== OPEN && !(edge === SLIT && here === square)) return seen;
    here = beside(here, side);
    if (here === NOWHERE || !ground.open[here]) return seen;
    seen.push(here);
    if (standing.has(here)) return seen;
  }
}

export const standingIn = ({ figures }: Pick<View, 'figures'>): Set<number> =>
  new Set(figures.filter(({ square, wounded }) => square >= 0 && !wounded).map(({ square }) => square));

export const seenFrom = (ground: Ground, square: number, standing: ReadonlySet<number>): number[] =>
  SIDES.flatMap((side) => seenAlong(ground, square, side, standing));

/** The first character that way, standing or lying: whom the wand would burn (P-6.3). */
export function firstInLine(
  view: Pick<View, 'figures'>,
  ground: Ground,
  square: number,
  side: number,
): number {
  const line = seenAlong(ground, square, side, new Set());
  return line.find((at) => view.figures.some((figure) => figure.square === at)) ?? NOWHERE;
}
