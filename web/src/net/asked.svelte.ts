// The newest step heard of, and since when what is asked of this seat is the same.
import type { Frame } from '../wire/wire';

export class Asked {
  newest = $state(-1);
  since = $state(0);
  #question: string | null = null;

  /** All there is to know, once more. */
  reset(frame: Frame): void {
    this.newest = this.since = frame.step;
    this.#question = questionOf(frame);
  }

  hear(frame: Frame): void {
    this.newest = Math.max(this.newest, frame.step);
    if (questionOf(frame) === this.#question) return;
    this.#question = questionOf(frame);
    this.since = frame.step;
  }
}

/** What is asked of this seat, as the server tells questions apart; null if nothing is. */
function questionOf({ seat, active, prompt }: Frame): string | null {
  return seat !== null && active.includes(seat) ? (prompt?.text ?? '') : null;
}
