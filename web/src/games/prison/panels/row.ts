// The row of NPC cards: in the NP's round as it was laid, else everybody who is in the dungeon.
import type { View } from '../../../wire/prison';

export type Standing = 'acting' | 'next' | 'upright' | 'turned' | 'waiting';

export interface RowCard {
  readonly figure: number;
  readonly standing: Standing;
}

const CARRIED = -2;

/** On the floor, or in a friend's arms. */
const isActive = ({ npc, square }: { readonly npc: number; readonly square: number }): boolean =>
  npc >= 0 && (square >= 0 || square === CARRIED);

export function rowOf(view: Pick<View, 'row' | 'upright' | 'errand' | 'figures' | 'stage'>): RowCard[] {
  const active = view.figures.flatMap((figure, number) => (isActive(figure) ? [number] : []));
  if (view.stage !== 'np' || !view.row.length)
    return active.map((figure) => ({ figure, standing: 'waiting' }));
  const acting = view.errand?.figure ?? -1;
  const next = view.upright.find((figure) => figure !== acting);
  // Whoever came since the row was laid acts after all others (P-9.30).
  const late = view.upright.filter((figure) => !view.row.includes(figure));
  const all = [...view.row, ...late].filter((figure) => active.includes(figure));
  return all.map((figure) => ({ figure, standing: standingOf(figure, acting, next, view.upright) }));
}

function standingOf(
  figure: number,
  acting: number,
  next: number | undefined,
  upright: readonly number[],
): Standing {
  if (figure === acting) return 'acting';
  if (figure === next) return 'next';
  return upright.includes(figure) ? 'upright' : 'turned';
}
