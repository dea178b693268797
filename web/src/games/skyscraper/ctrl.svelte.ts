// Skyscraper in the player's hands: which card, where, which way round; which worker, where to. No DOM.
import type { Sent, TableCtrl } from '../../table/contract';
import { GameCtrl } from '../../table/gameCtrl';
import { onePerTable } from '../../table/shared.svelte';
import type { Action, Build, Cell, Event, Hand, Move, Send, Shift, View } from '../../wire/skyscraper';
import { advisedOf, type Advised } from './advised';
import { canFall } from './falling';
import { cellKey, jointOf } from './lattice';
import { meetings, pointsOf, type Meeting, type Points } from './meeting';
import { placesOf, type Place } from './placing';
import { Presses } from './presses';
import { CREW, stepsOf, type Chosen, type Step } from './stepping';

export type SkyTable = TableCtrl<View, Action, Event>;
/** What a hand does, and gravity answers. */
export type Physical = Build | Send | Move | Shift;

export interface Held {
  readonly card: number;
  readonly count: number;
  /** There is a place for it. */
  readonly fits: boolean;
}

/** Asks for a hand where nothing was dragged; null: another thought. */
export type Steadiness = (action: Physical) => Promise<Hand | null>;

const NONE = -1;

export class SkyCtrl extends GameCtrl<View, Action, Event> {
  #place = $state<string | null>(null);
  #face = $state<number | null>(null);
  #chosen = $state<Chosen>(null);
  #hold = $state(NONE);
  /** The steadiness game, once somebody has brought it. */
  steadiness: Steadiness | null = null;

  // what there is

  /** Nothing either while the answer is on its way. */
  override get legal(): readonly Action[] {
    return this.mayAct ? this.table.legal : [];
  }

  /** No physics: no hand is asked for. */
  get calm(): boolean {
    return this.view.hands === 'calm';
  }

  get seat(): number {
    return this.view.seat;
  }

  /** Workers of a seat that wait in the crew. */
  crewOf(seat: number, { fallen, workers }: View = this.view): number[] {
    const waits = (number: number): boolean => !fallen.includes(number);
    return workers.flatMap((worker, number) =>
      worker.seat === seat && !worker.cell && waits(number) ? [number] : [],
    );
  }

  // cards

  readonly held = $derived.by((): readonly Held[] => {
    const { cards, supports, seat, picked } = this.view;
    const fitting = new Set(this.only('Pick').map(({ card }) => card));
    const all = [...cards, ...(supports[seat] ?? [])];
    return [...new Set(all)].map((card) => ({
      card,
      count: all.filter((each) => each === card).length,
      fits: card === picked || fitting.has(card),
    }));
  });

  /** The card taken in hand, or -1. */
  get picked(): number {
    return this.view.picked;
  }

  get building(): boolean {
    return this.mine && this.picked >= 0;
  }

  /** A tap on a card: taken in hand, or put back. */
  pick(card: number): Promise<Sent> {
    this.#forget();
    return this.table.send(card === this.picked ? { type: 'PutBack' } : { type: 'Pick', card });
  }

  // places

  readonly places = $derived.by((): readonly Place[] =>
    this.building ? placesOf(this.legal, this.view.building, this.picked) : [],
  );

