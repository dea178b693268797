// Where a worker may go, or the crew may send one.
import type { Action, Move, Send, Shift } from '../../wire/skyscraper';
import { cellKey } from './lattice';

export const CREW = 'crew';
/** A worker by number, the crew, or nobody. */
export type Chosen = number | typeof CREW | null;

/** What a tap on a cell would do. */
export type Step = Send | Move | Shift | Extract<Action, { type: 'Return' }>;

/** By the cell; free where it can be. */
export function stepsOf(legal: readonly Action[], chosen: Chosen): ReadonlyMap<string, Step> {
  const found = new Map<string, Step>();
  for (const action of legal) {
    if (!goes(action, chosen)) continue;
    const key = cellKey(action.cell);
    if (found.get(key)?.type !== 'Shift') found.set(key, action);
  }
  return found;
}

function goes(action: Action, chosen: Chosen): action is Step {
  if (action.type === 'Send') return chosen === CREW;
  return (
    (action.type === 'Move' || action.type === 'Shift' || action.type === 'Return') &&
    action.worker === chosen
  );
}
