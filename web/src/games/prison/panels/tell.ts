// Every event as a line of the log: numbers become the names of those who did it.
import type { Happening } from '../../../words/names';
import type { Say } from '../../../words/tellers.svelte';
import type { TextArgs } from '../../../table/contract';
import type { Event, Thought, View } from '../../../wire/prison';
import { cardOf, figureName, loadName, plus, squareName, thingName } from './names';
import { NPCS, npcKey } from './npcs';
import { goalOf, sentences } from './trace';

type Word = (value: number, view: View, t: Say) => string | number;
type Words = (values: readonly number[], view: View, t: Say) => string | number;

const somebody: Word = (number, view, t) => (number < 0 ? number : figureName(number, view, t));
/** Nobody is a number: texts can ask for it. */
const everybody: Words = (numbers, view, t) =>
  numbers.map((number) => figureName(number, view, t)).join(', ') || 0;
const where: Word = (square) => squareName(square);

const WORDS: Readonly<Record<string, Word>> = {
  figure: somebody,
  target: somebody,
  attacker: somebody,
  to: somebody,
  by: somebody,
  friend: somebody,
  square: where,
  start: where,
  end: where,
  place: (place) => place + 1,
};

const LISTS: Readonly<Record<string, Words>> = {
  row: everybody,
  fighters: everybody,
  figures: everybody,
  npcs: (npcs, _, t) =>
    npcs
      .flatMap((npc) => NPCS[npc] ?? [])
      .map((card) => t(npcKey(card)))
      .join(', '),
  values: (values) => values.map(plus).join(', '),
  cards: (cards) => cards.map(plus).join(' : '),
  totals: (totals) => totals.join(' : '),
  points: (points) => points.join(' : '),
};

/** What an event's text may speak of. */
export function argsOf(event: Event, view: View, t: Say): TextArgs {
  const args: TextArgs = {};
  for (const [name, value] of Object.entries(event) as [string, unknown][]) {
    if (typeof value === 'number') args[name] = WORDS[name]?.(value, view, t) ?? value;
    else if (typeof value === 'string') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    // Nobody is 0.
    else if (Array.isArray(value)) args[name] = LISTS[name]?.(value as number[], view, t) || value.length;
  }
  return { ...args, ...special(event, view, t) };
}

/** Alone, the other side is the dungeon and has no colour. */
const DUNGEON = 2;
const sideOf = (side: number, view: View): number => (view.mode === 'solo' && side === 1 ? DUNGEON : side);

/** Where the same field means something else. */
function special(event: Event, view: View, t: Say): TextArgs {
  switch (event.kind) {
    case 'took':
    case 'dropped':
      return { thing: loadName(event.thing, event.friend, view, t) };
    // Numbers in the order of the names: the attacker's first.
    case 'fought': {
      const first = view.figures[event.attacker]?.side === 1 ? 1 : 0;
      const [cards, totals] = [event.cards, event.totals].map((each) => (first ? [...each].reverse() : each));
      return {
        cards: cards?.map(plus).join(' : ') ?? '',
        totals: totals?.join(' : ') ?? '',
        winner: sideOf(event.winner, view),
      };
    }
    case 'over':
      return { winner: sideOf(event.winner, view) };
    case 'scored':
    case 'ended':
      return { side: sideOf(event.side, view) };
    case 'lost':
      return { thing: thingName(event.thing, view, t) };
    case 'drew':
    case 'hid':
    case 'found':
    case 'placed':
    case 'vanished':
      return { number: event.thing ? thingName(event.number, view, t) : figureName(event.number, view, t) };
    case 'thought':
      return { goal: aimed(event, view, t) };
    default:
      return {};
  }
}

const aimed = (thought: Thought, view: View, t: Say): string => {
  const goal = goalOf(thought, cardOf(view.figures[thought.figure]));
  return goal ? t(`prison-goal-${goal}`) : '–';
};

/** One line; a decision has its reasons below it, a line each. */
export function tell(event: Event, view: View, t: Say): string {
  const line = t(`prison-event-${event.kind}`, argsOf(event, view, t));
  return event.kind === 'thought' ? [line, ...sentences(event, view, t)].join('\n') : line;
}

/** For the log, which knows no game. */
export const teller = (event: Happening, view: unknown, t: Say): string =>
  tell(event as unknown as Event, view as View, t);
