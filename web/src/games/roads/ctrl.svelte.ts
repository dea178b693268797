// Roads in the player's hands: what is picked, where it would lie, how it is turned. No DOM.
import { GameCtrl } from '../../table/gameCtrl';
import { stacked } from '../../table/hand';
import * as picking from '../../table/pick';
import type { Point } from '../../table/camera';
import type { Sent, TableCtrl } from '../../table/contract';
import type { Action, Event, Lay, View } from '../../wire/roads';
import { ORDER, plainTurn, turns } from './faces';
import { isLay, placesOf, sameSpot, type Place, type Spot } from './places';

export type RoadsTable = TableCtrl<View, Action, Event>;

/** Two taps on a place within this time lay the card as it is shown. */
const DOUBLE_TAP_MS = 350;

export class RoadsCtrl extends GameCtrl<View, Action, Event> {
  #pick = $state.raw<picking.Pick<string>>(picking.IDLE);
  #spot = $state.raw<Spot | null>(null);
  #quarters = $state(0);
  #placedAt = 0;

  // what there is

  get mayLay(): boolean {
    return this.mayAct && this.view.stage === 'lay';
  }

  /** Also to the eye: the last card lies. */
  override get over(): boolean {
    return this.table.seen.outcome !== null;
  }

  /** What everybody still held, once it is over. */
  get revealed(): View['all_hands'] {
    return this.table.seen.view.all_hands;
  }

  readonly hand = $derived.by(() => stacked(this.view.hand, ORDER));
  readonly playable = $derived.by(() => new Set(this.table.legal.filter(isLay).map((lay) => lay.face)));

  /** The picked card, if it may be laid now. */
  get face(): string | null {
    const face = picking.inHand(this.#pick);
    return face !== null && this.mayLay && this.view.hand.includes(face) ? face : null;
  }

  readonly places = $derived.by((): readonly Place[] =>
    this.face === null ? [] : placesOf(this.table.legal, this.face),
  );

  /** Where the picked card is shown before it is laid. */
  get spot(): Spot | null {
    return this.face === null ? null : this.#spot;
  }

  get dragPoint(): Point | null {
    return this.#pick.at === 'dragged' ? this.#pick.point : null;
  }

  get quarters(): number {
    return this.#quarters;
  }

  get turn(): number {
    return this.face === null ? 0 : plainTurn(this.face, this.#quarters);
  }

  /** The turns the player may go through where the card is shown. */
  get ways(): readonly number[] {
    if (this.face === null) return [];
    return this.#waysAt(this.#spot) ?? turns(this.face);
  }

  override get hint(): Lay | null {
    const action = super.hint;
    return action && isLay(action) ? action : null;
  }

  #waysAt(spot: Spot | null): readonly number[] | undefined {
    return this.shows ? this.places.find((place) => sameSpot(place, spot))?.turns : undefined;
  }

  // picking

  press(face: string, at: Point): void {
    if (this.mayLay) this.#pick = picking.pressed(this.#pick, face, at);
  }

  drag(at: Point): void {
    const before = this.face;
    this.#pick = picking.moved(this.#pick, at);
    if (this.face !== before) this.#fresh();
  }

  release(): void {
    if (!this.mayLay) this.wait();
    this.#hold(picking.released(this.#pick));
  }

  pick(face: string): void {
    if (!this.mayLay) this.wait();
    else this.#hold(this.face === face ? picking.IDLE : picking.picked(face));
  }

  /** Chosen again, a card that is shown on the table turns there; else it goes back. */
  #hold(next: picking.Pick<string>): void {
    const before = this.face;
    const again = before !== null && next.at === 'idle' && this.#spot !== null && this.ways.length > 1;
    this.#pick = again ? picking.picked(before) : next;
    if (again) this.turnOn();
    else if (this.face !== before) this.#fresh();
  }

  /** First off the table, then back into the hand. */
  cancel(): void {
    if (this.#spot) this.#spot = null;
    else this.#pick = picking.cancelled(this.#pick);
  }

  drop(): void {
    this.#pick = picking.IDLE;
    this.#spot = null;
  }

  #fresh(): void {
    this.#spot = null;
    this.#quarters = 0;
  }

  // placing

  /** A place was tapped: show the card there, turn it, lay it, or hear why not. */
  async choose(spot: Spot, now: number, byKey = false): Promise<void> {
    if (this.face === null) return;
    if (sameSpot(this.#spot, spot)) {
      if (byKey || now - this.#placedAt < DOUBLE_TAP_MS) return this.lay();
      return this.turnOn();
    }
    const ways = this.#waysAt(spot);
    if (this.shows && !ways) return this.#lay(spot);
    this.show(spot);
    this.#placedAt = now;
    if (ways?.length === 1) await this.lay();
  }

  /** The first fitting turn is chosen for the player. */
  show(spot: Spot): void {
    this.#spot = spot;
    const ways = this.#waysAt(spot);
    if (ways && !ways.includes(this.turn)) this.turnOn();
  }

  /** Clockwise to the next turn that is allowed here. */
  turnOn(): void {
    const { face, ways } = this;
    if (face === null) return;
    for (let more = 1; more <= 4; more++) {
      if (!ways.includes(plainTurn(face, this.#quarters + more))) continue;
      this.#quarters += more;
      return;
    }
  }

  async lay(): Promise<void> {
    if (this.#spot) await this.#lay(this.#spot);
  }

  /** A refused card stays in the hand; where a purist tries it stays on the table, to be turned. */
  async #lay({ x, y }: Spot): Promise<void> {
    if (this.face === null) return;
    const pick = this.#pick;
    const sent: Sent = await this.table.send({ type: 'Lay', face: this.face, x, y, turn: this.turn });
    // The answer may come late: the next card is perhaps picked already.
    if (sent.ok && this.#pick === pick) this.drop();
  }
}
