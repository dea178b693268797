// Cards in the air: they fly between the places of a board that carry a `data-anchor`.
import { tick } from 'svelte';
import { BoardStage } from './boardStage';
import { Fleeting } from './fleeting.svelte';
import { pause, played } from './queue';

export interface Trip<C> {
  readonly card: C;
  readonly from: string;
  readonly to: string;
  readonly ms: number;
  readonly delay?: number;
  /** Turned over half-way. */
  readonly flip?: boolean;
}

/** Something on the board's own page, by its middle and its width. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export class Flights<C> extends BoardStage {
  /** `card` is whatever the game draws it from. */
  readonly flights = new Fleeting<{ readonly card: C }>();

  /** `width` of a card in the air, in pixels. */
  constructor(readonly width: number) {
    super();
  }

  /** A card from one anchor to another; anchors that are not there take the middle of the board. */
  async fly(trip: Trip<C>, hurry: AbortSignal): Promise<void> {
    if (hurry.aborted || !this.root) return;
    await pause(trip.delay ?? 0, hurry);
    await this.flights.show({ card: trip.card }, async (id) => {
      await tick();
      const element = this.find(`[data-flight="${id}"]`);
      if (element) await played(element, this.#path(trip), trip.ms, hurry);
    });
  }

  /** A nudge of something on the page. */
  async nudge(anchor: string, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    await this.stir(anchored(anchor), frames, ms, hurry);
  }

  /** Where something will be, if that is not where it is; for games to say. */
  protected place(_anchor: string): Box | null {
    return null;
  }

  #box(anchor: string): Box {
    const told = this.place(anchor);
    if (told) return told;
    const root = (this.root as HTMLElement).getBoundingClientRect();
    const box = this.find(anchored(anchor))?.getBoundingClientRect() ?? root;
    const middle = { x: box.left + box.width / 2 - root.left, y: box.top + box.height / 2 - root.top };
    return { ...middle, size: Math.max(Math.min(box.height, box.width, this.width), this.width / 2) };
  }

  #path(trip: Trip<C>): Keyframe[] {
    const [from, to] = [this.#box(trip.from), this.#box(trip.to)];
    const at = ({ x, y, size }: Box, more: string): string =>
      `translate(${x}px, ${y}px) scale(${size / this.width}) ${more}`;
    const high = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2 - 30,
      size: Math.max(from.size, to.size) * 1.15,
    };
    const [edge, start] = trip.flip ? ['scaleX(0.05)', 'scaleX(-1)'] : ['rotate(-6deg)', ''];
    return [
      { transform: at(from, start), opacity: 0.4 },
      { transform: at(high, edge), opacity: 1, offset: 0.55 },
      { transform: at(to, '') },
    ];
  }
}

const anchored = (anchor: string): string => `[data-anchor="${anchor}"]`;

export const seatAnchor = (seat: number): string => `seat-${seat}`;

/** One's own cards go to the hand, the others' to their seats. */
export const handOf = (seat: number, mine: number | null): string =>
  seat === mine ? 'hand' : seatAnchor(seat);

export const SHAKE: Keyframe[] = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
export const JUMP: Keyframe[] = [0, -9, 0, -5, 0].map((y) => ({ transform: `translateY(${y}px)` }));
