// Why an NPC does what it does: each goal it looked at as one sentence, then what it came to, with clauses.
import type { Say } from '../../../words/tellers.svelte';
import type { Figure, Thought, Tried, View } from '../../../wire/prison';
import { cardOf, figureName, squareName, thingName } from './names';
import type { GoalName, NpcCard } from './npcs';

export type Verdict = 'yes' | 'no' | 'void';

export interface Sentence {
  readonly text: string;
  readonly clause: string;
  /** Decided by chance. */
  readonly die?: true;
}

type Table = Pick<View, 'figures' | 'things'>;
type About = Pick<Tried, 'aim' | 'about'>;

/** A wounded one that still acts has this goal only (the trait of Stubborn Coil). */
const WOUNDED_GOAL: GoalName = 'regroup';
const SIDES_EACH = 4;

export const verdictOf = ({ reason }: Tried): Verdict =>
  reason === 'chosen' ? 'yes' : reason === 'void' ? 'void' : 'no';

/** The goal it is about in the end. */
export function goalOf(
  { goal, tried }: Pick<Thought, 'goal' | 'tried'>,
  card: NpcCard | undefined,
  figure?: Figure,
): GoalName | null {
  const chosen = tried.find(({ reason }) => reason === 'chosen');
  if (chosen) return chosen.goal as GoalName;
  if (goal < 0) return null;
  return figure?.wounded ? WOUNDED_GOAL : (card?.goals[goal]?.goal ?? null);
}

/** Which of the goals tried glows: the one achieved, else the one it comes nearer to. */
export function chosenRank(thought: Thought, view: Pick<View, 'figures'>): number {
  const achieved = thought.tried.findIndex(({ reason }) => reason === 'chosen');
  if (achieved >= 0 || thought.end === 'rest') return achieved;
  const figure = view.figures[thought.figure];
  const goal = goalOf(thought, cardOf(figure), figure);
  return thought.tried.findIndex((each) => each.goal === goal);
}

/** What a goal is about, in words; empty if nothing in particular. */
export function aboutName({ aim, about }: About, table: Table, t: Say): string {
  switch (aim) {
    case 'figure':
      return figureName(about, table, t);
    case 'thing':
      return thingName(about, table, t);
    case 'place':
      return t('prison-ui-room', { place: about + 1 });
    case 'square':
      return squareName(about);
    case 'gate':
      return squareName(Math.floor(about / SIDES_EACH));
    default:
      return '';
  }
}

function goalWith(goal: string, about: About, table: Table, t: Say): string {
  const name = t(`prison-goal-${goal}`);
  const what = aboutName(about, table, t);
  return what ? t('prison-trace-about', { goal: name, about: what }) : name;
}

/** "1. Exit: 10 AP needed, has 5 → no". `rank` is its place on the card, from 1. */
export function sentence(tried: Tried, rank: number, table: Table, t: Say): Sentence {
  const { ap, needed, clause, reason } = tried;
  const args = { rank, goal: goalWith(tried.goal, tried, table, t), kind: tried.goal, ap, needed };
  return { text: t(`prison-trace-${reason}`, args), clause };
}

/** What else it could have been about. */
function others({ tried }: Thought, table: Table, t: Say): Sentence[] {
  const left = tried.find(({ reason }) => reason === 'chosen')?.weighed.slice(1) ?? [];
  const names = left.map((each) =>
    t('prison-trace-other', { about: aboutName(each, table, t), rank: each.rank, needed: each.needed }),
  );
  return names.length ? [{ text: t('prison-trace-others', { others: names.join('; ') }), clause: '' }] : [];
}

/** Where it looks from: the top is not worth a word. */
function start({ look, ap }: Thought, goal: GoalName | null, t: Say): Sentence[] {
  if (look === 'again') return [{ text: t('prison-trace-again', { ap }), clause: 'P-9.10' }];
  if (look === 'on' && goal)
    return [{ text: t('prison-trace-on', { ap, goal: t(`prison-goal-${goal}`) }), clause: 'P-9.2' }];
  return [];
}

function end(thought: Thought, goal: GoalName | null, table: Table, t: Say): Sentence[] {
  const { ap, needed, clause } = thought;
  if (thought.end === 'rest' || !goal) return [{ text: t('prison-trace-rest'), clause }];
  const args = { goal: goalWith(goal, thought, table, t), ap, needed };
  if (thought.end === 'goal')
    return [{ text: t('prison-trace-goal', args), clause }, ...others(thought, table, t)];
  return [{ text: t('prison-trace-near', args), clause }, ...toGo(thought, t)];
}

/** How far it is by the first reading of the board that gives a way. */
function toGo({ nearing }: Thought, t: Say): Sentence[] {
  if (!nearing?.reading) return [];
  const { reading, was, before, after } = nearing;
  const args = { before: before[0], from: before[1], after: after[0], to: after[1] };
  const text = t(reading === 'e' && was === 'e' ? 'prison-trace-straight' : 'prison-trace-to-go', args);
  return [
    {
      text: reading === 'a' || reading === 'e' ? text : `${text} ${t(`prison-trace-as-if-${reading}`)}`,
      clause: 'P-9.19',
    },
  ];
}

/** What decided among its ways. */
function choice(thought: Thought, t: Say): Sentence[] {
  const { choice: by, choice_clause: clause, ties, rank } = thought;
  if (!by || by === 'only') return [];
  const text = t(`prison-trace-by-${by}`, { ties, rank });
  return [by === 'die' ? { text, clause, die: true } : { text, clause }];
}

/** Its place on the card; a goal that is not on it is the only one. */
function rankOf({ goal }: Tried, index: number, card: NpcCard | undefined): number {
  const place = card?.goals.findIndex((aim) => aim.goal === goal) ?? -1;
  return (place < 0 ? index : place) + 1;
}

export interface Reasons {
  readonly before: readonly Sentence[];
  readonly tried: readonly Sentence[];
  readonly after: readonly Sentence[];
}

export function reasonsOf(thought: Thought, view: Table, t: Say): Reasons {
  const figure = view.figures[thought.figure];
  const goal = goalOf(thought, cardOf(figure), figure);
  return {
    before: start(thought, goal, t),
    tried: thought.tried.map((each, i) => sentence(each, rankOf(each, i, cardOf(figure)), view, t)),
    after: [...end(thought, goal, view, t), ...choice(thought, t)],
  };
}

/** All of it, a line each, as the log has it. */
export function sentences(thought: Thought, view: Table, t: Say): string[] {
  const { before, tried, after } = reasonsOf(thought, view, t);
  return [...before, ...tried, ...after].map(({ text, clause }) => (clause ? `${text} (${clause})` : text));
}
