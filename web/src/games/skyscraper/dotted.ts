// Two places may have one middle, a wall each way: their dots stand beside each other, and taps go round.
import { apart } from '../../table/gestures';
import { middleOf, type Spot } from './lattice';
import type { Place } from './placing';

export interface Dotted {
  readonly place: Place;
  readonly spot: Spot;
  /** To the side, in pixels of the screen. */
  readonly shift: number;
}

const BESIDE_PX = 18;
const FINGER_PX = 22;

export function dotted(places: readonly Place[]): Dotted[] {
  const middles = places.map(({ pose }) => middleOf(pose).join());
  return places.map((place, n) => {
    const here = middles.flatMap((middle, each) => (middle === middles[n] ? [each] : []));
    const shift = (here.indexOf(n) - (here.length - 1) / 2) * BESIDE_PX;
    return { place, spot: middleOf(place.pose), shift };
  });
}

type Screen = { readonly x: number; readonly y: number };

/** The dot that a finger means: the nearest; another tap there goes on to the next within its reach. */
export function tapped(
  dots: readonly Dotted[],
  at: Screen,
  chosen: string | null,
  onScreen: (spot: Spot) => Screen,
): Place | null {
  const far = ({ spot, shift }: Dotted): number => {
    const { x, y } = onScreen(spot);
    return apart({ x: x + shift, y }, at);
  };
  const near = dots.filter((dot) => far(dot) < FINGER_PX);
  const now = near.findIndex(({ place }) => place.key === chosen);
  if (now >= 0) return near[(now + 1) % near.length]!.place;
  return near.reduce<Dotted | null>((a, b) => (a && far(a) <= far(b) ? a : b), null)?.place ?? null;
}
