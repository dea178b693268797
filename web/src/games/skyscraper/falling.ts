// Whether anything could fall: only then a steady hand is asked for (S-H2).
import type { Action } from '../../wire/skyscraper';

/** A card may miss its clips, and shakes what it is set on. Of a thousand workers set down by any hand on
 * any floor, none fell and none felled anything (docs/decisions/gravity.md). */
export const canFall = (action: Action): boolean => action.type === 'Build';
