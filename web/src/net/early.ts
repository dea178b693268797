// A click before its time: it waits until the player is asked again, and is sent if it still may be.
import { fits, type AnyAction as Action } from '../table/action';
import type { Sent } from '../table/contract';

interface Kept {
  readonly action: Action;
  readonly done: (sent: Sent) => void;
}

export class Early {
  #kept: Kept | null = null;

  get waits(): boolean {
    return this.#kept !== null;
  }

  /** The newest click counts: whoever clicks again has thought again. */
  keep(action: Action): Promise<Sent> {
    this.forget();
    return new Promise((done) => (this.#kept = { action, done }));
  }

  forget(): void {
    this.#kept?.done({ ok: false });
    this.#kept = null;
  }

  /** Its time has come: sent if it is among what may be done now. */
  release(legal: readonly Action[], send: (action: Action) => Promise<Sent>): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept) return;
    if (legal.some((each) => fits(each, kept.action))) void send(kept.action).then(kept.done);
    else kept.done({ ok: false });
  }
}
