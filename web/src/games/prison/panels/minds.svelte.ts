// What NPC think: the decision that is just being made, goal by goal, and the last one of each.
import type { StoryLine } from '../../../words/story';
import type { AnyCtrl } from '../../../table/contract';
import { pause } from '../../../table/queue';
import { onePerTable } from '../../../table/shared.svelte';
import type { Thought, Tied } from '../../../wire/prison';

/** A decision, and which of the equal ways the die chose, from 1; 0 if none was thrown. */
export interface Decision {
  readonly thought: Thought;
  readonly die: number;
}

export interface Thinking extends Decision {
  /** So many goals were looked at by now; one more than there are, and it is decided. */
  readonly shown: number;
}

const TICK_MS = 280;
const CHOSEN_MS = 600;
const DIE_MS = 350;

export class Minds {
  now = $state.raw<Thinking | null>(null);
  #tied: Tied | null = null;

  constructor(private readonly table: Pick<AnyCtrl, 'reducedMotion' | 'hurry'>) {}

  /** The die is thrown first, and told with the decision it belongs to. */
  async tie(event: Tied, hurry: AbortSignal): Promise<void> {
    this.#tied = event;
    await pause(DIE_MS, hurry);
  }

  /** Goal after goal, then the chosen one for a moment; it stays until the next decision. */
  async think(thought: Thought, hurry: AbortSignal): Promise<void> {
    const all = thought.tried.length + 1;
    const die = this.#tied?.figure === thought.figure ? this.#tied.choice + 1 : 0;
    this.#tied = null;
    for (let shown = this.table.reducedMotion ? all : 1; shown < all; shown += 1) {
      this.now = { thought, die, shown };
      await pause(TICK_MS, hurry);
    }
    this.now = { thought, die, shown: all };
    // Time to read is no motion: it is given to those, too, who want none.
    await pause(CHOSEN_MS, this.table.reducedMotion ? this.table.hurry : hurry);
  }

  rest(): void {
    this.now = null;
  }
}

/** The board makes them think, the row shows it. */
export const mindsOf = onePerTable((table) => new Minds(table));

export const isDecided = ({ thought, shown }: Thinking): boolean => shown > thought.tried.length;

/** All that a figure decided when it last acted, as the story knows it, live or replayed. */
export function lastDecisions(story: readonly StoryLine[], figure: number): Decision[] {
  const own = story.flatMap(({ event }) =>
    event?.figure === figure ? [event as unknown as Thought | Tied] : [],
  );
  const since = own.slice(own.findLastIndex(({ kind }) => (kind as string) === 'activated') + 1);
  return since.flatMap((event, i) => {
    if (event.kind !== 'thought') return [];
    const before = since[i - 1];
    return [{ thought: event, die: before?.kind === 'tied' ? before.choice + 1 : 0 }];
  });
}

/** The decision that stands at this point of a round; in a replay one may have jumped to it. */
export function standing(story: readonly StoryLine[]): Decision | null {
  const at = story.findLastIndex(
    ({ event }) => event?.kind === 'thought' || event?.kind === 'rowed' || event?.kind === 'ended',
  );
  const event = story[at]?.event as unknown as Thought | undefined;
  if (event?.kind !== 'thought') return null;
  const before = story[at - 1]?.event as unknown as Tied | undefined;
  return { thought: event, die: before?.kind === 'tied' ? before.choice + 1 : 0 };
}

/** Until the next one acts. */
export const isStill = (thinking: Decision, acting: number | undefined): boolean =>
  acting === undefined || acting === thinking.thought.figure;

/** What is to be seen of it: goal by goal while it is played, whole where one has jumped to it. */
export function seen(now: Thinking | null, story: readonly StoryLine[], live: boolean): Thinking | null {
  if (live) return now;
  const found = standing(story);
  if (!found || now?.thought === found.thought) return found && now;
  return { ...found, shown: found.thought.tried.length + 1 };
}
