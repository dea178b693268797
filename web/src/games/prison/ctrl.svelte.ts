// Prison in the player's hands: which figure, which deed, where to. No DOM.
import type { Sent, TableCtrl } from '../../table/contract';
import { GameCtrl } from '../../table/gameCtrl';
import { onePerTable } from '../../table/shared.svelte';
import type { Action, Event, Figure, Reveal, View } from '../../wire/prison';
import { choicesOf, toLayOf, type Token } from './choosing';
import { deedsOf, pointed, verbsOf, type Deed, type Verb } from './deeds';
import { groundOf, NOWHERE, type Ground } from './floor';
import { gestureOf, type Gesture } from './gesture';
import { seenFrom, standingIn } from './sight';
import { roomTapped, squareTapped, type Meant } from './taps';
import { Walking } from './walking.svelte';
import { reachOf, type Reached } from './ways';

export type PrisonTable = TableCtrl<View, Action, Event>;

const MOVE_DEEDS = ['PickUp', 'Drop', 'Give', 'Stop'] as const;
export type MoveDeed = Extract<Action, { type: (typeof MOVE_DEEDS)[number] }>;

export class PrisonCtrl extends GameCtrl<View, Action, Event> {
  #selected = $state<number | null>(null);
  #hovered = $state<number | null>(null);
  #verb = $state<Verb | null>(null);
  #laying = $state.raw<Token | null>(null);
  #note = $state('');
  #sentAt = -1;
  /** What was sent has been refused: the step will not pass by it. */
  #refused = false;

  readonly #walking = new Walking(this);

  // what there is

  /** What is asked of whoever's turn it is. */
  get offered(): readonly Action[] {
    return this.table.legal;
  }

  /** 0 is yellow, 1 blue. */
  get side(): number {
    return Math.max(this.view.you, 0);
  }

  /** The deed that opens a closed room, whoever does it. */
  opening(place: number): Reveal | null {
    return this.only('Reveal').find((action) => action.place === place) ?? null;
  }

  figure(number: number): Figure | null {
    return this.view.figures[number] ?? null;
  }

  readonly ground = $derived.by((): Ground => groundOf(this.view.rooms));