  /** The place chosen for the card in hand. */
  readonly place = $derived.by(
    (): Place | null => this.places.find(({ key }) => key === this.#place) ?? null,
  );

  /** The beams as the card would lie there. */
  readonly face = $derived.by((): number => {
    const faces = this.place?.faces ?? [];
    return faces.find((face) => face === this.#face) ?? faces[0] ?? 0;
  });

  readonly points = $derived.by((): Points | null =>
    this.place ? pointsOf(this.view.building, this.picked, this.place.pose, this.face, this.view) : null,
  );

  /** The beams that would meet. */
  readonly meets = $derived.by((): readonly Meeting[] =>
    this.place ? meetings(this.view.building, this.place.pose, this.face) : [],
  );

  /** With its beams so, if that is said. */
  choosePlace(key: string | null, face: number | null = null): void {
    if (key !== this.#place || face !== null) this.#face = face;
    this.#place = key;
  }

  /** The next place before or after the chosen one. */
  stepPlace(by: number): void {
    const { places } = this;
    if (!places.length) return;
    const at = places.findIndex(({ key }) => key === this.#place);
    this.choosePlace(places[(at + by + places.length + (at < 0 && by < 0 ? 1 : 0)) % places.length]!.key);
  }

  /** The next way the card may lie there. */
  turn(by = 1): void {
    const faces = this.place?.faces ?? [];
    const at = faces.indexOf(this.face);
    if (at >= 0) this.#face = faces[(at + by + faces.length) % faces.length]!;
  }

  /** The card is set where and as it was chosen. */
  async build(hand: Hand | null = null): Promise<Sent> {
    const { place, face } = this;
    if (!place) return { ok: false };
    return this.#physical({ type: 'Build', pose: place.pose, beams: face, hand: null }, hand);
  }

  // workers

  /** The worker whose ways are shown, or the crew. */
  readonly chosen = $derived.by((): Chosen => {
    const { fallen } = this.view;
    if (!this.mine || this.building) return null;
    if (this.view.stage === 'put') return fallen[0] ?? null;
    if (this.#chosen !== null) return this.#chosen;
    const onSite = this.view.workers.some(({ seat, cell }) => seat === this.seat && cell !== null);
    return !onSite && this.may('Send') ? CREW : null;
  });

  /** What a tap on a cell does, by the cell; free where it can be. */
  readonly steps = $derived.by((): ReadonlyMap<string, Step> => {
    return stepsOf(this.legal, this.chosen);
  });

  /** Workers who may go somewhere. */
  readonly ready = $derived.by(
    (): ReadonlySet<number> =>
      new Set(
        this.legal.flatMap((action) => ('worker' in action && 'cell' in action ? [action.worker] : [])),
      ),
  );

  /** A tap on a worker, or on the crew; a second one lets go. */
  choose(who: Chosen): void {
    this.#chosen = who === this.#chosen ? null : who;
  }

  /** A tap on the crew; if nobody of it can go to the site, the rules say why not. */
  tapCrew(): void {
    if (this.may('Send')) this.choose(CREW);
    else if (this.mayAct) void this.table.send({ type: 'Send', cell: { x: 0, y: 0, z: 0 }, hand: null });
  }

  /** A tap on a place to stand: done if it may be, else the rules say why not. */
  async tapCell(cell: Cell, hand: Hand | null = null): Promise<Sent> {
    const step = this.steps.get(cellKey(cell)) ?? this.#tried(cell);
    if (!step || this.table.busy) return { ok: false };
    if (step.type === 'Return') return this.act(step);
    return this.#physical(step, hand);
  }

  #tried(cell: Cell): Step | null {
    const { chosen } = this;
    const { stage, fallen } = this.view;
    if (!this.mine || chosen === null) return null;
    if (stage === 'put') return { type: 'Return', worker: fallen[0]!, cell };
    if (stage !== 'play') return null;
    return chosen === CREW
      ? { type: 'Send', cell, hand: null }
      : { type: 'Move', worker: chosen, cell, hand: null };
  }

  // the second hand

  /** The standing card that the other hand keeps still, or -1 (S-B8). */
  get hold(): number {
    return this.#hold < this.view.building.length ? this.#hold : NONE;
  }

  holdCard(card: number): void {
    this.#hold = card === this.#hold ? NONE : card;
  }

  /** Standing cards that the one in hand would join: those worth holding. */
  readonly joined = $derived.by((): readonly number[] => {
    const { place } = this;
    return place
      ? this.view.building.flatMap(({ pose }, card) => (jointOf(place.pose, pose) ? [card] : []))
      : [];
  });

  /** The next of them; after the last, none. */
  stepHold(): void {
    this.#hold = this.joined[this.joined.indexOf(this.hold) + 1] ?? NONE;
  }

  // the coach

  /** What the coach would do, while it can be done. */
  get hinted(): Action | null {
    return this.mine ? this.hint : null;
  }

  /** The card of a hint, and the place or the cell it leads to; the worker that goes there. In a
   * replay too. */
  readonly advised = $derived.by((): Advised => {
    const deed = this.mine || !this.table.live ? this.table.hint?.deed : [];
    return advisedOf(deed ?? [], this.picked);
  });

  /** In a lesson: what is to be pressed next. */
  readonly presses = new Presses(this);

  // saying

  async act(action: Action): Promise<Sent> {
    const sent = await this.table.send(action);
    if (sent.ok) this.#forget();
    return sent;
  }

  pass(): Promise<Sent> {
    return this.act({ type: 'Pass' });
  }

  /** First the place goes, then the card or the worker. */
  cancel(): void {
    if (this.#place !== null) return this.choosePlace(null);
    if (this.building) return void this.act({ type: 'PutBack' });
    this.#chosen = null;
  }

  async #physical(action: Physical, hand: Hand | null): Promise<Sent> {
    if (this.calm) return this.act(action);
    const asked = canFall(action) ? this.steadiness : null;
    const given = hand ?? (asked ? await asked(action) : { path: '', hold: NONE });
    if (!given) return { ok: false };
    return this.act({
      ...action,
      hand: { path: given.path, hold: action.type === 'Build' && given.hold < 0 ? this.hold : given.hold },
    });
  }

  #forget(): void {
    this.#place = this.#face = this.#chosen = null;
    this.#hold = NONE;
  }
}

export const ctrlOf = onePerTable((table) => new SkyCtrl(table as SkyTable));
