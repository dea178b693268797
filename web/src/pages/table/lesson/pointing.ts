// Things on the screen by the names that boards give them: an anchor, a key, a card.

export interface Ring {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Marked by the board itself, as a hint. */
const MOVE = 'move';
const MARGIN_PX = 4;

export function thingNamed(name: string): Element | null {
  if (name === MOVE) return null;
  const quoted = CSS.escape(name);
  return document.querySelector(
    `.table :is([data-anchor="${quoted}"], [data-key="${quoted}"], [data-card="${quoted}"])`,
  );
}

/** Of what can be seen of it: a ring does not leave the window. */
export function ringOf(name: string): Ring | null {
  const box = thingNamed(name)?.getBoundingClientRect();
  return box ? within(name, box, innerWidth, innerHeight) : null;
}

export function within(
  name: string,
  box: { left: number; top: number; right: number; bottom: number },
  w: number,
  h: number,
): Ring | null {
  const left = Math.max(2, Math.round(box.left - MARGIN_PX));
  const top = Math.max(2, Math.round(box.top - MARGIN_PX));
  const width = Math.min(w - 2, Math.round(box.right + MARGIN_PX)) - left;
  const height = Math.min(h - 2, Math.round(box.bottom + MARGIN_PX)) - top;
  if (width <= 0 || height <= 0) return null;
  return { name, left, top, width, height };
}
