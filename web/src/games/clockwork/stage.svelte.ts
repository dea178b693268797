// Where events are played: cards fly between the places that carry a `data-anchor`, pawns walk.
import { tick } from 'svelte';
import { pause, played } from '../../table/queue';
import type { Event } from '../../wire/clockwork';
import { standing } from './city';

export interface Flight {
  readonly id: number;
  /** 0 shows the back. */
  readonly card: number;
}

export interface Trip {
  readonly card: number;
  readonly from: string;
  readonly to: string;
  readonly ms: number;
  readonly delay?: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FLIGHT_PX = 60;
let flown = 0;

export class Stage {
  flights = $state.raw<readonly Flight[]>([]);
  /** Characters that are still where they set out. */
  still = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** A place whose card is still in the air. */
  awaited = $state<number | null>(null);
  turned = $state.raw<{ place: number; card: number } | null>(null);
  /** What everybody has to look at, whatever the next step is. */
  look = $state<'city' | 'table' | null>(null);
  throws = $state(0);
  machine = $state.raw<{ seat: number; set: number } | null>(null);
  banner = $state('');
  /** Set by the board when it stands on the page. */
  root: HTMLElement | null = null;

  /** The new view stands already; what has yet to be seen coming is held back. */
  prepare(events: readonly Event[]): void {
    for (const event of events) {
      if (event.kind === 'moved') this.still = new Map(this.still).set(event.seat, event.way[0] ?? event.to);
      if (event.kind === 'laid' || event.kind === 'swapped') this.awaited = event.place;
    }
  }

  async walk(seat: number, way: readonly number[], ms: number, hurry: AbortSignal): Promise<void> {
    const pawn = this.root?.querySelector(`[data-pawn="${seat}"]`);
    if (pawn && way.length > 1) await played(pawn, steps(way), ms, hurry, 'linear');
    const left = new Map(this.still);
    left.delete(seat);
    this.still = left;
  }

  /** A card from one anchor to another; anchors that are not there take the middle of the table. */
  async fly(trip: Trip, hurry: AbortSignal): Promise<void> {
    if (hurry.aborted || !this.root) return;
    await pause(trip.delay ?? 0, hurry);
    const flight = { id: ++flown, card: trip.card };
    this.flights = [...this.flights, flight];
    await tick();
    const element = this.root.querySelector(`[data-flight="${flight.id}"]`);
    if (element) await played(element, this.#path(trip), trip.ms, hurry);
    this.flights = this.flights.filter(({ id }) => id !== flight.id);
  }

  async nudge(anchor: string, frames: Keyframe[], ms: number, hurry: AbortSignal): Promise<void> {
    const element = this.root?.querySelector(`[data-anchor="${anchor}"]`);
    if (element) await played(element, frames, ms, hurry, 'ease-in-out');
  }

  #box(anchor: string): Box {
    const root = (this.root as HTMLElement).getBoundingClientRect();
    const box = this.root?.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? root;
    const middle = { x: box.left + box.width / 2 - root.left, y: box.top + box.height / 2 - root.top };
    return { ...middle, size: Math.min(Math.max(box.width, 30), FLIGHT_PX) };
  }

  #path({ from, to }: Trip): Keyframe[] {
    const [start, end] = [this.#box(from), this.#box(to)];
    const at = ({ x, y, size }: Box, more = ''): string => `translate(${x}px, ${y}px) scale(${size / FLIGHT_PX}) ${more}`;
    const high = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 36, size: FLIGHT_PX * 1.3 };
    return [
      { transform: at(start), opacity: 0.5 },
      { transform: at(high, 'rotate(-6deg)'), opacity: 1, offset: 0.55 },
      { transform: at(end) },
    ];
  }
}

/** A hop from field to field, as seen from where the pawn set out. */
function steps(way: readonly number[]): Keyframe[] {
  const spots = way.map((field) => standing(field, 0, 1));
  const first = spots[0] as { x: number; y: number };
  return spots.flatMap(({ x, y }, i) => {
    const landed = { transform: `translate(${x - first.x}px, ${y - first.y}px)`, offset: i / (spots.length - 1) };
    const next = spots[i + 1];
    if (!next) return [landed];
    const [mx, my] = [(x + next.x) / 2 - first.x, (y + next.y) / 2 - first.y - 16];
    return [landed, { transform: `translate(${mx}px, ${my}px)`, offset: (i + 0.5) / (spots.length - 1) }];
  });
}
