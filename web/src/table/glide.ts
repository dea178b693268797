// What changed moves: whatever carries a `data-anchor` and lies elsewhere than before glides there.
import { tick } from 'svelte';
import { played } from './queue';

const GLIDE_MS = 300;
/** Less than this is a breath of the page, no move. */
const STILL_PX = 2;

export type Places = ReadonlyMap<string, DOMRect>;

const anchored = (root: Element): [name: string, element: Element][] =>
  [...root.querySelectorAll<HTMLElement | SVGElement>('[data-anchor]')].map((element) => [
    element.dataset.anchor ?? '',
    element,
  ]);

/** Where everything lies; to be asked before the page is drawn anew. */
export const placesIn = (root: Element): Places =>
  new Map(anchored(root).map(([name, element]) => [name, element.getBoundingClientRect()]));

/** The way from where it was to where it is; null if it has hardly moved. */
export function wayOf(before: DOMRect, after: DOMRect): Keyframe[] | null {
  const [dx, dy] = [before.x - after.x, before.y - after.y];
  if (Math.hypot(dx, dy) < STILL_PX) return null;
  return [{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }];
}

/** Resolves when everything lies where it belongs; what came or went does so without a way. */
export async function glide(root: Element, before: Places, hurry: AbortSignal): Promise<void> {
  await tick();
  const moves = anchored(root).map(([name, element]) => {
    const from = before.get(name);
    const way = from && wayOf(from, element.getBoundingClientRect());
    return way ? played(element, way, GLIDE_MS, hurry) : undefined;
  });
  await Promise.all(moves);
}
