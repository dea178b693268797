// A table for tests: one view, nothing in motion, and a memory of what was sent.
import { info } from '../net/fakes';
import type { AnyCtrl, Sent } from './contract';

type ActionOf<T extends AnyCtrl> = Parameters<T['send']>[0];
export type Double<T extends AnyCtrl> = T & { readonly sent: ActionOf<T>[] };

/** The first of two, whose turn it is; `change` is whatever else the test is about. */
export function doubleOf<T extends AnyCtrl>(
  view: T['view'],
  change: Partial<T> = {},
  answer: Sent = { ok: true },
): Double<T> {
  const table = {
    view,
    get seen() {
      return this;
    },
    seat: 0,
    active: [0],
    step: 5,
    help: 'normal',
    outcome: null,
    sand: [],
    info: info(),
    myTurn: true,
    busy: false,
    refusal: null,
    hint: null,
    reducedMotion: true,
    live: true,
    sent: [] as ActionOf<T>[],
    legal: [],
    name: (seat: number) => `P${seat}`,
    hurry: new AbortController().signal,
    send(action: ActionOf<T>) {
      this.sent.push(action);
      return Promise.resolve(answer);
    },
    onEvents: () => () => undefined,
    t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
  };
  return Object.defineProperties(table, Object.getOwnPropertyDescriptors(change)) as unknown as Double<T>;
}
