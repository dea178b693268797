// What is known of the dungeon that does not lie on the board.
import type { View } from '../../../wire/prison';

export const WIN = 5;
export const MOST_TURNS = 60;

/** The eight rooms in pairs. */
export const ROOMS = ['37A', '37B', '38A', '38B', '39A', '39B', '40A', '40B'] as const;

export interface Bagged {
  readonly figures: readonly number[];
  readonly things: readonly number[];
}

/** What is still in the bag, one side's. */
export function baggedOf(
  view: Pick<View, 'in_bag' | 'things_in_bag' | 'figures' | 'things'>,
  side: number,
): Bagged {
  return {
    figures: view.in_bag.filter((number) => view.figures[number]?.side === side),
    things: view.things_in_bag.filter((number) => view.things[number]?.side === side),
  };
}
