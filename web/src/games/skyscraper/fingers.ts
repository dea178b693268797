// Fingers and mouse on the site: one turns it, two pinch it, one on a worker carries it; a short touch
// is a tap.
import type { Point } from '../../table/camera';
import { apart, SLOP_PX } from '../../table/gestures';
import type { Carrying } from './carrying.svelte';
import type { SkyCtrl } from './ctrl.svelte';
import type { Site } from './scene/site';
import { tapSite, workerUnder } from './taps';

/** Of a full turn, for each pixel. */
const TURN = 0.008;

export interface Ground {
  readonly site: Site | null;
  readonly box: Element;
  /** Nothing is carried any more: all stands where it stood. */
  rest(): void;
}

export class Fingers {
  readonly #down = new Map<number, Point>();
  #began: (Point & { readonly worker: number }) | null = null;
  /** The finger that carries a worker. */
  #carrier: number | null = null;
  #moved = false;

  constructor(
    private readonly ctrl: SkyCtrl,
    private readonly carrying: Carrying,
    private readonly ground: () => Ground,
  ) {}

  #point({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.ground().box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  press = (e: PointerEvent): void => {
    const { site, box } = this.ground();
    if (e.button !== 0 || !site) return;
    box.setPointerCapture(e.pointerId);
    const at = this.#point(e);
    this.#down.set(e.pointerId, at);
    if (this.carrying.busy) {
      this.#began = null;
      this.#moved = false;
      return;
    }
    this.#began = { ...at, worker: workerUnder(this.ctrl, site, at, e.pointerType !== 'mouse') };
    this.#moved = this.#down.size > 1;
  };

  move = (e: PointerEvent): void => {
    const before = this.#down.get(e.pointerId);
    const { site } = this.ground();
    if (!before || !site) return;
    const at = this.#point(e);
    const began = this.#began;
    if (this.carrying.busy && e.pointerId !== this.#carrier)
      return this.#beside(site, e.pointerId, before, at);
    if (!this.#moved && began && apart(at, began) < SLOP_PX) return;
    if (!this.#moved && began && began.worker >= 0) {
      this.carrying.takeWorker(began.worker, e.pointerType === 'touch');
      this.#carrier = e.pointerId;
    }
    this.#moved = true;
    if (e.pointerId === this.#carrier) return this.carrying.move(e.clientX, e.clientY);
    if (this.#down.size === 2) this.#pinch(site, e.pointerId, before, at);
    else turn(site, before, at);
    this.#down.set(e.pointerId, at);
    site.draw();
  };

  /** A second finger turns the site under what the first one carries; its tap turns the card. */
  #beside(site: Site, id: number, before: Point, at: Point): void {
    if (!this.#moved && apart(at, before) < SLOP_PX) return;
    this.#moved = true;
    turn(site, before, at);
    this.#down.set(id, at);
    this.carrying.turned();
    site.draw();
  }

  #pinch(site: Site, id: number, before: Point, at: Point): void {
    const other = [...this.#down].find(([each]) => each !== id)?.[1];
    if (other) site.orbit.pinch(other, before, at);
  }

  release = (e: PointerEvent): void => {
    if (!this.#down.delete(e.pointerId)) return;
    const { site } = this.ground();
    const { carrying } = this;
    if (carrying.busy && e.pointerId !== this.#carrier) {
      if (!this.#moved) carrying.turnCard();
    } else if (carrying.busy) void carrying.drop().then(() => this.ground().rest());
    else if (!this.#moved && site) tapSite(this.ctrl, site, this.#point(e));
    if (e.pointerId === this.#carrier) this.#carrier = null;
    if (!this.#down.size) this.#began = null;
  };

  /** The browser took the finger. */
  lose = (e: PointerEvent): void => {
    this.#down.delete(e.pointerId);
    if (this.carrying.busy && e.pointerId !== this.#carrier) return;
    this.#carrier = null;
    this.carrying.cancel();
    this.ground().rest();
  };
}

const turn = (site: Site, from: Point, to: Point): void =>
  site.orbit.turn((to.x - from.x) * TURN, (to.y - from.y) * TURN);
