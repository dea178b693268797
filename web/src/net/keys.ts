// The links this device holds. They are the only proof of a seat: kept here, shown to nobody.
import type { Onward, TableKeys } from '../wire/wire';
import { forgetKept } from './shell';

const KEPT = 'igroteka.tables';

export interface HeldSeat {
  /** `friend`: a link made here for somebody else; `watch`: a spectator's. */
  kind: 'me' | 'friend' | 'watch';
  token: string;
  /** Unknown until the server has said which seat a link holds. */
  seat: number | null;
}

export type Held = Record<string, HeldSeat[]>;

export function held(): Held {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Held;
  } catch {
    return {};
  }
}

const keep = (all: Held) => localStorage.setItem(KEPT, JSON.stringify(all));

export const heldAt = (table: string): HeldSeat[] => held()[table] ?? [];

export function holdAll(keys: TableKeys): void {
  const seats: HeldSeat[] = keys.seats
    .filter((key) => key.kind !== 'bot' && key.token)
    .map(({ seat, kind, token }) => ({ seat, token, kind: kind as 'me' | 'friend' }));
  keep({ ...held(), [keys.table]: [...seats, { kind: 'watch', token: keys.watch, seat: null }] });
}

/** A link somebody sent me. One that I made for a friend stays the friend's. */
export function hold(table: string, token: string): void {
  const there = heldAt(table);
  if (there.some((seat) => seat.token === token)) return;
  keep({ ...held(), [table]: [...there, { kind: 'me', token, seat: null }] });
}

/** The server has said what the link holds: a seat, or a place to watch from. */
export function learn(table: string, token: string, seat: number | null): void {
  const known = (each: HeldSeat): HeldSeat =>
    each.token !== token ? each : { ...each, seat, kind: seat === null ? 'watch' : each.kind };
  keep({ ...held(), [table]: heldAt(table).map(known) });
}

/** The same keys open the next table of the evening, also for the friends and in this tab. */
export function carryOn(table: string, onward: Onward): void {
  const known = heldAt(onward.table);
  const moved = heldAt(table)
    .filter(({ token }) => !known.some((key) => key.token === token))
    .map((key) => ({ ...key, seat: key.seat === null ? null : (onward.seats[key.seat] ?? null) }));
  if (moved.length) keep({ ...held(), [onward.table]: [...known, ...moved] });
  const tab = sessionStorage.getItem(tabKey(table));
  if (tab) takeInThisTab(onward.table, tab);
}

export function forget(table: string): void {
  const { [table]: gone, ...rest } = held();
  if (gone) keep(rest);
  void forgetKept(table);
}

export const myTokens = (): string[] =>
  Object.values(held()).flatMap((seats) =>
    (seats.some((seat) => seat.kind === 'me')
      ? seats.filter((seat) => seat.kind === 'me')
      : seats.filter((seat) => seat.kind === 'watch')
    ).map((seat) => seat.token),
  );

// A tab opened by a link plays that seat alone, even where the device holds others of the table.
const tabKey = (table: string) => `igroteka.tab.${table}`;

export const takeInThisTab = (table: string, token: string) => sessionStorage.setItem(tabKey(table), token);

/** The links this tab plays by: its own one, else all of this device, else the watchers'. */
export function playedHere(table: string): HeldSeat[] {
  const there = heldAt(table);
  const tab = sessionStorage.getItem(tabKey(table));
  const own = there.filter((seat) => seat.token === tab);
  if (own.length) return own;
  const mine = there.filter((seat) => seat.kind === 'me');
  return mine.length ? mine : there.filter((seat) => seat.kind === 'watch').slice(0, 1);
}
