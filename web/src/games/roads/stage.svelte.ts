// Where events are played: cards fly between the places that carry a `data-anchor`.
import { tick } from 'svelte';
import { pause, played } from '../../table/queue';
import type { Event } from '../../wire/roads';

export interface Flight {
  readonly id: number;
  readonly face: string | null;
  readonly turn: number;
}

/** A square on the board's own page, by its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Trip {
  readonly face: string | null;
  readonly turn?: number;
  readonly from: string;
  readonly to: string;
  readonly ms: number;
  readonly delay?: number;
  /** Shown face down until half-way. */
  readonly flip?: boolean;
}

const FLIGHT_PX = 76;
let flown = 0;

export class Stage {
  flights = $state.raw<readonly Flight[]>([]);
  /** The card on the table that is still in the air. */
  flying = $state<string | null>(null);
  /** Cards on their way to the player's hand: one face, or all of them. */
  coming = $state<string | 'all' | null>(null);
  lots = $state<number | null>(null);
  ripple = $state(false);
  /** Set by the board when it stands on the page. */
  root: HTMLElement | null = null;
  /** Where the newest card will lie, once the camera has come to rest. */
  landing: () => Box | null = () => null;

  /** The new view stands already; what has yet to be seen coming is hidden until it does. */
  prepare(events: readonly Event[], seat: number | null): void {
    for (const event of events) {
      if (event.kind === 'laid' && event.seat !== seat) this.flying = `${event.x},${event.y}`;
      if (event.kind === 'drawn' && event.seat === seat) this.coming = event.face;
      if (event.kind === 'dealt' && event.seat === seat) this.coming = 'all';
    }
  }

  /** A card from one anchor to another; anchors that are not there take the middle of the table. */
  async fly(trip: Trip, hurry: AbortSignal): Promise<void> {
    if (hurry.aborted || !this.root) return;
    await pause(trip.delay ?? 0, hurry);
    const flight = { id: ++flown, face: trip.face, turn: trip.turn ?? 0 };
    this.flights = [...this.flights, flight];
    await tick();
    const element = this.root.querySelector(`[data-flight="${flight.id}"]`);
    if (element) await played(element, this.#path(trip), trip.ms, hurry);
    this.flights = this.flights.filter(({ id }) => id !== flight.id);
  }

  /** A nudge of something on the page. */
  async nudge(anchor: string, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    const element = this.#find(anchor);
    if (element) await played(element, frames, ms, hurry, 'ease-in-out');
  }

  #find(anchor: string): Element | null {
    return this.root?.querySelector(`[data-anchor="${anchor}"], [data-laid="${anchor}"]`) ?? null;
  }

  #box(anchor: string): Box {
    const landing = anchor === 'landing' ? this.landing() : null;
    if (landing) return landing;
    const root = (this.root as HTMLElement).getBoundingClientRect();
    const box = this.#find(anchor)?.getBoundingClientRect() ?? root;
    const middle = { x: box.left + box.width / 2 - root.left, y: box.top + box.height / 2 - root.top };
    return { ...middle, size: Math.max(Math.min(box.height, box.width, FLIGHT_PX), FLIGHT_PX / 2) };
  }

  #path(trip: Trip): Keyframe[] {
    const [from, to] = [this.#box(trip.from), this.#box(trip.to)];
    const at = ({ x, y, size }: Box, more: string): string =>
      `translate(${x}px, ${y}px) scale(${size / FLIGHT_PX}) ${more}`;
    const high = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30, size: Math.max(from.size, to.size) * 1.12 };
    const [edge, start] = trip.flip ? ['scaleX(0.05)', 'scaleX(-1)'] : ['rotate(-6deg)', ''];
    return [
      { transform: at(from, start), opacity: 0.4 },
      { transform: at(high, edge), opacity: 1, offset: 0.55 },
      { transform: at(to, '') },
    ];
  }
}
