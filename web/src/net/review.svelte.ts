// A finished game looked at again: asked for, waited for, kept.
import type { Review, Reviewed } from '../wire/wire';
import { beginReview, lookAtReview } from './api';

const AGAIN_MS = 600;

/** The doors, so that a test may stand in for the house. */
export interface ReviewDoors {
  begin(table: string, token: string): Promise<Reviewed>;
  look(table: string, token: string): Promise<Reviewed>;
}

export class Reviewing {
  review = $state.raw<Review | null>(null);
  done = $state(0);
  steps = $state(0);
  busy = $state(false);
  failed = $state(false);
  #left = false;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly doors: ReviewDoors = { begin: beginReview, look: lookAtReview },
  ) {}

  /** Whether somebody has asked for it before. */
  async look(): Promise<void> {
    await this.#hear(() => this.doors.look(this.table, this.token)).catch(() => {});
  }

  async ask(): Promise<void> {
    if (this.busy || this.review) return;
    this.busy = true;
    this.failed = false;
    try {
      await this.#hear(() => this.doors.begin(this.table, this.token));
      while (!this.review && !this.#left) {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        await this.#hear(() => this.doors.look(this.table, this.token));
        if (!this.steps) throw new Error('given up');
      }
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  leave = () => (this.#left = true);

  async #hear(door: () => Promise<Reviewed>): Promise<void> {
    const { done, steps, review } = await door();
    this.done = done;
    this.steps = steps;
    this.review = review;
  }
}
