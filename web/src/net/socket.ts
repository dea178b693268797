// One seat's line to the server: says hello, comes back by itself, and never loses a move.
import type { ClientMessage, ServerMessage } from '../wire/wire';

/** `silent`: open, but a ping has gone unanswered for a while. */
export type LineState = 'connecting' | 'open' | 'silent' | 'waiting' | 'shut';

/** The part of WebSocket we use, so that tests can hold both ends. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export interface LineOptions {
  open: () => Wire;
  token: string;
  heard: (message: ServerMessage) => void;
  state: (state: LineState, retryAt: number | null) => void;
  /** Somebody waits for an answer, or sand runs: silence is noticed in seconds. */
  urgent?: () => boolean;
}

const FIRST_MS = 400;
const LONGEST_MS = 10_000;
/** From the first knock to the welcome. */
export const WELCOME_MS = 8_000;
export const PING_MS = 20_000;
export const URGENT_PING_MS = 2_500;
export const SILENT_MS = 1_500;
export const PONG_MS = 6_000;
/** Tells the server that the line was given up because nothing was heard on it. */
export const UNHEARD = 4000;
/** Tells it that nobody was cut off. */
const GOODBYE = 1000;
const FINAL = new Set(['wrong-token', 'no-such-table', 'foreign-origin']);

export const backoff = (tries: number, luck = Math.random()) =>
  Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries) * (0.75 + luck / 2));

export class Line {
  #wire: Wire | null = null;
  #tries = 0;
  #welcomed = false;
  #broke = false;
  #asking = false;
  #silent = false;
  #shut = false;
  #due = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: LineOptions) {}

  connect = (): void => {
    if (this.#shut || this.#wire) return;
    clearTimeout(this.#retry);
    this.options.state('connecting', null);
    const wire = this.options.open();
    this.#wire = wire;
    wire.onopen = () => this.#say({ type: 'Hello', token: this.options.token, back: this.#broke });
    wire.onmessage = (event) => this.#heard(JSON.parse(event.data) as ServerMessage);
    wire.onclose = () => this.#lost(wire);
    this.#wait(WELCOME_MS, () => this.#lost(wire));
  };

  /** The player will not wait: whatever is tried now is tried anew. */
  now = (): void => {
    if (this.#welcomed && !this.#silent) return;
    this.#drop(UNHEARD);
    this.connect();
  };

  /** Something around us has changed: is anybody there? */
  check = (): void => {
    if (!this.#wire) this.connect();
    else if (this.#welcomed && !this.#asking) this.#ask();
  };

  /** False when the line is down: whoever sends a move sends it again after the next welcome. */
  send(message: ClientMessage): boolean {
    if (!this.#welcomed) return false;
    this.#say(message);
    if (!this.#asking && this.#due - Date.now() > URGENT_PING_MS) this.#listen();
    return true;
  }

  shut(): void {
    this.#shut = true;
    clearTimeout(this.#retry);
    this.#drop(GOODBYE);
    this.options.state('shut', null);
  }

  #say(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'Welcome') {
      this.#tries = 0;
      this.#welcomed = true;
      this.#broke = true;
    }
    if (message.type === 'Welcome' || this.#silent) this.options.state('open', null);
    this.#asking = this.#silent = false;
    this.options.heard(message);
    if (this.#welcomed) this.#listen();
    if (message.type === 'Trouble' && FINAL.has(message.code)) this.shut();
  }

  /** Silence is checked by a ping; a ping without an answer is a line that is down. */
  #listen(): void {
    this.#wait(this.options.urgent?.() ? URGENT_PING_MS : PING_MS, () => this.#ask());
  }

  #ask(): void {
    const wire = this.#wire;
    this.#asking = true;
    this.#say({ type: 'Ping' });
    this.#wait(SILENT_MS, () => {
      this.#silent = true;
      this.options.state('silent', null);
      this.#wait(PONG_MS - SILENT_MS, () => wire && this.#lost(wire));
    });
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#due = Date.now() + ms;
    this.#timer = setTimeout(then, ms);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#drop(UNHEARD);
    if (this.#shut) return;
    const wait = backoff(this.#tries++);
    this.options.state('waiting', Date.now() + wait);
    this.#retry = setTimeout(this.connect, wait);
  }

  #drop(code: number): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#welcomed = this.#asking = this.#silent = false;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close(code);
  }
}
