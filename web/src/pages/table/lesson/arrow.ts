// Where an arrow stands beside what it means, so that no word and no button lies under it.
import type { Ring } from './pointing';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Arrow {
  /** From the left edge of the ring to the middle of the arrow. */
  readonly x: number;
  /** Over its upper edge, under its lower one, or for want of room within. */
  readonly side: 'above' | 'below' | 'within';
}

const HALF_PX = 17;
const ROOM_PX = 44;
/** Parts of its width, the middle first. */
const ALONG = [0.5, 0.2, 0.8];

export function arrowTo(
  { left, top, width, height }: Omit<Ring, 'name'>,
  h: number,
  covers: (box: Box) => boolean,
): Arrow {
  const under = top + height;
  const sides = [
    ...(top > ROOM_PX ? [{ side: 'above', y: top - ROOM_PX } as const] : []),
    ...(under + ROOM_PX < h ? [{ side: 'below', y: under } as const] : []),
  ];
  const middle = Math.round(width / 2);
  for (const { side, y } of sides)
    for (const part of ALONG) {
      const x = Math.round(width * part);
      const at = left + x;
      if (!covers({ left: at - HALF_PX, top: y, right: at + HALF_PX, bottom: y + ROOM_PX }))
        return { x, side };
    }
  return { x: middle, side: top > ROOM_PX ? 'above' : 'within' };
}

/** Whether words or something to press lie there. */
export function busy(box: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const spots = [box.top + 2, y, box.bottom - 2].flatMap((down) =>
    [box.left + 2, x, box.right - 2].map((across) => document.elementFromPoint(across, down)),
  );
  return spots.some((each) => each?.closest('button, a, summary, input') || words(each, box));
}

function words(element: Element | null, box: Box): boolean {
  return [...(element?.childNodes ?? [])].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some((line) => meet(line, box));
  });
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
