// What glows on a board: a finger beside it finds it, and where it is out of sight the edge points there.
import { getContext, setContext, untrack } from 'svelte';
import { toScreen, type Camera, type Point, type Size } from './camera';
import { apart } from './gestures';

export interface Sight extends Point {
  readonly id: string;
  /** Means itself where a finger is on it, but is nothing to be pointed at. */
  readonly quiet?: boolean;
  readonly act: () => void;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** An arrow at the edge, in pixels of the port; it leads to the nearest of what lies beyond. */
export interface Beyond extends Point {
  readonly side: Side;
  readonly to: Sight;
  readonly count: number;
}

/** Half of what a finger covers. */
export const FINGER_PX = 22;
const INSET = 26;
/** The corners are for the kit's own buttons. */
const CORNER = 78;

export class Sights {
  #all = $state.raw<ReadonlyMap<object, readonly Sight[]>>(new Map());

  readonly all = $derived.by((): readonly Sight[] => [...this.#all.values()].flat());

  put(owner: object, sights: readonly Sight[]): void {
    this.#all = new Map(untrack(() => this.#all)).set(owner, sights);
  }

  take(owner: object): void {
    const left = new Map(untrack(() => this.#all));
    if (left.delete(owner)) this.#all = left;
  }
}

const KEY = Symbol('sights');
export const provideSights = (): Sights => setContext(KEY, new Sights());
export const useSights = (): Sights | undefined => getContext<Sights | undefined>(KEY);

/** What a finger at that point of the board means: the nearest within its reach. */
export function meant(sights: readonly Sight[], at: Point, reach: number): Sight | null {
  let [best, far] = [null as Sight | null, reach];
  for (const sight of sights) {
    const away = apart(sight, at);
    if (away <= far) [best, far] = [sight, away];
  }
  return best;
}

function sideOf({ x, y }: Point, { w, h }: Size): Side | null {
  const out: readonly [Side, number][] = [
    ['left', -x],
    ['right', x - w],
    ['top', -y],
    ['bottom', y - h],
  ];
  const [side, by] = out.reduce((a, b) => (b[1] > a[1] ? b : a));
  return by > 0 ? side : null;
}

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/**
 * One arrow a side, beside the way to the nearest thing there, and over nothing that can be seen and chosen.
 */
export function beyond(sights: readonly Sight[], camera: Camera, port: Size): Beyond[] {
  const middle = { x: port.w / 2, y: port.h / 2 };
  const placed = sights
    .filter(({ quiet }) => !quiet)
    .map((sight) => ({ sight, at: toScreen(camera, port, sight) }));
  const seen = placed.filter(({ at }) => sideOf(at, port) === null).map(({ at }) => at);
  return (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const there = placed.filter(({ at }) => sideOf(at, port) === side);
    const [first, ...rest] = there;
    if (!first) return [];
    const near = rest.reduce((a, b) => (apart(b.at, middle) < apart(a.at, middle) ? b : a), first);
    return [{ ...clear(side, near.at, port, seen), side, to: near.sight, count: there.length }];
  });
}

function clear(side: Side, towards: Point, port: Size, seen: readonly Point[]): Point {
  const upright = side === 'left' || side === 'right';
  const [length, wish] = upright ? [port.h, towards.y] : [port.w, towards.x];
  const across = { left: INSET, right: port.w - INSET, top: INSET, bottom: port.h - INSET }[side];
  const at = (along: number): Point => (upright ? { x: across, y: along } : { x: along, y: across });
  const best = between(CORNER, wish, length - CORNER);
  const steps = Array.from({ length: Math.ceil(length / FINGER_PX) }, (_, n) => n * FINGER_PX);
  const along = steps
    .flatMap((by) => [best - by, best + by])
    .filter((each) => each >= Math.min(CORNER, best) && each <= Math.max(length - CORNER, best));
  return at(along.find((each) => seen.every((point) => apart(point, at(each)) > 2 * FINGER_PX)) ?? best);
}
