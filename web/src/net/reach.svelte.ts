// Whether the server answers at all; while it does not, it is asked now and then.
import { untrack } from 'svelte';
import { answers } from '../answers';

const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;

class Reach {
  away = $state(false);
  /** A page that shows nothing else says it already. */
  waited = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_MS;
  #waiting = new Set<() => void>();

  /** Somebody asked the server for something, and this came of it. */
  heard(answered: boolean): void {
    if (answered) this.#back();
    else if (!this.away) this.#lost();
  }

  /** Called once, when the server answers again; returns what forgets it. */
  whenBack(run: () => void): () => void {
    this.#waiting.add(run);
    this.waited = true;
    if (!untrack(() => this.away)) this.#lost();
    return () => {
      this.#waiting.delete(run);
      this.waited = this.#waiting.size > 0;
    };
  }

  now = (): void => {
    clearTimeout(this.#timer);
    this.#wait = FIRST_MS;
    void this.#ask();
  };

  async #ask(): Promise<void> {
    const answered = await answers();
    if (!this.away) return;
    if (answered) this.#back();
    else this.#later();
  }

  #lost(): void {
    this.away = true;
    this.#wait = FIRST_MS;
    this.#later();
    addEventListener('online', this.now);
    document.addEventListener('visibilitychange', this.#looked);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), this.#wait);
    this.#wait = Math.min(LONGEST_MS, this.#wait * 2);
  }

  #looked = (): void => {
    if (!document.hidden) this.now();
  };

  #back(): void {
    if (!this.away) return;
    this.away = false;
    clearTimeout(this.#timer);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.#looked);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    this.waited = false;
    for (const run of waiting) run();
  }
}

export const reach = new Reach();
