// The shape of running sand, and when it is worth a word.
import { level } from '../../table/sand';

/** Seconds at which those who listen to the screen are told. */
export const SAID_AT = [30, 10, 5] as const;
export const URGENT_MS = 10_000;
const SAND = /^sand-/;

interface Named {
  readonly name: string;
}

/** The glass of this turn, if sand runs. */
export const glassOf = <S extends Named>(sand: readonly S[]): S | null =>
  sand.find(({ name }) => SAND.test(name)) ?? null;

/** The second passed between two looks at the glass, if it is one to be said; the latest of several. */
export function saidBetween(before: number, now: number): number | null {
  const passed = SAID_AT.filter((second) => before > second * 1000 && now <= second * 1000 && now > 0);
  return passed.at(-1) ?? null;
}

export const isUrgent = (left: number): boolean => left > 0 && left <= URGENT_MS;

// Half a glass is 38 high and 25 wide at its wooden end; the neck is at 0.
const HEIGHT = 38;
const HALF = 25;
const DENT = 6;
/** A heap is steeper than it is wide until it meets the glass. */
const REPOSE = 1.15;

/** The sand above: a surface with a dent over the neck. */
export function upperSand(share: number): string {
  if (share <= 0) return '';
  const top = -HEIGHT * level(share) * 0.92;
  const dent = Math.min(-2, top + DENT);
  return `M-30 ${fixed(top)}Q-8 ${fixed(top)} 0 ${fixed(dent)}Q8 ${fixed(top)} 30 ${fixed(top)}V0H-30Z`;
}

/** The heap below: it grows, and then fills the glass from wall to wall. */
export function heap(share: number): string {
  const fallen = 1 - Math.min(Math.max(share, 0), 1);
  if (fallen <= 0) return '';
  const peak = HEIGHT * 0.84 * level(fallen);
  const half = Math.min(peak * REPOSE + 2, HALF + 5);
  const foot = HEIGHT - Math.max(0, peak - half / REPOSE) * 0.9;
  const top = HEIGHT - peak;
  return `M${fixed(-half)} ${HEIGHT + 4}V${fixed(foot)}Q${fixed(-half / 3)} ${fixed(top)} 0 ${fixed(top)}Q${fixed(half / 3)} ${fixed(top)} ${fixed(half)} ${fixed(foot)}V${HEIGHT + 4}Z`;
}

export const heapTop = (share: number): number => HEIGHT - HEIGHT * 0.84 * level(1 - share);

const fixed = (value: number): number => Math.round(value * 10) / 10;
