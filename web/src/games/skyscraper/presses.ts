// A move press by press, as the board itself takes it, the worker first, then where to: in a lesson, and
// for keys where a hint can only be played by hand.
import type { TableCtrl } from '../../table/contract';
import type { Action, Build, Cell, Event, View } from '../../wire/skyscraper';
import type { Advised } from './advised';
import { poseKey } from './lattice';
import { CREW, type Chosen } from './stepping';

/** The board, as far as a press needs it. */
interface Pressed {
  readonly table: TableCtrl<View, Action, Event>;
  readonly view: View;
  readonly hinted: Action | null;
  readonly advised: Advised;
  readonly chosen: Chosen;
  readonly place: { readonly key: string } | null;
  readonly face: number;
  /** No hand is asked for. */
  readonly calm: boolean;
  choose(who: Chosen): void;
  choosePlace(key: string | null, face: number | null): void;
  tapCell(cell: Cell): Promise<unknown>;
}

/** On a card of the hand, a button of the deeds, or on the site. */
export type Press =
  | { readonly on: 'card' | 'send' | 'set' }
  | { readonly on: 'worker'; readonly worker: number; readonly cell: Cell }
  | { readonly on: 'cell'; readonly cell: Cell }
  | { readonly on: 'place'; readonly build: Build };

/** Where on the site a ring is drawn. */
export interface Ringed {
  readonly pose: Build['pose'] | null;
  readonly cell: Cell | null;
}

export class Presses {
  constructor(private readonly ctrl: Pressed) {}

  /** The next one of the move that the lesson shows; null at any other table. */
  get next(): Press | null {
    const { ctrl } = this;
    return ctrl.table.info?.lesson ? this.#next(ctrl.hinted) : null;
  }

  /** What keys would press next of a hint that only the own hand can play; null where one press plays it. */
  get byHand(): Press | null {
    const { ctrl } = this;
    const { hinted } = ctrl;
    if (ctrl.calm || ctrl.table.info?.lesson) return null;
    return hinted?.type === 'Build' ? { on: 'place', build: hinted } : this.#next(hinted);
  }

  #next(move: Action | null): Press | null {
    const { ctrl } = this;
    switch (move?.type) {
      case 'Pick':
        return { on: 'card' };
      case 'Send':
        return ctrl.chosen === CREW ? { on: 'cell', cell: move.cell } : { on: 'send' };
      case 'Move':
      case 'Shift':
        return ctrl.chosen === move.worker ? { on: 'cell', cell: move.cell } : this.#worker(move.worker);
      case 'Return':
        return { on: 'cell', cell: move.cell };
      case 'Build':
        return ctrl.place?.key === poseKey(move.pose) && ctrl.face === move.beams
          ? { on: 'set' }
          : { on: 'place', build: move };
      default:
        return null;
    }
  }

  /** Of the next press in a lesson, of the whole hint elsewhere. */
  get ring(): Ringed {
    const { next } = this;
    if (!next) return this.ctrl.advised;
    return { pose: next.on === 'place' ? next.build.pose : null, cell: 'cell' in next ? next.cell : null };
  }

  /** What a press on the ring does. */
  take(): void {
    const { ctrl, next } = this;
    if (next?.on === 'worker') ctrl.choose(next.worker);
    if (next?.on === 'cell') void ctrl.tapCell(next.cell);
    if (next?.on === 'place') ctrl.choosePlace(poseKey(next.build.pose), next.build.beams);
  }

  #worker(worker: number): Press | null {
    const cell = this.ctrl.view.workers[worker]?.cell;
    return cell ? { on: 'worker', worker, cell } : null;
  }
}
