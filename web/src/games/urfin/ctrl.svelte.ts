// Urfin in the player's hands: which part, over which cell, which way it looks. No DOM.
import { GameCtrl } from '../../table/gameCtrl';
import * as picking from '../../table/pick';
import type { Point } from '../../table/camera';
import type { Sent, TableCtrl } from '../../table/contract';
import { Foresight } from './foresight.svelte';
import { hasAxis, isRoof, isWall, otherAxis, type Axis } from './parts';
import type { Action, Event, Put, View } from '../../wire/urfin';

export type UrfinTable = TableCtrl<View, Action, Event>;

/** How the hand let go, in thousandths of a cell. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

interface Ghost extends Offset {
  readonly cell: number;
}

const STEADY: Offset = { dx: 0, dy: 0 };
const isPut = (action: Action): action is Put => action.type === 'Put';

export class UrfinCtrl extends GameCtrl<View, Action, Event> {
  #pick = $state.raw<picking.Pick<number>>(picking.IDLE);
  #ghost = $state.raw<Ghost | null>(null);
  #looked = $state<number | null>(null);
  #axis = $state<Axis>('ns');
  #line: Promise<unknown> = Promise.resolve();
  readonly foresight = new Foresight(this.table);

  // what there is

  get adult(): boolean {
    return this.view.settings.game === 'adult';
  }

  mayAim(at: string): boolean {
    return this.only('Aim').some((action) => action.at === at);
  }

  get building(): boolean {
    return this.mine && this.view.stage === 'build' && !this.view.done.includes(this.table.seat ?? -1);
  }

  /** The part in the own hand. */
  get held(): number | null {
    if (!this.building) return null;
    return this.view.drawn.find(({ by }) => by !== null && by === this.table.seat)?.part ?? null;
  }

  readonly cells = $derived.by((): ReadonlySet<number> => {
    if (this.held === null) return new Set();
    return new Set(this.table.legal.filter(isPut).map(({ cell }) => cell));
  });

  /** The part of the tray that a hint means, and the cell it is meant for. */
  get advised(): { readonly part: number | null; readonly cell: number | null } {
    const deed = this.table.hint?.deed ?? [];
    const put = deed.find(isPut);
    const grab = deed.find((action) => action.type === 'Grab');
    return {
      part: grab?.part ?? (this.hint?.type === 'PutBack' ? this.held : null),
      cell: put?.cell ?? null,
    };
  }

  get axis(): Axis {
    return this.held !== null && hasAxis(this.held) ? this.#axis : '';
  }

  /** The cell the held part is shown on, waiting for a yes. */
  get ghost(): number | null {
    return this.held === null ? null : (this.#ghost?.cell ?? null);
  }

  /** The cell under the finger, the mouse or the focus. */
  get looked(): number | null {
    return this.ghost ?? this.#looked;
  }

  get dragPoint(): Point | null {
    return this.#pick.at === 'dragged' ? this.#pick.point : null;
  }

  get dragged(): number | null {
    return this.#pick.at === 'dragged' ? this.#pick.piece : null;
  }

  // saying

  /** One after the other: a quick hand does not have to wait for the line. */
  send(action: Action): Promise<Sent> {
    const sent = this.#line.then(() => this.table.send(action));
    this.#line = sent.catch(() => undefined);
    return sent;
  }

  // the tray

  /** A tap takes a part, a second tap lays it back. */
  async tap(part: number): Promise<void> {
    if (!this.building) return this.wait();
    const { held } = this;
    this.#ghost = null;
    if (part === this.advised.part && this.advised.cell === null) return this.table.followHint?.();
    if (held !== null) await this.send({ type: 'PutBack' });
    if (held !== part) await this.send({ type: 'Grab', part });
  }

  /** First the ghost goes, then the part. */
  async cancel(): Promise<void> {
    if (this.#ghost !== null) this.#ghost = null;
    else if (this.held !== null) await this.send({ type: 'PutBack' });
  }

  press(part: number, at: Point): void {
    if (this.building) this.#pick = picking.pressed(picking.IDLE, part, at);
  }

  drag(at: Point): void {
    const before = this.dragged;
    this.#pick = picking.moved(this.#pick, at);
    if (before === null && this.dragged !== null) void this.#grab(this.dragged);
  }

  async #grab(part: number): Promise<void> {
    if (this.held === part) return;
    if (this.held !== null) await this.send({ type: 'PutBack' });
    await this.send({ type: 'Grab', part });
  }

  /** Where the finger lets go; null beside the map. */
  async release(cell: number | null, offset: Offset): Promise<void> {
    const pick = this.#pick;
    this.#pick = picking.IDLE;
    if (!this.building) return this.wait();
    if (pick.at === 'pressed') return this.tap(pick.piece);
    if (pick.at !== 'dragged' || cell === null) return;
    const how = this.view.settings.steady_hands ? STEADY : offset;
    await this.#line;
    if (hasAxis(pick.piece)) this.#show({ cell, ...how });
    else await this.put(cell, how);
  }

  letGo(): void {
    this.#pick = picking.IDLE;
  }

  // the map

  look(cell: number | null): void {
    this.#looked = cell;
    this.foresee();
  }

  /** A cell was chosen: `sure` puts at once, where nothing has to be asked. */
  async choose(cell: number, sure: boolean): Promise<void> {
    if (this.held === null) return this.look(cell);
    const fits = this.cells.has(cell);
    const again = this.ghost === cell;
    if (again || (this.shows && !fits) || (sure && !hasAxis(this.held))) await this.put(cell);
    else this.#show({ cell, ...STEADY });
  }

  #show(ghost: Ghost): void {
    this.#ghost = ghost;
    this.foresee();
  }

  turn(): void {
    this.#axis = otherAxis(this.#axis);
    this.foresee();
  }

  async confirm(): Promise<void> {
    if (this.#ghost) await this.put(this.#ghost.cell, this.#ghost);
  }

  async put(cell: number, { dx, dy }: Offset = this.#ghost ?? STEADY): Promise<void> {
    const sent = await this.send({ type: 'Put', cell, axis: this.axis, dx, dy });
    if (sent.ok) this.#ghost = null;
  }

  /** Asks what would come of the part on the cell one looks at. */
  foresee(): void {
    const { looked, held } = this;
    const asks = looked !== null && held !== null && this.shows && this.cells.has(looked);
    this.foresight.ask(asks ? { type: 'Put', cell: looked, axis: this.axis, ...STEADY } : null, held);
  }

  /** What would stand on that cell. */
  ghostOf(cell: number): { base: number; roof: number; wall: number } | null {
    const { held } = this;
    if (held === null) return null;
    const base = this.view.field.find((built) => built.cell === cell)?.base ?? -1;
    if (isRoof(held)) return { base: -1, roof: held, wall: -1 };
    return isWall(held)
      ? { base: -1, roof: -1, wall: held }
      : { base: base < 0 ? held : base, roof: -1, wall: -1 };
  }
}
