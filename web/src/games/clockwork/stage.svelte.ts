// Where events are played: cards in the air, pawns that walk, and what has yet to be seen coming.
import { Flights } from '../../table/flights.svelte';
import { hops } from '../../table/hops';
import type { Event, Started } from '../../wire/clockwork';
import { standing } from './city';

/** A card is its number; 0 shows the back. */
export class Stage extends Flights<number> {
  /** Characters that are still where they set out. */
  still = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** A place whose card is still in the air. */
  awaited = $state<number | null>(null);
  turned = $state.raw<{ place: number; card: number } | null>(null);
  /** What everybody has to look at, whatever the next step is. */
  look = $state<'city' | 'table' | null>(null);
  throws = $state(0);
  machine = $state.raw<{ seat: number; set: number } | null>(null);
  started = $state.raw<Started | null>(null);
  banner = $state('');

  constructor() {
    super(60);
  }

  /** The new view stands already; what has yet to be seen coming is held back. */
  prepare(events: readonly Event[]): void {
    for (const event of events) {
      if (event.kind === 'moved') this.still = new Map(this.still).set(event.seat, event.way[0] ?? event.to);
      if (event.kind === 'laid' || event.kind === 'swapped') this.awaited = event.place;
    }
  }

  async walk(seat: number, way: readonly number[], ms: number, hurry: AbortSignal): Promise<void> {
    const [first, ...more] = way.map((field) => standing(field, 0, 1));
    if (first && more.length)
      await this.stir(`[data-pawn="${seat}"]`, hops([first, ...more], first, 16), ms, hurry, 'linear');
    const left = new Map(this.still);
    left.delete(seat);
    this.still = left;
  }
}
