// A hand in the bag: where the fingertip is, what it has felt, what it sends. No DOM.
import { buzz } from '../../sound/buzz';
import { tone } from '../../sound/sound';
import type { OwnHand } from '../../wire/urfin';
import { isOpen, may, type BagAction, type BagTable } from './bag';
import { buzzOf, feltWords, hertzOf, inBag, keyOf, spotWords, type Felt, type Spot } from './feel';
import { FeelPace } from './feelPace';

const MIDDLE: Spot = { x: 5, y: 5 };
const AGAIN_MS = 40;
const TRIES = 75;
const TONE_S = 0.14;

export class BagCtrl {
  fingertip = $state.raw<Spot>(MIDDLE);
  /** The spot whose answer is awaited, or wanted next. */
  awaited = $state.raw<Spot | null>(null);
  said = $state('');

  #pace = new FeelPace();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #met = -1;
  #ending = false;
  #heard = new Set<number>();

  constructor(
    readonly table: BagTable,
    readonly now: () => number = () => performance.now(),
  ) {}

  get open(): boolean {
    return isOpen(this.table.view, this.table.seat);
  }

  get hand(): OwnHand | null {
    return this.table.view.hand;
  }

  get felt(): ReadonlyMap<number, Felt> {
    return new Map((this.hand?.felt ?? []).map((felt) => [keyOf(felt), felt]));
  }

  /** The finger is here now: a new spot is asked for, a known one answers at once. */
  touch(spot: Spot): void {
    if (!inBag(spot) || !this.open) return;
    this.fingertip = spot;
    const known = this.felt.get(keyOf(spot));
    if (known) return this.#feel(known);
    if (this.table.live && this.#pace.want(spot, this.#known)) this.#pump();
  }

  move(dx: number, dy: number): void {
    const to = { x: this.fingertip.x + dx, y: this.fingertip.y + dy };
    if (inBag(to)) this.touch(to);
    else this.said = this.table.t('urfin-ui-bag-edge');
  }

  /** Asks here, or says once more what is known. */
  here = (): void => this.touch(this.fingertip);

  take = (): Promise<void> => this.#end('Take');
  letGo = (): Promise<void> => this.#end('LetGo');

  /** Called with every view: new answers are heard and felt; a new part starts anew. */
  look(): void {
    const { hand } = this;
    if ((hand?.met ?? -1) !== this.#met) this.#meet(hand);
    for (const [key, felt] of this.felt) {
      if (this.#heard.has(key)) continue;
      this.#heard.add(key);
      this.#feel(felt);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#pace.forget();
  }

  get #known(): ReadonlySet<number> {
    return new Set(this.felt.keys());
  }

  /** After a reload the felt spots are there, but nobody wants to hear them all again. */
  #meet(hand: OwnHand | null): void {
    const first = this.#met === -1;
    this.#met = hand?.met ?? -1;
    this.#heard = new Set(first ? this.felt.keys() : []);
    this.#pace.forget();
    this.awaited = this.#pace.flying;
    if (hand) this.said = this.table.t('urfin-ui-bag-met', { number: hand.met });
  }

  #feel(felt: Felt): void {
    tone(hertzOf(felt), TONE_S, 'touch');
    buzz(buzzOf(felt));
    const { t } = this.table;
    this.said = t('urfin-ui-felt-said', { spot: spotWords(felt, t), felt: feltWords(felt, t) });
  }

  #pump(): void {
    clearTimeout(this.#timer);
    this.awaited = this.#pace.wanted ?? this.#pace.flying;
    const now = this.now();
    if (!this.#pace.wanted || !this.open) return;
    const spot = may(this.table, 'Take') ? this.#pace.take(now, this.#known) : null;
    if (spot) void this.#ask(spot);
    else if (this.#pace.wanted)
      this.#timer = setTimeout(() => this.#pump(), Math.max(this.#pace.wait(now), AGAIN_MS));
  }

  async #ask({ x, y }: Spot): Promise<void> {
    await this.table.send({ type: 'Touch', x, y });
    this.#pace.answered(this.now());
    this.awaited = this.#pace.wanted;
    this.#pump();
  }

  async #end(type: 'Take' | 'LetGo'): Promise<void> {
    if (this.#ending) return;
    this.#ending = true;
    clearTimeout(this.#timer);
    this.#pace.forget();
    this.awaited = null;
    await this.#free(type, this.hand?.met);
    if (may(this.table, type)) await this.table.send({ type });
    this.#ending = false;
  }

  /** A touch on its way is answered first, so that no button is pressed in vain. */
  async #free(type: BagAction['type'], met: number | undefined): Promise<void> {
    for (let tries = 0; tries < TRIES && this.open && this.hand?.met === met; tries += 1) {
      if (!this.#pace.flying && may(this.table, type)) return;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
}
