// What would come of a move: one question on its way at a time, and of those that wait only the newest.
import type { AskPreview } from '../wire/wire';
import { freshId } from './acts';

interface Question {
  ask: AskPreview;
  done: (preview: unknown) => void;
}

export class Previews {
  #asked: Question | null = null;
  #next: Question | null = null;

  constructor(private readonly say: (ask: AskPreview) => boolean) {}

  /** Null where there is nothing to foresee, or where a newer question came before the answer. */
  of(action: AskPreview['action']): Promise<unknown> {
    return new Promise((done) => {
      const question = { ask: { type: 'AskPreview', id: freshId(), action } as const, done };
      this.#next?.done(null);
      this.#next = question;
      if (!this.#asked) this.#askNext();
    });
  }

  /** False if that was not a question of ours. */
  given(id: string, preview: unknown): boolean {
    if (this.#asked?.ask.id !== id) return false;
    this.#asked.done(this.#next ? null : preview);
    this.#askNext();
    return true;
  }

  failAll(): void {
    this.#asked?.done(null);
    this.#next?.done(null);
    this.#asked = this.#next = null;
  }

  #askNext(): void {
    this.#asked = this.#next;
    this.#next = null;
    if (this.#asked && !this.say(this.#asked.ask)) this.failAll();
  }
}
