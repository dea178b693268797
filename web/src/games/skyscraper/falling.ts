// Whether anything could fall: only then a steady hand is asked for (S-H2).
import type { Action, View } from '../../wire/skyscraper';
import { BUILDING } from './deck';

/** No card in its joints, nobody above the ground: what is set down there just stands. */
export function canFall({ building, workers }: Pick<View, 'building' | 'workers'>, action: Action): boolean {
  if (!('cell' in action)) return true;
  const built = building.some(({ card }) => card < BUILDING.length);
  const climbed = workers.some(({ cell }) => cell !== null && cell.z > 0);
  return built || climbed || action.cell.z > 0;
}
