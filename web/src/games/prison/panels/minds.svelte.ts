// What NPC think: the decision that is just being made, goal by goal, and the last one of each.
import type { StoryLine } from '../../../net/story';
import { pause } from '../../../table/queue';
import type { Thought } from '../../../wire/prison';

export interface Thinking {
  readonly thought: Thought;
  /** So many goals were looked at by now; one more than there are, and it is decided. */
  readonly shown: number;
}

const TICK_MS = 380;
const CHOSEN_MS = 700;

export class Minds {
  now = $state.raw<Thinking | null>(null);

  /** Goal after goal, then the chosen one for a moment; it stays until the next decision. */
  async think(thought: Thought, hurry: AbortSignal): Promise<void> {
    for (let shown = 1; shown <= thought.tried.length; shown += 1) {
      this.now = { thought, shown };
      await pause(TICK_MS, hurry);
    }
    this.now = { thought, shown: thought.tried.length + 1 };
    await pause(CHOSEN_MS, hurry);
  }

  rest(): void {
    this.now = null;
  }
}

export const isDecided = ({ thought, shown }: Thinking): boolean => shown > thought.tried.length;

/** The newest decision of a figure that the story knows. */
export function lastThought(story: readonly StoryLine[] | undefined, figure: number): Thought | null {
  const found = story?.findLast(({ event }) => event?.kind === 'thought' && event.figure === figure);
  return (found?.event as unknown as Thought | undefined) ?? null;
}
