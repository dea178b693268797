// Where a figure can walk: the cheapest way over what is seen, by action points, then squares (P-4.3,
// P-9.16).
import type { Figure, View } from '../../wire/prison';
import { COLOSSUS, NAGA, ROPE, SPEED, STRENGTH, WIZARD } from './classes';
import { NOWHERE, OPEN, SIDES, SLIT, beside, isExit, type Ground } from './floor';

const NONE = -1;
const WEAK = 1;
const MOST_TOKENS = 2;

/** What lies and stands where, for one figure that wants to walk. */
export interface Walker {
  readonly number: number;
  readonly view: Pick<View, 'figures' | 'things'>;
  readonly ground: Ground;
}

/** A square that can be reached: for how many AP, after how many squares, and by which first step. */
export interface Reached {
  readonly square: number;
  readonly ap: number;
  readonly squares: number;
  readonly points: number;
  /** 'begin', or the side of the first step. */
  readonly first: 'begin' | number;
  readonly from: Reached | null;
}

const me = ({ view, number }: Walker): Figure => view.figures[number] as Figure;
const hasRope = (walker: Walker, figure: Figure): boolean => walker.view.things[figure.thing]?.kind === ROPE;
const loaded = (figure: Figure): boolean => figure.thing !== NONE || figure.friend !== NONE;
const others = (walker: Walker, square: number): Figure[] =>
  walker.view.figures.filter((figure, n) => figure.square === square && n !== walker.number);
const standing = (walker: Walker, square: number): Figure | undefined =>
  others(walker, square).find(({ wounded }) => !wounded);
const lying = (walker: Walker, square: number): Figure[] =>
  others(walker, square).filter(({ wounded }) => wounded);
const things = (walker: Walker, square: number) =>
  walker.view.things.filter((thing) => thing.square === square);

function spans({ ground }: Walker, pit: number): boolean {
  const solid = SIDES.filter((side) => {
    const there = beside(pit, side);
    return (
      there !== NOWHERE && ground.open[there] && !ground.pits.has(there) && ground.edges[pit]?.[side] === OPEN
    );
  });
  return solid.length > 1;
}

function roped(walker: Walker, pit: number): boolean {
  if (!spans(walker, pit)) return false;
  if (hasRope(walker, me(walker)) || things(walker, pit).some(({ kind }) => kind === ROPE)) return true;
  const friend = standing(walker, pit);
  return friend?.side === me(walker).side && hasRope(walker, friend);
}

function mayPass(walker: Walker, square: number): boolean {
  const other = standing(walker, square);
  const { side, kind } = me(walker);
  if (!other || other.side === side || kind === WIZARD) return true;
  return (STRENGTH[kind] ?? 0) <= WEAK && other.kind === COLOSSUS;
}

export function mayStep(walker: Walker, square: number, side: number): boolean {
  const { ground } = walker;
  const there = beside(square, side);
  if (there === NOWHERE || !ground.open[there]) return false;
  const edge = ground.edges[square]?.[side];
  const { kind } = me(walker);
  if (edge !== OPEN && !(edge === SLIT && kind === NAGA)) return false;
  return mayPass(walker, there) && (!ground.pits.has(there) || kind === WIZARD || roped(walker, there));
}

export function mayStop(walker: Walker, square: number): boolean {
  const mine = me(walker);
  const down = lying(walker, square);
  if (standing(walker, square) || down.some(({ side }) => side !== mine.side)) return false;
  if (1 + Number(loaded(mine)) + down.length + things(walker, square).length > MOST_TOKENS) return false;
  if (!walker.ground.pits.has(square)) return true;
  const hanging = hasRope(walker, mine) || things(walker, square).some(({ kind }) => kind === ROPE);
  return hanging && spans(walker, square);
}

/**
 * Every square where a walk may end, cheapest first. `points` are those left of a move under way, `ap` what
 * may be spent on more; a new move begins only where the last may end.
 */
export function reachOf(
  walker: Walker,
  points: number,
  ap: number,
  speed = SPEED[me(walker).kind] ?? 0,
): Map<number, Reached> {
  const start: Reached = { square: me(walker).square, ap: 0, squares: 0, points, first: 'begin', from: null };
  const best = new Map<string, Reached>([[keyOf(start), start]]);
  const open = [start];
  while (open.length) {
    open.sort(cheaper);
    const here = open.shift() as Reached;
    if (best.get(keyOf(here)) !== here) continue;
    for (const next of nextOf(walker, here, ap, speed)) {
      const known = best.get(keyOf(next));
      if (known && cheaper(known, next) <= 0) continue;
      best.set(keyOf(next), next);
      open.push(next);
    }
  }
  return endsOf(walker, [...best.values()]);
}

const keyOf = ({ square, points }: Reached): string => `${square}/${points}`;
const cheaper = (one: Reached, other: Reached): number =>
  one.ap - other.ap || one.squares - other.squares || other.points - one.points;

function nextOf(walker: Walker, here: Reached, ap: number, speed: number): Reached[] {
  const { side } = me(walker);
  if (isExit(side, here.square)) return [];
  const found: Reached[] = [];
  if (here.ap < ap && here.points < speed && mayStop(walker, here.square)) {
    found.push({ ...here, ap: here.ap + 1, points: speed, first: 'begin', from: here });
  }
  if (here.points === 0) return found;
  for (const way of SIDES) {
    if (!mayStep(walker, here.square, way)) continue;
    const square = beside(here.square, way);
    found.push({
      square,
      ap: here.ap,
      squares: here.squares + 1,
      points: here.points - 1,
      first: way,
      from: here,
    });
  }
  return found;
}

function endsOf(walker: Walker, all: readonly Reached[]): Map<number, Reached> {
  const { side, square: start } = me(walker);
  const ends = new Map<number, Reached>();
  for (const end of [...all].sort(cheaper)) {
    if (end.square === start || ends.has(end.square)) continue;
    if (isExit(side, end.square) || mayStop(walker, end.square)) ends.set(end.square, end);
  }
  return ends;
}

/** From the start to the end, both included. */
export function wayTo(end: Reached): Reached[] {
  const way: Reached[] = [];
  for (let at: Reached | null = end; at; at = at.from) way.unshift(at);
  return way;
}

/** What has to be done first on that way. */
export const firstOf = (end: Reached): 'begin' | number | null => wayTo(end)[1]?.first ?? null;
