// Why an NPC does what it does: each goal it looked at as one sentence with its clause.
import type { Say } from '../../../net/tellers.svelte';
import type { Figure, Thought, Tried, View } from '../../../wire/prison';
import { cardOf } from './names';
import type { GoalName, NpcCard } from './npcs';

export type Verdict = 'yes' | 'no' | 'blocked' | 'void';

/** A wounded one that still acts has this goal only (the trait of Stubborn Coil). */
const WOUNDED_GOAL: GoalName = 'regroup';
const VOID = 'P-9.22';

export function verdictOf({ ap, needed, clause }: Tried): Verdict {
  if (clause === VOID) return 'void';
  if (needed < 0) return 'blocked';
  return needed <= ap ? 'yes' : 'no';
}

/** The goal it is about in the end. */
export function goalOf({ goal, tried }: Pick<Thought, 'goal' | 'tried'>, card: NpcCard | undefined, figure?: Figure): GoalName | null {
  if (goal < 0) return null;
  if (figure?.wounded) return WOUNDED_GOAL;
  return card?.goals[goal]?.goal ?? (tried[goal]?.goal as GoalName | undefined) ?? null;
}

const goalName = (goal: string, t: Say): string => t(`prison-goal-${goal}`);

/** `rank` is its place on the card, from 1. */
export function sentence(tried: Tried, rank: number, t: Say): string {
  const { ap, needed, clause } = tried;
  return t(`prison-trace-${verdictOf(tried)}`, { rank, goal: goalName(tried.goal, t), ap, needed, clause });
}

/** What came of it, after the goals: nothing fits, so towards the main one; the die among equals; the closing act. */
export function outcomes(thought: Thought, view: Pick<View, 'figures'>, t: Say): string[] {
  const figure = view.figures[thought.figure];
  const goal = goalOf(thought, cardOf(figure), figure);
  const found: string[] = [];
  const achieved = thought.tried.some((each) => verdictOf(each) === 'yes');
  if (!thought.tried.length && goal) found.push(t('prison-trace-goes-on', { goal: goalName(goal, t) }));
  else if (!achieved && goal) found.push(t('prison-trace-main', { goal: goalName(goal, t) }));
  if (thought.ties > 1) found.push(t('prison-trace-tie', { ties: thought.ties }));
  return found;
}

export const sentences = (thought: Thought, view: Pick<View, 'figures'>, t: Say): string[] => [
  ...thought.tried.map((each, i) => sentence(each, i + 1, t)),
  ...outcomes(thought, view, t),
];
