// A walk goes a step at a time: each step waits for the answer to the one before.
import { same } from '../../table/action';
import type { Action, View } from '../../wire/prison';
import { firstOf, type Reached } from './ways';

/** A choice on the way to an action holds only while it can be meant. */
interface Goal {
  readonly figure: number;
  readonly square: number;
}

/** Whoever walks: what it may do, and how far it can go. */
interface Walker {
  readonly view: View;
  /** What may be done, also while an answer is on its way. */
  readonly offered: readonly Action[];
  readonly legal: readonly Action[];
  readonly selected: number | null;
  readonly reach: ReadonlyMap<number, Reached>;
}

export class Walking {
  #to = $state.raw<Goal | null>(null);
  /** What is to be done once the move under way has ended. */
  #later = $state.raw<Goal | 'pass' | null>(null);
  #turn = 0;

  constructor(private readonly ctrl: Walker) {}

  get on(): boolean {
    return this.#to !== null;
  }

  begin(figure: number, square: number): void {
    this.#to = { figure, square };
  }

  afterwards(later: Goal | 'pass'): void {
    this.#later = later;
    this.#turn = this.ctrl.view.turn;
  }

  forget(): void {
    this.#to = null;
    this.#later = null;
  }

  /** What had to wait, once: its time has come. What was meant for a turn that is over is forgotten. */
  takeLater(): Goal | 'pass' | null {
    if (this.ctrl.view.turn !== this.#turn) this.#later = null;
    const later = this.ctrl.view.expected === 'act' ? this.#later : null;
    if (later) this.#later = null;
    return later;
  }

  /** The next step; where only one thing can be done on the way, that. */
  next(): Action | null {
    const { offered } = this.ctrl;
    const only = this.ctrl.view.expected === 'move' && offered.length === 1 ? offered[0] : null;
    return (this.#to && this.#step(this.#to)) ?? only ?? null;
  }

  #step({ figure, square }: Goal): Action | null {
    const { ctrl } = this;
    const end = ctrl.selected === figure ? ctrl.reach.get(square) : undefined;
    const action = end ? this.#first(firstOf(end), figure) : null;
    if (action && ctrl.legal.some((each) => same(each, action))) return action;
    this.#to = null;
    return null;
  }

  #first(first: number | 'begin' | null, figure: number): Action | null {
    if (first === null) return null;
    if (first !== 'begin') return { type: 'Step', side: first };
    return this.ctrl.view.expected === 'move' ? { type: 'Stop' } : { type: 'Begin', figure };
  }
}