  /** The figure whose deeds are shown: whoever is moving, else the chosen one. */
  get selected(): number | null {
    if (!this.mine) return null;
    if (this.view.expected === 'move') return this.view.moving?.figure ?? null;
    if (this.view.expected !== 'act' || this.#selected === null) return null;
    const chosen = this.figure(this.#selected);
    return chosen && chosen.square >= 0 && !chosen.wounded ? this.#selected : null;
  }

  /** Whom a turn begins with: the last chosen, else the first on the floor; their square, or -1. */
  get startsAt(): number {
    const own = this.view.figures.filter(
      ({ side, square, wounded }) => side === this.side && square >= 0 && !wounded,
    );
    const last = this.#selected === null ? undefined : this.figure(this.#selected);
    return (last && own.includes(last) ? last : own[0])?.square ?? NOWHERE;
  }

  /** The figure one looks at, for ranges and lines of sight; any side's. */
  get hovered(): number | null {
    return this.#hovered;
  }

  get verb(): Verb | null {
    return this.#verb !== null && this.verbs.includes(this.#verb) ? this.#verb : null;
  }

  /** A few words about the last tap that meant nothing; empty after the next. */
  get note(): string {
    return this.#note;
  }

  get walking(): boolean {
    return this.#walking.on;
  }

  readonly deeds = $derived.by((): readonly Deed[] =>
    this.selected === null ? [] : deedsOf(this.legal, this.view, this.ground, this.selected),
  );
  readonly verbs = $derived.by((): readonly Verb[] => verbsOf(this.deeds));
  readonly moveDeeds = $derived.by((): readonly MoveDeed[] =>
    this.legal.filter((action): action is MoveDeed => MOVE_DEEDS.some((type) => type === action.type)),
  );

  /** Figures that may do something now. */
  readonly ready = $derived.by((): ReadonlySet<number> => {
    const figures = this.legal.flatMap((action) => ('figure' in action ? [action.figure] : []));
    return new Set(this.view.moving ? [this.view.moving.figure] : figures);
  });

  /** Where the selected figure can walk to, by square. */
  readonly reach = $derived.by((): ReadonlyMap<number, Reached> => {
    const { selected } = this;
    if (selected === null) return new Map();
    const moving = this.view.expected === 'move';
    if (!moving && !this.only('Begin').some(({ figure }) => figure === selected)) return new Map();
    return reachOf(
      { number: selected, view: this.view, ground: this.ground },
      moving ? (this.view.moving?.points ?? 0) : 0,
      this.view.ap,
    );
  });

  /** What a tap on a square would do: a deed, or a walk. */
  readonly marks = $derived.by((): ReadonlyMap<number, Deed | 'walk'> => {
    const marks = new Map<number, Deed | 'walk'>();
    if (this.verb === null || this.verb === 'move')
      for (const square of this.reach.keys()) marks.set(square, 'walk');
    for (const deed of pointed(this.deeds, this.verb))
      if (deed.square >= 0 && deed.verb !== 'move') marks.set(deed.square, deed);
    return marks;
  });

  /** Rooms a tap would open or turn. */
  readonly roomDeeds = $derived.by((): readonly Deed[] =>
    pointed(this.deeds, this.verb).filter(({ place }) => place >= 0),
  );

  /** Where a token may go that waits for a word of the player, by square. */
  readonly choices = $derived.by((): ReadonlyMap<number, Action> => choicesOf(this.legal, this.view));
  readonly toLay = $derived.by((): readonly Token[] =>
    this.may('Hide') ? toLayOf(this.view, this.side) : [],
  );

  /** What a hint draws on the board, in a replay too; null where a button or a card is meant. */
  readonly gesture = $derived.by((): Gesture | null =>
    this.mine || !this.table.live
      ? gestureOf(this.table.hint?.deed ?? [], this.view, this.ground, this.choices)
      : null,
  );

  get laying(): Token | null {
    const held = this.#laying;
    return (
      this.toLay.find(({ number, thing }) => number === held?.number && thing === held.thing) ??
      this.toLay[0] ??
      null
    );
  }

  lay(token: Token): void {
    this.#laying = token;
  }

  /** What that figure could reach with one action point, and what it sees. */
  rangeOf(number: number): { reach: ReadonlySet<number>; sight: ReadonlySet<number> } {
    const figure = this.figure(number);
    if (!figure || figure.square < 0 || figure.wounded) return { reach: new Set(), sight: new Set() };
    const reach = reachOf({ number, view: this.view, ground: this.ground }, 0, 1);
    const sight = seenFrom(this.ground, figure.square, standingIn(this.view));
    return { reach: new Set(reach.keys()), sight: new Set(sight) };
  }

  // saying

  /** Sends one action; what was half chosen is forgotten. */
  async act(action: Action): Promise<Sent> {
    this.#note = '';
    this.#verb = null;
    this.#hovered = null;
    this.#sentAt = this.table.step;
    this.#refused = false;
    const sent = await this.table.send(action);
    this.#refused = !sent.ok;
    if (!sent.ok) this.#walking.forget();
    return sent;
  }

  /** Whether the turn may be ended: a walk that has arrived need not be stopped first. */
  get mayEnd(): boolean {
    return this.may('Pass') || (this.view.expected === 'move' && this.may('Stop'));
  }

  endTurn(): void {
    if (this.may('Pass')) return void this.act({ type: 'Pass' });
    this.#walking.afterwards('pass');
    void this.act({ type: 'Stop' });
  }

  select(number: number | null): void {
    this.#note = '';
    if (number === this.#selected) return;
    this.#verb = null;
    this.#selected = number;
  }

  hover(number: number | null): void {
    this.#hovered = number;
  }

  /** A verb with one meaning is done at once, any other waits for a place. */
  choose(verb: Verb): void {
    this.#note = '';
    const meant = this.deeds.filter((deed) => deed.verb === verb);
    const [only] = meant;
    if (verb !== 'move' && meant.length === 1 && only) return void this.act(only.action);
    this.#verb = this.#verb === verb ? null : verb;
  }

  /** First the verb goes, then the figure. */
  cancel(): void {
    this.#walking.forget();
    if (this.#verb !== null) this.#verb = null;
    else this.#selected = null;
  }

  // the board

  tap(square: number): void {
    this.#note = '';
    if (this.mayAct) this.#do(squareTapped(this, square));
  }

  tapRoom(place: number): void {
    if (this.mayAct) this.#do(roomTapped(this, place));
  }

  #do(meant: Meant | null): void {
    switch (meant?.does) {
      case 'act':
        return void this.act(meant.action);
      case 'walk':
        return this.walk(meant.to);
      case 'select':
        return this.select(meant.figure);
      case 'stop':
        this.#walking.afterwards({ figure: meant.figure, square: meant.square });
        return void this.act({ type: 'Stop' });
      case 'say':
        this.#note = meant.text;
    }
  }

  // walking, a step at a time

  walk(to: number): void {
    const figure = this.selected;
    if (figure === null) return;
    this.#walking.begin(figure, to);
    this.#selected = figure;
    if (this.#refused) this.#sentAt = -1;
    this.tick();
  }

  /** To be called after every step: goes on with what was begun. */
  tick(): void {
    if (!this.mayAct || this.table.step === this.#sentAt || !this.table.legal.length) return;
    const later = this.#walking.takeLater();
    if (later === 'pass') return void this.act({ type: 'Pass' });
    if (later) {
      this.#selected = later.figure;
      return this.tap(later.square);
    }
    const next = this.#walking.next();
    if (next) void this.act(next);
  }
}

export const ctrlOf = onePerTable((table) => new PrisonCtrl(table as PrisonTable));
