// What moves on the page just now, for whoever waits; and what has moved, for whoever asks later.

import { untrack } from 'svelte';

const REMEMBERED = 200;

class Motion {
  #running = $state(0);
  /** What has been shown in motion, by name, the newest last. */
  readonly record: string[] = [];

  get still(): boolean {
    return this.#running === 0;
  }

  /** Something begins to move; call what is returned when it has come to rest. */
  begin(): () => void {
    this.#count(1);
    let moving = true;
    return () => {
      if (moving) this.#count(-1);
      moving = false;
    };
  }

  /** Dice begin to tumble inside an effect: counting them must not start it anew. */
  #count(more: number): void {
    this.#running = untrack(() => this.#running) + more;
  }

  note(what: string): void {
    this.record.push(what);
    if (this.record.length > REMEMBERED) this.record.shift();
  }
}

/** One page shows one table. */
export const motion = new Motion();

declare global {
  interface Window {
    motionRecord?: readonly string[];
  }
}
if (typeof window !== 'undefined') window.motionRecord = motion.record;
