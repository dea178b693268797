// Pictures put together from others: a row of cards, a part and what it becomes, right beside wrong.
import Composed from './Composed.svelte';
import type { Over, Placed } from './placed';
import { sprite, type Sprite } from './sprite';

export const compose = (
  width: number,
  height: number,
  placed: readonly Placed[],
  marked: Over = {},
  size = 1,
): Sprite => sprite(Composed, { placed, size, ...marked }, [0, 0, width, height]);

/** A picture with marks, frames and ways over it; `size` is how large they are, beside a hundred units. */
export function over(one: Sprite, marked: Over, size = 1): Sprite {
  const [x, y, wide] = one.box;
  return sprite(Composed, { placed: [{ one, x, y, wide }], size, ...marked }, one.box);
}

const heightOf = (one: Sprite, wide: number): number => (wide * one.box[3]) / one.box[2];

/** Side by side, standing on one line. */
export function row(wide: number, ...all: readonly Sprite[]): Sprite {
  const gap = wide / 8;
  const height = Math.max(...all.map((one) => heightOf(one, wide)));
  const placed = all.map((one, at) => ({
    one,
    x: at * (wide + gap),
    y: height - heightOf(one, wide),
    wide,
  }));
  return compose(all.length * (wide + gap) - gap, height, placed);
}
