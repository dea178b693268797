// A card of the hand under a finger: tapped, dragged, let go somewhere. No DOM.
import type { Point } from '../../table/camera';
import * as picking from '../../table/pick';
import type { Action } from '../../wire/clockwork';
import type { ClockworkCtrl } from './ctrl.svelte';
import { PLACES } from './discards';
import { sameDrop, verbAt, type Drop } from './drops';
import { withCard } from './steps';

const EVERY_PLACE = Array.from({ length: PLACES }, (_, place) => place);

export class Carried {
  #pick = $state.raw<picking.Pick<number>>(picking.IDLE);
  #over = $state.raw<Drop | null>(null);
  /** Where the card that is being discarded was dropped. */
  #wish = $state.raw<{ card: number; place: number } | null>(null);

  constructor(readonly ctrl: ClockworkCtrl) {}

  /** The card under the finger, and where on the page that is. */
  get card(): { card: number; at: Point } | null {
    return this.#pick.at === 'dragged' && this.ctrl.mayAct
      ? { card: this.#pick.piece, at: this.#pick.point }
      : null;
  }

  /** What letting go of it would do. */
  get aim(): Action | null {
    return this.card && this.#over ? this.#meant(this.card.card, this.#over) : null;
  }

  get place(): number | null {
    return (this.aim && this.#over?.place) ?? null;
  }

  get lays(): boolean {
    return this.card !== null && this.ctrl.verbs.some(({ type }) => type === 'Discard' || type === 'Swap');
  }

  /** Where it could be laid: a discard anywhere, a swapped card where the wrong one lay. */
  readonly places = $derived.by((): readonly number[] => {
    if (!this.lays) return [];
    if (this.ctrl.verb?.type === 'Swap') return [this.ctrl.view.gap];
    const taken = new Set(this.ctrl.view.table);
    return EVERY_PLACE.filter((place) => !taken.has(place));
  });

  /** The place where the discard, shown by now, was dropped. */
  get due(): number | null {
    const { placing, places, view } = this.ctrl;
    const wish = this.#wish;
    return wish && placing === 'Lay' && view.shown === wish.card && places.has(wish.place)
      ? wish.place
      : null;
  }

  press(card: number, at: Point): void {
    if (this.ctrl.mayAct) this.#pick = picking.pressed(picking.IDLE, card, at);
  }

  move(at: Point, over: Drop | null): void {
    this.#pick = picking.moved(this.#pick, at);
    if (!sameDrop(over, this.#over)) this.#over = over;
  }

  /** A short touch is a tap; a card let go over nothing is in the hand again. */
  async release(over: Drop | null): Promise<void> {
    const dragged = this.card?.card ?? null;
    const pressed = this.#pick.at === 'pressed' ? this.#pick.piece : null;
    this.letGo();
    if (!this.ctrl.mayAct) return this.ctrl.wait();
    if (dragged !== null) await (over && this.#drop(dragged, over));
    else if (pressed !== null) await this.ctrl.tapCard(pressed);
  }

  letGo(): void {
    this.#pick = picking.IDLE;
    this.#over = null;
  }

  async lay(place: number): Promise<void> {
    this.#wish = null;
    await this.ctrl.tapPlace(place);
  }

  #meant(card: number, over: Drop): Action | null {
    const verb = verbAt(over, this.ctrl.verbs, this.ctrl.verb, this.ctrl.view);
    return verb && withCard(verb, card);
  }

  async #drop(card: number, over: Drop): Promise<void> {
    const action = this.#meant(card, over);
    if (!action) return this.ctrl.say('clockwork-ui-no-use');
    const { place } = over;
    this.#wish = action.type === 'Discard' && place !== undefined ? { card, place } : null;
    const sent = await this.ctrl.send(action);
    if (!sent.ok) this.#wish = null;
  }
}
