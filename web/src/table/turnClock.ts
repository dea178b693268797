// What is left of a seat's turn, between one word from the server and the next.
import type { TurnLeft } from '../wire/wire';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const HURRY_MS = 10 * SECOND;

/** `since` is how long ago the server said so. */
export const leftOf = (turn: TurnLeft, since: number): number =>
  Math.max(0, turn.left_ms - (turn.runs ? since : 0));

/** As a clock shows it; from a day on in days and hours, which `days` puts into words. */
export function clockText(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= DAY) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const isShort = (turn: TurnLeft, left: number): boolean =>
  turn.runs && left <= Math.min(HURRY_MS, turn.ms / 4);
