// Clockwork in the player's hands: which verb, which card, where to. No DOM.
import type { Sent, TableCtrl } from '../../table/contract';
import { GameCtrl } from '../../table/gameCtrl';
import type { Action, Event, View } from '../../wire/clockwork';
import { isPart } from './cards';
import {
  cardsFor,
  endsOf,
  onlyVerb,
  plainOf,
  sameVerb,
  verbOf,
  verbsOf,
  withCard,
  type End,
  type Plain,
  type Verb,
} from './steps';
import { labelOf } from './words';

export type ClockworkTable = TableCtrl<View, Action, Event>;

/** A choice on the way to an action holds only for the step it was made at. */
interface Half<T> {
  readonly step: number;
  readonly what: T;
}

export class ClockworkCtrl extends GameCtrl<View, Action, Event> {
  #verb = $state.raw<Half<Verb> | null>(null);
  #card = $state.raw<Half<number> | null>(null);
  #fork = $state.raw<Half<number> | null>(null);
  #note = $state.raw<Half<string> | null>(null);

  // what there is

  override get legal(): readonly Action[] {
    return this.mayAct ? this.table.legal : [];
  }

  readonly ends = $derived.by((): readonly End[] => endsOf(this.legal, this.view.ways));
  readonly plain = $derived.by((): readonly Plain[] => plainOf(this.legal));
  readonly verbs = $derived.by((): readonly Verb[] => verbsOf(this.legal));
  readonly characters = $derived.by(() => this.only('Choose').map(({ character }) => character));

  /** What a card would be used for. */
  readonly verb = $derived.by((): Verb | null => {
    const chosen = this.#now(this.#verb);
    return this.verbs.find((verb) => sameVerb(verb, chosen)) ?? onlyVerb(this.legal);
  });

  /** The verbs that still need a button. */
  get openVerbs(): readonly Verb[] {
    return this.verb ? [] : this.verbs;
  }

  get mayChangeVerb(): boolean {
    return this.#now(this.#verb) !== null && this.verb !== null && onlyVerb(this.legal) === null;
  }

  readonly usable = $derived.by(
    (): ReadonlySet<number> => new Set(this.verb ? cardsFor(this.legal, this.verb) : []),
  );

  /** Fuel and power, which are asked for without a card. */
  get named(): readonly number[] {
    if (this.verb?.type !== 'Seek' && this.verb?.type !== 'Demand') return [];
    return [...this.usable].filter((card) => !isPart(card));
  }

  get card(): number | null {
    return this.verb ? this.#now(this.#card) : null;
  }

  /** An end that can be reached in two manners, of which one has to be chosen. */
  get fork(): End | null {
    const field = this.#now(this.#fork);
    return this.ends.find((end) => end.field === field) ?? null;
  }

  readonly placing = $derived.by((): 'Lay' | 'Point' | null => {
    if (this.only('Lay').length) return 'Lay';
    return this.only('Point').length ? 'Point' : null;
  });
  readonly places = $derived.by((): ReadonlySet<number> => {
    return new Set([...this.only('Lay'), ...this.only('Point')].map(({ place }) => place));
  });

  /** The card of the hand that a hint means. */
  get advised(): number | null {
    const { hint } = this;
    return hint && 'card' in hint && this.view.hand.includes(hint.card) ? hint.card : null;
  }

  /** What a hint names without a card begins with this verb. */
  advisedVerb(verb: Verb): boolean {
    const { hint } = this;
    return this.advised === null && hint !== null && sameVerb(verbOf(hint), verb);
  }

  /** A hint means something else than the verb that was chosen. */
  get otherVerb(): boolean {
    const { hint } = this;
    return this.advised === null && hint !== null && !sameVerb(verbOf(hint), this.verb);
  }

  /** Why a tap did nothing, where the rules were not even asked. */
  get note(): string {
    return this.#now(this.#note) ?? '';
  }

  /** Everything, one by one, in words. */
  get every(): readonly { action: Action; label: string }[] {
    return this.legal.map((action) => ({ action, label: this.label(action) }));
  }

  label = (action: Action): string => labelOf(action, { t: this.table.t, name: this.who });

  /** Bots may have one name for all: then the character tells them apart. */
  who = (seat: number): string => {
    const name = this.table.name(seat);
    const alone = this.view.characters.every((_, other) => other === seat || this.table.name(other) !== name);
    return alone
      ? name
      : `${name} (${this.table.t('clockwork-character', { character: this.view.characters[seat] ?? 0 })})`;
  };

  #now<T>(half: Half<T> | null): T | null {
    return half?.step === this.table.step ? half.what : null;
  }

  #half = <T>(what: T): Half<T> => ({ step: this.table.step, what });

  // what the hands do

  async send(action: Action): Promise<Sent> {
    this.#note = null;
    return this.table.send(action);
  }

  take(verb: Verb): void {
    this.#verb = this.#half(verb);
    this.#card = null;
  }

  /** First the card back into the hand, then the verb. */
  cancel(): void {
    if (this.fork) this.#fork = null;
    else if (this.card !== null) this.#card = null;
    else this.#verb = null;
  }

  /**
   * Once to lift a card, twice to use it, once if it is hinted; one that is no use hears why from the rules.
   */
  async tapCard(card: number): Promise<void> {
    const { verb } = this;
    if (this.advised === card && this.card === null) return this.table.followHint?.();
    if (!verb) return this.say('clockwork-ui-no-use');
    if (this.card === card || !this.usable.has(card)) await this.send(withCard(verb, card));
    else this.#card = this.#half(card);
  }

  async useCard(card: number): Promise<void> {
    if (this.verb) await this.send(withCard(this.verb, card));
  }

  async tapField(field: number): Promise<void> {
    const end = this.ends.find((each) => each.field === field);
    if (end?.walk && end.straight) this.#fork = this.#half(field);
    else if (end) await this.send({ type: end.walk ? 'Walk' : 'Straight', to: field });
    else if (this.mayAct && this.view.stage === 'move') await this.send({ type: 'Walk', to: field });
    else this.say('clockwork-ui-not-here');
  }

  async tapPlace(place: number): Promise<void> {
    if (this.placing) await this.send({ type: this.placing, place });
    else this.say('clockwork-ui-not-here');
  }

  say(key: string): void {
    if (this.mayAct) this.#note = this.#half(this.table.t(key));
    else this.wait();
  }
}
