// Two places may have one middle, a wall each way: their dots stand beside each other, and taps go round.
import { apart } from '../../table/gestures';
import { FINGER_PX } from '../../table/sights.svelte';
import type { Cell } from '../../wire/skyscraper';
import { middleOf, type Spot } from './lattice';
import type { Place } from './placing';

/** What a finger aims at: a spot of the site, its dot so far to the side in pixels of the screen. */
export interface Aim {
  readonly spot: Spot;
  readonly shift: number;
}

export interface Dotted extends Aim {
  readonly place: Place;
}

const BESIDE_PX = 18;
const FOOT_TO_MIDDLE = 0.225;

export const middleOfStand = ({ x, y, z }: Cell): Spot => [x + 0.5, y + 0.5, z + FOOT_TO_MIDDLE];

export const standing = (cell: Cell): Aim => ({ spot: middleOfStand(cell), shift: 0 });

export function dotted(places: readonly Place[]): Dotted[] {
  const middles = places.map(({ pose }) => middleOf(pose).join());
  return places.map((place, n) => {
    const here = middles.flatMap((middle, each) => (middle === middles[n] ? [each] : []));
    const shift = (here.indexOf(n) - (here.length - 1) / 2) * BESIDE_PX;
    return { place, spot: middleOf(place.pose), shift };
  });
}

type Screen = { readonly x: number; readonly y: number };
type OnScreen = (spot: Spot) => Screen;

const away = ({ spot, shift }: Aim, at: Screen, onScreen: OnScreen): number => {
  const { x, y } = onScreen(spot);
  return apart({ x: x + shift, y }, at);
};

/** What a finger there means, tapping or carrying: the nearest within its reach in pixels. */
export function aimed<T extends Aim>(
  all: readonly T[],
  at: Screen,
  reach: number,
  onScreen: OnScreen,
): T | null {
  let [best, far] = [null as T | null, reach];
  for (const each of all) {
    const off = away(each, at, onScreen);
    if (off < far) [best, far] = [each, off];
  }
  return best;
}

/** The dot that a tap means; another tap there goes on to the next within its reach. */
export function tapped(
  dots: readonly Dotted[],
  at: Screen,
  chosen: string | null,
  onScreen: OnScreen,
): Place | null {
  const near = dots.filter((dot) => away(dot, at, onScreen) < FINGER_PX);
  const now = near.findIndex(({ place }) => place.key === chosen);
  if (now >= 0) return near[(now + 1) % near.length]!.place;
  return aimed(near, at, FINGER_PX, onScreen)?.place ?? null;
}
