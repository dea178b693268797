// A fight as it is shown: who fights, what each brings, the cards as they are turned, and who won.
import type { AnyCtrl } from '../../../table/contract';
import { pause } from '../../../table/queue';
import { onePerTable } from '../../../table/shared.svelte';
import type { Challenged, ClashSeen, Fought, Turned, View } from '../../../wire/prison';

export interface Fighter {
  readonly figure: number;
  /** Null when only the sum is known. */
  readonly strength: number | null;
  readonly bonus: number;
}

export interface Side {
  readonly fighters: readonly Fighter[];
  readonly card: number;
  /** With the card once both lie open; before that without it. */
  readonly total: number;
}

export interface Fight {
  readonly attacker: number;
  readonly target: number;
  readonly how: string;
  readonly sides: readonly [Side, Side];
  /** -1 in a tie, null while it is not decided. */
  readonly winner: number | null;
}

const LOOK_MS = 1500;
const TURN_MS = 650;

type Figures = Pick<View, 'figures'>;

/** A fight whose cards are still being chosen. */
export function fightOf(clash: ClashSeen, view: Figures): Fight {
  const all = clash.fighters.map((figure, i) => ({
    figure,
    strength: clash.strengths[i] ?? 0,
    bonus: clash.bonuses[i] ?? 0,
  }));
  const side = (number: 0 | 1): Side => {
    const fighters = all.filter(({ figure }) => view.figures[figure]?.side === number);
    return {
      fighters,
      card: clash.cards[number],
      total: fighters.reduce((sum, { strength, bonus }) => sum + strength + bonus, 0),
    };
  };
  return { ...clash, sides: [side(0), side(1)], winner: null };
}

/** A fight that is over; what each brought is known if it was seen before. */
export function foughtOf(event: Fought, view: Figures, before: Fight | null): Fight {
  const side = (number: 0 | 1): Side => {
    const known =
      before?.attacker === event.attacker && before.target === event.target
        ? before.sides[number].fighters
        : null;
    const figures = event.fighters.filter((figure) => view.figures[figure]?.side === number);
    const fighters = known ?? figures.map((figure) => ({ figure, strength: null, bonus: 0 }));
    return { fighters, card: event.cards[number], total: event.totals[number] };
  };
  return { ...event, sides: [side(0), side(1)] };
}

/** The NP plays the highest it turned up (the trait of Xant turns two). */
export function turnedUp(fight: Fight, values: readonly number[]): Fight {
  const [ours, theirs] = fight.sides;
  return { ...fight, sides: [ours, { ...theirs, card: Math.max(...values) }] };
}

export class Fights {
  /** The result, for a moment. */
  ended = $state.raw<Fight | null>(null);
  /** The other side's card is just being turned; the position knows of no fight any more. */
  turning = $state.raw<Fight | null>(null);
  #before: Fight | null = null;

  constructor(private readonly table: AnyCtrl) {}

  async challenge(_event: Challenged, _hurry: AbortSignal): Promise<void> {
    this.ended = this.turning = null;
    this.remember();
  }

  /** What the view shows of a fight is gone once it is decided. */
  remember(): void {
    const { clash } = this.table.view as View;
    if (clash) this.#before = fightOf(clash, this.table.view as View);
  }

  async turn(event: Turned, hurry: AbortSignal): Promise<void> {
    const { clash } = this.table.view as View;
    const read = clash?.shown.length;
    this.turning = this.#before && !read ? turnedUp(this.#before, event.values) : null;
    await pause(TURN_MS, this.#reading(hurry));
    // Whoever thinks again turns another (the trait of Toma).
    if (clash) this.turning = null;
  }

  async fight(event: Fought, hurry: AbortSignal): Promise<void> {
    this.ended = foughtOf(event, this.table.view as View, this.#before);
    await pause(LOOK_MS, this.#reading(hurry));
    this.clear();
  }

  clear(): void {
    this.ended = this.turning = this.#before = null;
  }

  /** Time to read is no motion. */
  #reading(hurry: AbortSignal): AbortSignal {
    return this.table.reducedMotion ? this.table.hurry : hurry;
  }
}

export const fightsOf = onePerTable((table) => new Fights(table));
