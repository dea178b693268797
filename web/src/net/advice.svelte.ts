// A hint and what is left of it: the deed stays lit, and goes on by itself if the player wants it to.
import type { HintGiven } from '../wire/wire';
import { same, type AnyAction as Action } from '../table/action';

export class Advice {
  given = $state.raw<HintGiven | null>(null);
  asked = $state(false);
  /** The player has said: do it. */
  followed = $state(false);
  #byHand: (action: Action) => boolean = () => false;

  ask(): void {
    this.asked = true;
  }

  /** It is there, or on its way: nobody asks twice. */
  get comes(): boolean {
    return this.asked || !!this.given;
  }

  /** A thought of a position that has passed helps nobody. */
  give(hint: HintGiven, newest: number): void {
    this.asked = false;
    this.given = hint.step >= newest ? hint : null;
  }

  /** Up to what only the player's own hand can do. */
  follow(byHand: (action: Action) => boolean): void {
    this.followed = true;
    this.#byHand = byHand;
  }

  clear = () => {
    this.given = null;
    this.asked = this.followed = false;
  };

  /**
   * A newer position is shown: after its first action the rest of the deed is the hint. Where several
   * act at once, what another did changes nothing as long as it can still be done.
   */
  moved(did: Action | null, step: number, legal: readonly Action[] = []): void {
    const hint = this.given;
    const [first, ...deed] = hint?.deed ?? [];
    if (hint && first && !did && may(legal, first)) return void (this.given = { ...hint, step });
    if (!hint || !first || !deed.length || !did || !same(plain(did), plain(first))) return this.clear();
    const words = hint.words.length === hint.deed.length ? hint.words.slice(1) : hint.words;
    this.given = { ...hint, step, deed, words };
  }

  /** What is to be done next of a deed that is followed. */
  next(legal: readonly Action[]): Action | null {
    const first = this.followed ? this.given?.deed[0] : undefined;
    if (first && this.#byHand(first)) this.followed = false;
    return first && this.followed && may(legal, first) ? first : null;
  }
}

const may = (legal: readonly Action[], action: Action): boolean =>
  legal.some((each) => same(plain(each), plain(action)));

/** Without how the hand did it. */
const plain = (action: Action): Action => ({ ...action, hand: null }) as Action;
