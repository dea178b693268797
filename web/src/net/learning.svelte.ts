// Where somebody stands in a lesson or a puzzle, as the server tells it, and what the last move was answered.
import type { LessonStep, PuzzleStep } from '../wire/wire';
import { goesOn } from './nobody';

export class Learning {
  step = $state.raw<LessonStep | null>(null);
  puzzle = $state.raw<PuzzleStep | null>(null);
  /** Told, but not shown yet. */
  fresh = $state(false);
  #goesOn = $state(false);
  answer = $state.raw<{ readonly say: string; readonly at: number } | null>(null);

  /** Nothing more comes by itself, whoever would be to act. */
  get over(): boolean {
    if (this.puzzle) return !this.#goesOn && this.puzzle.stands !== 'open';
    return !!this.step && (this.step.done || this.step.lost);
  }

  /** The script goes on: the others act, and the learner waits for them. */
  get others(): boolean {
    return (!!this.step || !!this.puzzle) && this.#goesOn;
  }

  /** Nobody who is to act does so by itself. */
  still(active: readonly number[]): boolean {
    return this.over || !(this.others || goesOn(active));
  }

  /** Null while the script goes on: what was said last stays. */
  told(told: LessonStep | PuzzleStep | null): void {
    this.#goesOn = !told;
    if (told?.type === 'PuzzleStep') this.puzzle = told;
    else if (told) this.step = told;
    if (told) this.fresh = true;
    this.answer = null;
  }

  answered(say: string): void {
    this.answer = { say, at: Date.now() };
  }
}
