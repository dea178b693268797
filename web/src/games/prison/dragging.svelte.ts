// A figure pulled over the board with a finger: where it is let go, it walks to.
import type { Point } from '../../table/camera';
import { apart, SLOP_PX } from '../../table/gestures';
import type { PrisonCtrl } from './ctrl.svelte';

export interface Eyes {
  /** Where on the board that is; null beside it. */
  point(e: MouseEvent): Point | null;
  square(at: Point): number | null;
}

export class Dragging {
  at = $state.raw<Point | null>(null);
  figure = $state<number | null>(null);
  #from: (Point & { readonly id: number }) | null = null;
  #dropped = false;

  constructor(
    readonly ctrl: PrisonCtrl,
    readonly eyes: Eyes,
  ) {}

  press(e: PointerEvent): void {
    this.#dropped = false;
    const at = this.eyes.point(e);
    const square = at && this.eyes.square(at);
    const figure =
      square === null
        ? -1
        : this.ctrl.view.figures.findIndex((each, n) => each.square === square && this.ctrl.ready.has(n));
    if (figure < 0 || e.button !== 0 || !e.isPrimary) return;
    // The board below would take it for panning.
    e.stopPropagation();
    this.figure = figure;
    this.#from = { x: e.clientX, y: e.clientY, id: e.pointerId };
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('pointerup', this.#release);
    window.addEventListener('pointercancel', this.#stop);
  }

  #move = (e: PointerEvent): void => {
    if (!this.#from || e.pointerId !== this.#from.id) return;
    if (this.at === null && apart(this.#from, { x: e.clientX, y: e.clientY }) < SLOP_PX) return;
    if (this.at === null && this.figure !== null) this.ctrl.select(this.figure);
    this.at = this.eyes.point(e);
  };

  #release = (e: PointerEvent): void => {
    if (e.pointerId !== this.#from?.id) return;
    const { at, figure } = this;
    this.#stop();
    if (at === null || figure === null) return;
    this.#dropped = true;
    const square = this.eyes.square(at);
    if (square !== null && square !== this.ctrl.figure(figure)?.square) this.ctrl.tap(square);
  };

  #stop = (): void => {
    this.#from = null;
    this.at = null;
    this.figure = null;
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#release);
    window.removeEventListener('pointercancel', this.#stop);
  };

  /** The click that ends a drag is none. */
  swallow(e: MouseEvent): void {
    if (!this.#dropped) return;
    this.#dropped = false;
    e.stopPropagation();
    e.preventDefault();
  }
}
