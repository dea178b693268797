// Where events are played: cards in the air, pawns that walk, and what has yet to be seen coming.
import { Flights } from '../../table/flights.svelte';
import { played } from '../../table/queue';
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
    const pawn = this.root?.querySelector(`[data-pawn="${seat}"]`);
    if (pawn && way.length > 1) await played(pawn, steps(way), ms, hurry, 'linear');
    const left = new Map(this.still);
    left.delete(seat);
    this.still = left;
  }
}

/** A hop from field to field, as seen from where the pawn set out. */
function steps(way: readonly number[]): Keyframe[] {
  const spots = way.map((field) => standing(field, 0, 1));
  const first = spots[0] as { x: number; y: number };
  return spots.flatMap(({ x, y }, i) => {
    const landed = {
      transform: `translate(${x - first.x}px, ${y - first.y}px)`,
      offset: i / (spots.length - 1),
    };
    const next = spots[i + 1];
    if (!next) return [landed];
    const [mx, my] = [(x + next.x) / 2 - first.x, (y + next.y) / 2 - first.y - 16];
    return [landed, { transform: `translate(${mx}px, ${my}px)`, offset: (i + 0.5) / (spots.length - 1) }];
  });
}
