// A piece between two fingers: where it is, what it is nearest to, and the way it came (S-H2).
import type { Cell } from '../../wire/skyscraper';
import type { SkyCtrl } from './ctrl.svelte';
import { pathOf, type Point } from './handPath';
import { middleOf, MM, type Spot } from './lattice';
import { meetings } from './meeting';
import type { Place } from './placing';
import type { Site } from './scene/site';

interface Trace {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

const REACH_PX = 64;
/** A finger hides what lies under it. */
const LIFT_PX = 46;
const MAGNET_MM = 14;
const FOOT_TO_MIDDLE = 0.225;

export class Carrying {
  /** In pixels of the window, while something is carried. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Near enough to one place to be let go there. */
  near = $state<string | null>(null);
  card = $state(-1);
  #worker = -1;
  #lift = 0;
  #trace: Trace[] = [];

  constructor(
    readonly ctrl: SkyCtrl,
    private readonly scene: () => { site: Site; box: DOMRect } | null,
  ) {}

  get busy(): boolean {
    return this.at !== null;
  }

  takeCard(card: number, touch: boolean): void {
    this.#begin(touch);
    this.card = card;
    if (this.ctrl.picked !== card) void this.ctrl.pick(card);
  }

  takeWorker(number: number, touch: boolean): void {
    this.#begin(touch);
    this.#worker = number;
    if (this.ctrl.chosen !== number) this.ctrl.choose(number);
  }

  #begin(touch: boolean): void {
    this.#trace = [];
    this.#lift = touch ? LIFT_PX : 0;
    this.card = this.#worker = -1;
  }

  move(x: number, y: number, t = performance.now()): void {
    this.at = { x, y: y - this.#lift };
    const scene = this.scene();
    if (!scene) return;
    const trace = { t, x: x - scene.box.left, y: y - this.#lift - scene.box.top };
    this.#trace.push(trace);
    if (this.card >= 0) this.#overPlaces(scene.site, trace);
    else this.#overStands(scene.site, trace);
  }

  #overPlaces(site: Site, { x, y }: Trace): void {
    const { ctrl } = this;
    const place = nearest(site, ctrl.places, ({ pose }) => middleOf(pose), x, y);
    this.near = place?.key ?? null;
    if (!place) return site.preview(-1, null, 0, []);
    const face = this.#face(place);
    site.preview(
      this.card,
      place.pose,
      face,
      meetings(ctrl.view.building, place.pose, face),
      this.#off(site, { x, y }, middleOf(place.pose)),
    );
  }

  #overStands(site: Site, { x, y }: Trace): void {
    const step = nearest(site, [...this.ctrl.steps.values()], ({ cell }) => middleOfStand(cell), x, y);
    const figure = site.tower.persons.get(this.#worker);
    this.near = step ? JSON.stringify(step.cell) : null;
    if (!figure || !step) return;
    const [middle, off] = [middleOfStand(step.cell), this.#off(site, { x, y }, middleOfStand(step.cell))];
    figure.group.position.set(middle[0] + off[0], middle[1] + off[1], middle[2] + off[2]);
    site.draw(true);
  }

  /** Forgiving hands are drawn home a little; real ones are not. */
  #off(site: Site, { x, y }: { x: number; y: number }, spot: Spot): Spot {
    const off = site.beside(x, y, spot);
    const far = Math.hypot(...off) * MM;
    if (this.ctrl.view.hands === 'real' || far > MAGNET_MM) return off;
    const pull = 0.35 + 0.65 * (far / MAGNET_MM);
    return [off[0] * pull, off[1] * pull, off[2] * pull];
  }

  #face(place: Place): number {
    return this.ctrl.place?.key === place.key ? this.ctrl.face : place.faces[0]!;
  }

  /** Let go: set down if it may be, else it goes back. */
  async drop(): Promise<void> {
    const { near, card } = this;
    const scene = this.scene();
    const worker = this.#worker;
    this.at = null;
    this.near = null;
    this.card = this.#worker = -1;
    if (!scene) return;
    if (card >= 0)
      await this.#dropCard(
        scene.site,
        this.ctrl.places.find(({ key }) => key === near),
      );
    else if (worker >= 0 && near) await this.#dropWorker(scene.site, JSON.parse(near) as Cell);
  }

  async #dropCard(site: Site, place: Place | undefined): Promise<void> {
    if (!place) return;
    const sure = this.ctrl.place?.key === place.key || place.faces.length === 1;
    this.ctrl.choosePlace(place.key);
    if (sure) await this.ctrl.build({ path: this.#path(site, middleOf(place.pose)), hold: this.ctrl.hold });
  }

  async #dropWorker(site: Site, cell: Cell): Promise<void> {
    await this.ctrl.tapCell(cell, { path: this.#path(site, middleOfStand(cell)), hold: -1 });
  }

  #path(site: Site, middle: Spot): string {
    const points = this.#trace.map(({ t, x, y }): Point => {
      const [dx, dy, dz] = this.#off(site, { x, y }, middle);
      return { t, at: [dx * MM, dy * MM, dz * MM] };
    });
    return pathOf(points);
  }

  cancel(): void {
    this.at = null;
    this.near = null;
    this.card = this.#worker = -1;
  }
}

export const middleOfStand = ({ x, y, z }: Cell): Spot => [x + 0.5, y + 0.5, z + FOOT_TO_MIDDLE];

function nearest<T>(site: Site, all: readonly T[], spot: (each: T) => Spot, x: number, y: number): T | null {
  let [best, far] = [null as T | null, REACH_PX];
  for (const each of all) {
    const at = site.onScreen(spot(each));
    const away = Math.hypot(at.x - x, at.y - y);
    if (away < far) [best, far] = [each, away];
  }
  return best;
}
