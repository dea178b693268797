// Where events are played: cards in the air, and what has yet to be seen coming.
import { Flights, type Box } from '../../table/flights.svelte';
import type { Event } from '../../wire/roads';

/** A card as it flies; without a face one sees its back. */
export interface Flown {
  readonly face: string | null;
  readonly turn: number;
}

export class Stage extends Flights<Flown> {
  /** The card on the table that is still in the air. */
  flying = $state<string | null>(null);
  /** Cards on their way to the player's hand: one face, or all of them. */
  coming = $state<string | 'all' | null>(null);
  lots = $state<number | null>(null);
  ripple = $state(false);
  /** Where the newest card will lie, once the camera has come to rest. */
  landing: () => Box | null = () => null;

  constructor() {
    super(76);
  }

  /** The new view stands already; what has yet to be seen coming is hidden until it does. */
  prepare(events: readonly Event[], seat: number | null): void {
    for (const event of events) {
      if (event.kind === 'laid' && event.seat !== seat) this.flying = `${event.x},${event.y}`;
      if (event.kind === 'drawn' && event.seat === seat) this.coming = event.face;
      if (event.kind === 'dealt' && event.seat === seat) this.coming = 'all';
    }
  }

  protected override place(anchor: string): Box | null {
    return anchor === 'landing' ? this.landing() : null;
  }
}
