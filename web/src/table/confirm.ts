// The bubble beside a piece that is shown on the board and not yet played: what it offers, and where it is.
import type { Point, Size } from './camera';

export interface Offer {
  readonly does: 'turn' | 'put' | 'cancel';
  readonly label: string;
  /** The key that does the same. */
  readonly key?: string;
  readonly act: () => void;
}

/** A piece on the screen: its middle, half its size, and how far it stands out above. */
export interface Shown {
  readonly at: Point;
  readonly half: number;
  readonly head?: number;
}

const BUTTON = 52;
const RIM = 8;
const EDGE = 4;

/** Below the piece; where there is no room, above it; never beyond the edge. */
export function bubbleAt({ at, half, head = 0 }: Shown, offers: number, port: Size): Point {
  const width = offers * BUTTON + RIM;
  const height = BUTTON + RIM;
  const below = at.y + half + RIM;
  return {
    x: Math.min(Math.max(at.x - width / 2, EDGE), port.w - width - EDGE),
    y: below + height < port.h ? below : Math.max(at.y - half - head - height - RIM, EDGE),
  };
}
