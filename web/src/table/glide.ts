// What changed moves: whatever carries a `data-key` and lies elsewhere than before glides there.
import { tick } from 'svelte';
import type { Point } from './camera';
import { motion } from './motion.svelte';
import { played } from './queue';

const GLIDE_MS = 300;
/** Less than this is a breath of the page, no move. */
const STILL = 2;

export type Places = ReadonlyMap<string, Point>;

type Piece = HTMLElement | SVGGraphicsElement;

const piecesIn = (root: Element): [key: string, piece: Piece][] =>
  [...root.querySelectorAll<Piece>('[data-key]')].map((piece) => [piece.dataset.key ?? '', piece]);

/** In the units of its picture, or of the box it lies in: neither camera nor page moves it. */
function placeOf(piece: Piece): Point {
  if ('offsetLeft' in piece) return { x: piece.offsetLeft, y: piece.offsetTop };
  const at = within(piece);
  return { x: at?.e ?? 0, y: at?.f ?? 0 };
}

function within(piece: SVGGraphicsElement): DOMMatrix | undefined {
  const [picture, own] = [piece.ownerSVGElement?.getScreenCTM(), piece.getScreenCTM()];
  return own ? picture?.inverse().multiply(own) : undefined;
}

/** Where everything lies; to be asked before the page is drawn anew. */
export const placesIn = (root: Element): Places =>
  new Map(piecesIn(root).map(([key, piece]) => [key, placeOf(piece)]));

/** The way from where it was to where it is; null if it has hardly moved. */
export function wayOf(before: Point, after: Point): Keyframe[] | null {
  const [dx, dy] = [before.x - after.x, before.y - after.y];
  if (Math.hypot(dx, dy) < STILL) return null;
  return [{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }];
}

/** Resolves when everything lies where it belongs; what came or went does so without a way. */
export async function glide(root: Element, before: Places, hurry: AbortSignal): Promise<void> {
  const rest = motion.begin();
  await tick();
  const moves = piecesIn(root).map(([key, piece]) => {
    const from = before.get(key);
    const way = from && wayOf(from, placeOf(piece));
    if (!way || hurry.aborted) return;
    motion.note(`glide ${key}`);
    return played(piece, way, GLIDE_MS, hurry);
  });
  await Promise.all(moves);
  rest();
}

/** A change that has no motion of its own. */
export async function glided(root: Element | null, change: () => void, hurry: AbortSignal): Promise<void> {
  const before = root && placesIn(root);
  change();
  if (root && before) await glide(root, before, hurry);
}
