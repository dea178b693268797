// A token on its way: it hops from spot to spot.
import type { Point } from './camera';

/** In little arcs, `rise` high, as seen from `home`, where the token stands; `lean` tips it to and fro. */
export function hops(spots: readonly Point[], home: Point, rise: number, lean = 0): Keyframe[] {
  const last = Math.max(spots.length - 1, 1);
  const at = ({ x, y }: Point, place: number, more = ''): Keyframe => ({
    transform: `translate(${x - home.x}px, ${y - home.y}px)${more}`,
    offset: place / last,
  });
  return spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    if (!next) return [at(spot, i)];
    const high = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 - rise };
    return [at(spot, i), at(high, i + 0.5, lean ? ` rotate(${i % 2 ? lean : -lean}deg)` : '')];
  });
}
