// One seat's line to the server: says hello, comes back by itself, and never loses a move.
import type { ClientMessage, ServerMessage } from '../wire/wire';

export type LineState = 'connecting' | 'open' | 'waiting' | 'shut';

/** The part of WebSocket we use, so that tests can hold both ends. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LineOptions {
  open: () => Wire;
  token: string;
  heard: (message: ServerMessage) => void;
  state: (state: LineState, retryAt: number | null) => void;
}

const FIRST_MS = 400;
const LONGEST_MS = 10_000;
const PING_MS = 20_000;
const PONG_MS = 8_000;
const FINAL = new Set(['wrong-token', 'no-such-table', 'foreign-origin']);

export const backoff = (tries: number, luck = Math.random()) =>
  Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.75 + luck / 2));

export class Line {
  #wire: Wire | null = null;
  #tries = 0;
  #welcomed = false;
  #shut = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: LineOptions) {}

  connect = (): void => {
    if (this.#shut || this.#wire) return;
    clearTimeout(this.#retry);
    this.options.state('connecting', null);
    const wire = this.options.open();
    this.#wire = wire;
    wire.onopen = () => this.#say({ type: 'Hello', token: this.options.token });
    wire.onmessage = (event) => this.#heard(JSON.parse(event.data) as ServerMessage);
    wire.onclose = () => this.#lost(wire);
  };

  /** False when the line is down: whoever sends a move sends it again after the next welcome. */
  send(message: ClientMessage): boolean {
    if (!this.#welcomed) return false;
    this.#say(message);
    return true;
  }

  shut(): void {
    this.#shut = true;
    clearTimeout(this.#retry);
    this.#drop();
    this.options.state('shut', null);
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #heard(message: ServerMessage): void {
    this.#listen();
    if (message.type === 'Welcome') {
      this.#tries = 0;
      this.#welcomed = true;
      this.options.state('open', null);
    }
    this.options.heard(message);
    if (message.type === 'Trouble' && FINAL.has(message.code)) this.shut();
  }

  /** Silence is checked by a ping; a ping without an answer is a line that is down. */
  #listen(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#say({ type: 'Ping' });
      this.#ping = setTimeout(() => this.#wire && this.#lost(this.#wire), PONG_MS);
    }, PING_MS);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#drop();
    if (this.#shut) return;
    const wait = backoff(this.#tries++);
    this.options.state('waiting', Date.now() + wait);
    this.#retry = setTimeout(this.connect, wait);
  }

  #drop(): void {
    clearTimeout(this.#ping);
    this.#welcomed = false;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }
}
