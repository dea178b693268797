// Several seats on one device: whose cards are shown, and when they are covered.
import type { LiveTable } from './table.svelte';

type LocalSeat = Pick<LiveTable, 'ready' | 'resting' | 'myTurn' | 'outcome'>;

export class HotSeat<S extends LocalSeat = LiveTable> {
  #at = $state(0);
  #covered = $state(false);

  constructor(readonly seats: readonly S[]) {
    // Nobody knows who holds the device when the page opens.
    this.#covered = seats.length > 1;
  }

  get shown(): S {
    return this.seats[this.#at] as S;
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  get atRest(): boolean {
    return this.seats.every((seat) => seat.ready && seat.resting);
  }

  /** Whose look it is next; the one shown stays while nobody else here has to move. */
  get next(): S {
    if (this.shown.ready && this.shown.myTurn) return this.shown;
    return this.seats.find((seat) => seat.ready && seat.myTurn) ?? this.shown;
  }

  get covered(): boolean {
    return this.#covered && !this.over;
  }

  get over(): boolean {
    return this.shown.ready && this.shown.outcome !== null;
  }

  /** To be called whenever the table has come to rest. */
  cover(): void {
    if (this.shared && this.atRest && !this.over && this.next !== this.shown) this.#covered = true;
  }

  /** The right player holds the device now. */
  uncover(): void {
    this.#at = this.seats.indexOf(this.next);
    this.#covered = false;
  }
}
