// Moves on their way: each has an id, so that sending it twice is harmless.
import { same } from '../table/action';
import type { Sent } from '../table/contract';
import type { Act, Refusal, Trouble } from '../wire/wire';
import { presses } from './presses';

interface Pending {
  act: Act;
  done: (sent: Sent) => void;
}

/** Random, but without `randomUUID`: that one is missing on plain http in the home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long a hand waits that was too quick. */
export const HASTE_MS = 250;
/** The second tap of two comes so soon after the first. */
export const TWICE_MS = 500;

export class Acts {
  #pending = new Map<string, Pending>();
  #last: { readonly action: Act['action']; readonly at: number; readonly press: number } | null = null;

  constructor(readonly send: (act: Act) => void) {}

  get waiting(): boolean {
    return this.#pending.size > 0;
  }

  get all(): Act[] {
    return [...this.#pending.values()].map((pending) => pending.act);
  }

  begin(step: number, action: Act['action']): [Act, Promise<Sent>] {
    const act: Act = { type: 'Act', id: freshId(), step, action };
    this.#last = { action, at: Date.now(), press: presses() };
    const sent = new Promise<Sent>((done) => this.#pending.set(act.id, { act, done }));
    return [act, sent];
  }

  /** The same as a moment ago by the very next press, whatever has become of that. */
  twice(action: Act['action']): boolean {
    const last = this.#last;
    if (!last || presses() > last.press + 1) return false;
    return Date.now() - last.at < TWICE_MS && same(last.action, action);
  }

  /** After a reconnect: the server may or may not have heard them. */
  again = (): Act[] => this.all;

  /** Allowed, but not so soon after the last one: it is sent again. False for any other trouble. */
  hasty({ code, id }: Trouble): boolean {
    const pending = code === 'too-fast' ? this.#pending.get(id) : undefined;
    if (pending) setTimeout(() => this.#pending.has(id) && this.send(pending.act), HASTE_MS);
    return !!pending;
  }

  accepted = (id: string) => this.#finish(id, { ok: true });
  failed = (id: string) => this.#finish(id, { ok: false });
  refused = (id: string, refusal: Refusal) => this.#finish(id, { ok: false, refusal });

  failAll(): void {
    for (const id of [...this.#pending.keys()]) this.failed(id);
  }

  #finish(id: string, sent: Sent): Act | null {
    const pending = this.#pending.get(id);
    if (!pending) return null;
    this.#pending.delete(id);
    pending.done(sent);
    return pending.act;
  }
}
