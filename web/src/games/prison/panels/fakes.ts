// Small tables for tests: a few figures, what a view must have, and words in English.
import english from '../../../../../src/igroteka/games/prison/texts/en.ftl?raw';
import { bundleOf, format } from '../../../i18n/i18n.svelte';
import type { Say } from '../../../words/tellers.svelte';
import type { Figure, Thought, Tried, View } from '../../../wire/prison';
import { CLASSES, NPCS } from './npcs';

const bundle = bundleOf('en', [english]);
export const say: Say = (key, args) => format([bundle], key, args);

export const figure = (change: Partial<Figure> = {}): Figure =>
  ({
    side: 0,
    kind: 0,
    square: 32,
    npc: -1,
    wounded: false,
    thing: -1,
    friend: -1,
    hurt: false,
    healed: false,
    ...change,
  }) as Figure;

/** An NPC by the id of its card. */
export function npc(id: string, change: Partial<Figure> = {}): Figure {
  const number = NPCS.findIndex((card) => card.id === id);
  const kind = CLASSES.indexOf(NPCS[number]!.kind);
  return figure({ side: 1, npc: number, ...change, kind: kind as Figure['kind'] });
}

/** The player's eight, and after them whoever is given. */
export function viewOf(others: readonly Figure[] = [], change: Partial<View> = {}): View {
  const own = CLASSES.map((_, kind) => figure({ kind: kind as Figure['kind'] }));
  const things = [0, 1].flatMap((side) => [0, 1, 2, 3, 4, 5].map((kind) => ({ side, kind, square: -1 })));
  const cards = { actions: [2, 3, 4, 5], fights: [0, 1, 2, 2, 3, 3, 4, 5, 6], jumps: 3, spent: [] };
  return {
    level: 0,
    sight: false,
    stage: 'np',
    expected: 'np',
    turn: 1,
    side: 1,
    ap: 0,
    card: -1,
    cycle: 1,
    points: [0, 0],
    rooms: [],
    closed: [],
    figures: [...own, ...others],
    things,
    cards,
    hands: [cards, cards],
    np_fights: [],
    np_spent: [],
    in_bag: [],
    things_in_bag: [],
    reinforcements: 0,
    row: [],
    upright: [],
    errand: null,
    clash: null,
    mode: 'solo',
    you: 0,
    ...change,
  } as unknown as View;
}

export const tried = (change: Partial<Tried>): Tried =>
  ({
    goal: 'exit',
    ap: 5,
    needed: -1,
    clause: 'P-9.2',
    reason: 'dear',
    aim: '',
    about: -1,
    weighed: [],
    ...change,
  }) as Tried;

export const thought = (change: Partial<Thought>): Thought =>
  ({
    kind: 'thought',
    figure: 8,
    tried: [],
    goal: 0,
    then: '',
    ties: 1,
    look: 'top',
    end: 'goal',
    clause: 'P-9.2',
    ap: 4,
    needed: 4,
    squares: 8,
    aim: '',
    about: -1,
    rank: 0,
    choice: 'only',
    choice_clause: 'P-9.18',
    nearing: null,
    ...change,
  }) as Thought;
