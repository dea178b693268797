// What is seen on the map while events are played: soldiers on their way, towers until they fall.
import type { Point } from '../../table/camera';
import { Fleeting } from '../../table/fleeting.svelte';
import { Flights } from '../../table/flights.svelte';
import { hops } from '../../table/hops';
import { pause } from '../../table/queue';
import { centre } from './ground';
import { standing } from './standing';
import type { Built, Event, MapSeen, View } from '../../wire/urfin';

export interface Actor {
  readonly road: number;
  readonly cell: number;
  readonly bumped: boolean;
  readonly smiling: boolean;
}

export interface Beam {
  readonly from: number;
  readonly to: number;
}

/** A cloud of dust, or a star, where something happens. */
export interface Burst {
  readonly cell: number;
  readonly what: 'dust' | 'star' | 'alarm';
}

/** A part in the air; under a finger one sees its letters and how it lies. */
export interface Flown {
  readonly part: number;
  readonly mark?: string;
  readonly axis?: Built['axis'];
}

export class Stage extends Flights<Flown> {
  soldiers = $state.raw<readonly Actor[]>([]);
  field = $state.raw<readonly Built[]>([]);
  readonly beams = new Fleeting<Beam>();
  readonly bursts = new Fleeting<Burst>();
  banner = $state('');
  /** The newest throw, while its soldier walks. */
  die = $state.raw<{ road: number; pips: number } | null>(null);
  throws = $state(0);
  #map: MapSeen | null = null;

  constructor() {
    super(52);
  }

  /** As it is, without any motion. */
  settle({ map, soldiers, field }: View): void {
    this.#map = map;
    this.die = null;
    this.soldiers = soldiers.map(({ road, cell, bumped }) => ({ road, cell, bumped, smiling: false }));
    this.field = field;
  }

  /** The new view stands already: whoever has yet to be seen walking stays where the walk begins. */
  prepare(view: View, events: readonly Event[]): void {
    this.#map = view.map;
    const starts = new Map<number, number>();
    const leaving = new Set<number>();
    for (const event of events) {
      if (event.kind === 'walked' && !starts.has(event.road)) starts.set(event.road, event.cells[0] ?? 0);
      if (event.kind === 'shot' || event.kind === 'entered') leaving.add(event.road);
    }
    const now = new Map(view.soldiers.map((soldier) => [soldier.road, soldier]));
    this.soldiers = this.soldiers
      .filter(({ road }) => now.has(road) || leaving.has(road))
      .map((each) => {
        const to = starts.get(each.road) ?? (leaving.has(each.road) ? undefined : now.get(each.road)?.cell);
        return to === undefined || to === each.cell ? each : { ...each, cell: to, bumped: false };
      });
    this.#addNewcomers(view, starts);
    if (
      !events.some(
        ({ kind }) => kind === 'broke' || kind === 'tore' || kind === 'returned' || kind === 'toppled',
      )
    )
      this.field = view.field;
  }

  #addNewcomers(view: View, starts: ReadonlyMap<number, number>): void {
    const here = new Set(this.soldiers.map(({ road }) => road));
    const come = view.soldiers.filter(({ road }) => !here.has(road));
    const more = come.map(({ road, cell }) => ({
      road,
      cell: starts.get(road) ?? cell,
      bumped: false,
      smiling: false,
    }));
    if (more.length) this.soldiers = [...this.soldiers, ...more].sort((a, b) => a.road - b.road);
  }

  actor = (road: number): Actor | undefined => this.soldiers.find((each) => each.road === road);

  change(road: number, change: Partial<Actor>): void {
    this.soldiers = this.soldiers.map((each) => (each.road === road ? { ...each, ...change } : each));
  }

  /** Cell by cell, with a hop. */
  async walk(road: number, cells: readonly number[], ms: number, hurry: AbortSignal): Promise<void> {
    const last = cells.at(-1);
    if (last === undefined) return;
    if (cells.length > 1)
      await this.stir(`[data-soldier="${road}"]`, this.#hops(road, cells), ms, hurry, 'linear');
    this.change(road, { cell: last, bumped: false });
  }

  #hops(road: number, cells: readonly number[]): Keyframe[] {
    const map = this.#map as MapSeen;
    const others = this.soldiers.filter((each) => each.road !== road);
    const start = standing(map, this.soldiers, road);
    const end = standing(map, [...others, { road, cell: cells.at(-1) ?? 0 }], road);
    const spots: Point[] = [start, ...cells.slice(1, -1).map((cell) => centre(map, cell)), end];
    return hops(spots, start, 15, 5);
  }

  raze(cell: number): void {
    this.field = this.field.filter((built) => built.cell !== cell);
  }

  async burst(cell: number, what: Burst['what'], ms: number, hurry: AbortSignal): Promise<void> {
    if (hurry.aborted) return;
    await this.bursts.show({ cell, what }, () => pause(ms, hurry));
  }

  async shoot(from: readonly number[], to: number, ms: number, hurry: AbortSignal): Promise<void> {
    if (hurry.aborted) return;
    await Promise.all(from.map((cell) => this.beams.show({ from: cell, to }, () => pause(ms, hurry))));
  }

  async announce(text: string, ms: number, hurry: AbortSignal): Promise<void> {
    this.banner = text;
    await pause(ms, hurry);
    if (this.banner === text) this.banner = '';
  }
}
