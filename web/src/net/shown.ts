// What every table shows of its frame, live or replayed.
import { t } from '../i18n/i18n.svelte';
import type { TextArgs } from '../i18n/args';
import type { AnyEvent } from '../table/action';
import type { OnEvents } from '../table/contract';
import type { Frame, TableInfo } from '../wire/wire';
import * as api from './api';
import { calmScreen } from './calm';
import { seatName } from '../words/names';

export abstract class Shown {
  readonly reducedMotion = calmScreen();
  #listeners = new Set<OnEvents<AnyEvent>>();

  abstract get frame(): Frame;
  abstract get info(): TableInfo;

  get view() {
    return this.frame.view;
  }
  get seat() {
    return this.frame.seat;
  }
  get active() {
    return this.frame.active;
  }
  get step() {
    return this.frame.step;
  }
  get help() {
    return this.frame.help;
  }
  get outcome() {
    return this.frame.outcome;
  }
  get sand() {
    return this.frame.sand;
  }
  get turns() {
    return this.frame.turns;
  }
  get me() {
    return this.info.seats.find((each) => each.seat === this.seat) ?? null;
  }
  /** My time is up: a bot moves for me. */
  get late() {
    return this.turns.some(({ seat, late }) => late && seat === this.seat);
  }

  name = (seat: number) => seatName(this.info, seat);
  t = (key: string, args?: TextArgs) => t(key, args);

  blob = (name: string) => api.blob(this.info.table, name);

  onEvents(listener: OnEvents<AnyEvent>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Settles when every board has told it in its way. */
  protected async tellBoards(frame: Frame): Promise<void> {
    await Promise.all([...this.#listeners].map((listener) => listener(frame.events, frame)));
  }
}
