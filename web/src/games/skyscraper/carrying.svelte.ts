// A piece between two fingers: where it is, what it is nearest to, and the way it came (S-H2).
import { buzz } from '../../sound/buzz';
import { tone } from '../../sound/sound';
import type { Sent } from '../../table/contract';
import { apart } from '../../table/gestures';
import type { Cell } from '../../wire/skyscraper';
import { Contact } from './contact';
import type { SkyCtrl } from './ctrl.svelte';
import { aimed, dotted, standing, type Aim } from './dotted';
import { geared } from './gear';
import { pathOf, type Point, type Trace } from './handPath';
import { MM, type Spot } from './lattice';
import { meetings } from './meeting';
import { Pen } from './pen';
import type { Place } from './placing';
import type { Site } from './scene/site';

const REACH_PX = 64;
/** A finger hides what lies under it. */
const LIFT_PX = 46;
/** So long so still, and whoever lets go does it calmly. */
const CALM_MS = 500;
const STILL_PX = 3;

export class Carrying {
  /** In pixels of the window, while something is carried. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Near enough to one place to be let go there. */
  near = $state<string | null>(null);
  card = $state(-1);
  /** Held still near its place: not yet for long; long enough, but beside its clips; or in them. */
  still = $state<'' | 'soon' | 'beside' | 'calm'>('');
  #worker = -1;
  /** The card was asked for, and the answer has not come. */
  #picking: Promise<Sent> | null = null;
  #lift = 0;
  #trace: Trace[] = [];
  #rest: Trace | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #contact = new Contact();
  readonly #pen = new Pen();
  #pressed: number | null = null;
  #finer: PointerEvent[] = [];
  #moment: number | null = null;

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
    if (this.ctrl.picked === card) return;
    const picking = (this.#picking = this.ctrl.pick(card));
    void picking.then(() => this.#picking === picking && this.#look());
  }

  /** Its places are known only now, under a hand that perhaps stirs no more. */
  #look(): void {
    this.#picking = null;
    const [scene, last] = [this.scene(), this.#trace.at(-1)];
    if (!scene || !last) return;
    this.#overPlaces(scene.site, last);
    this.#rested(last);
  }

  takeWorker(number: number, touch: boolean): void {
    this.#begin(touch);
    this.#worker = number;
    if (this.ctrl.chosen !== number) this.ctrl.choose(number);
  }

  #begin(touch: boolean): void {
    this.#trace = [];
    this.#pen.lifted(this.#pressed);
    this.#lift = touch ? LIFT_PX : 0;
    this.#picking = null;
    this.card = this.#worker = -1;
  }

  /** Every motion of a pointer, before it is a move: how hard a pen is pressed, and all the points that
   * the browser has put into one. */
  feel = (e: PointerEvent): void => {
    this.stamp(e);
    this.#finer = e.getCoalescedEvents?.() ?? [];
    this.#pressed = e.pointerType === 'pen' && e.pressure > 0 ? e.pressure : null;
    if (this.#pressed !== null && this.near) this.#pen.press(this.#pressed);
  };

  /** When the hand did it, which on a slow page is long before the page hears of it. */
  stamp = (e: PointerEvent): void => {
    this.#moment = e.timeStamp;
  };

  #now(): number {
    const moment = this.#moment ?? performance.now();
    this.#moment = null;
    return moment;
  }

  /** The site was turned under it: from here it is another way. */
  turned(): void {
    this.#trace.splice(0, this.#trace.length - 1);
  }

  /** The card near its place is turned to lie the next way, by another finger or the wheel. */
  turnCard(): void {
    if (this.card < 0 || !this.near) return;
    if (this.ctrl.place?.key === this.near) this.ctrl.turn();
    else this.ctrl.choosePlace(this.near, this.#otherFace());
    if (this.at) this.move(this.at.x, this.at.y + this.#lift);
  }

  #otherFace(): number | null {
    const faces = this.ctrl.places.find(({ key }) => key === this.near)?.faces ?? [];
    return faces[1] ?? faces[0] ?? null;
  }

  move(x: number, y: number, t = this.#now()): void {
    this.at = { x, y: y - this.#lift };
    const scene = this.scene();
    if (!scene) return;
    const lift = this.#pen.liftMm;
    const seen = ({ x: left, y: top }: { x: number; y: number }, when: number): Trace => ({
      t: when,
      x: left - scene.box.left,
      y: top - this.#lift - scene.box.top,
      lift,
    });
    const last = this.#finer.at(-1);
    // A slow page puts the points of a quick hand together: each has its own time.
    const finer = last?.clientX === x && last.clientY === y ? this.#finer.splice(0) : [];
    const trace = seen({ x, y }, last && finer.length ? last.timeStamp : t);
    for (const { clientX, clientY, timeStamp } of finer.slice(0, -1))
      this.#trace.push(seen({ x: clientX, y: clientY }, timeStamp));
    this.#trace.push(trace);
    if (this.card >= 0) this.#overPlaces(scene.site, trace);
    else this.#overStands(scene.site, trace);
    this.#rested(trace);
  }

  /** A finger that hardly stirs over a place is shown that it has come to rest. */
  #rested(trace: Trace): void {
    const from = this.#rest;
    if (this.near && from && apart(trace, from) < STILL_PX) {
      if (this.still !== 'soon') this.still = this.#held;
      return;
    }
    this.#wake();
    if (!this.near || this.ctrl.calm) return;
    this.#rest = trace;
    this.still = 'soon';
    this.#timer = setTimeout(() => {
      this.still = this.#held;
      // Held so long it is meant: let go here, it is set as it is seen.
      if (this.card >= 0 && this.ctrl.place?.key !== this.near) this.ctrl.choosePlace(this.near);
      if (this.still === 'beside') return;
      tone(660, 0.05, 'ding');
      buzz(12);
    }, CALM_MS);
  }

  /** A card that its clips would not catch is held in vain. */
  get #held(): 'beside' | 'calm' {
    return this.card < 0 || this.#contact.touches ? 'calm' : 'beside';
  }

  #wake(): void {
    clearTimeout(this.#timer);
    this.#rest = null;
    this.still = '';
  }

  #aimed = <T extends Aim>(site: Site, all: readonly T[], at: { x: number; y: number }): T | null =>
    aimed(all, at, REACH_PX, (spot) => site.onScreen(spot));

  #overPlaces(site: Site, { x, y }: Trace): void {
    const { ctrl } = this;
    const dot = this.#aimed(site, dotted(ctrl.places), { x, y });
    const near = dot?.place.key ?? null;
    if (near !== this.near) this.#pen.lifted(this.#pressed);
    this.near = near;
    if (!dot) {
      site.plumb.hang(null);
      this.#touch(site, null);
      return site.preview(-1, null, 0, []);
    }
    const { place } = dot;
    const face = this.#face(place);
    const off = this.#off(site, { x, y, lift: this.#pen.liftMm }, dot);
    site.preview(this.card, place.pose, face, meetings(ctrl.view.building, place.pose, face), off);
    site.plumb.hang(site.previewed?.group.position ?? null);
    this.#touch(site, off);
  }

  /** At its clips a card is heard and felt, and the tower goes along with it. */
  #touch(site: Site, off: Spot | null): void {
    const felt = this.#contact.at(off && off.map((part) => part * MM), this.ctrl.view.hands);
    site.swinging.pull(off && this.#contact.touches ? [off[0], off[1]] : null);
    if (felt === 'touched') tone(240, 0.04, 'touch');
    if (felt === 'creaked') tone(110, 0.07, 'creak');
    if (felt) buzz(felt === 'touched' ? 10 : 6);
  }

  #overStands(site: Site, { x, y }: Trace): void {
    const stands = [...this.ctrl.steps.values()].map(({ cell }) => ({ cell, ...standing(cell) }));
    const stand = this.#aimed(site, stands, { x, y });
    const figure = site.tower.persons.get(this.#worker);
    this.near = stand ? JSON.stringify(stand.cell) : null;
    if (!figure || !stand) return;
    const [middle, off] = [stand.spot, this.#off(site, { x, y, lift: 0 }, stand)];
    figure.group.position.set(middle[0] + off[0], middle[1] + off[1], middle[2] + off[2]);
    site.plumb.hang(figure.group.position);
    site.draw(true);
  }

  /** From its place, in lattice units. */
  #off(site: Site, { x, y, lift }: Omit<Trace, 't'>, { spot, shift }: Aim): Spot {
    const middle = site.onScreen(spot);
    const [across, down] = [x - shift - middle.x, y - middle.y];
    const toPixel = (Math.hypot(...site.beside(middle.x + 10, middle.y, spot)) * MM) / 10;
    const part = geared(Math.hypot(across, down), toPixel, this.ctrl.view.hands);
    const [dx, dy, dz] = site.beside(middle.x + across * part, middle.y + down * part, spot);
    return [dx, dy, dz + lift / MM];
  }

  #face(place: Place): number {
    return this.ctrl.place?.key === place.key ? this.ctrl.face : place.faces[0]!;
  }

  /** Let go: set down if it may be, else it goes back. */
  async drop(): Promise<void> {
    this.#released();
    if (this.#picking) return this.#dropBlind(this.#picking);
    const { near, card } = this;
    const scene = this.scene();
    const worker = this.#worker;
    this.cancel();
    if (!scene) return;
    if (card >= 0)
      await this.#dropCard(
        scene.site,
        this.ctrl.places.find(({ key }) => key === near),
      );
    else if (worker >= 0 && near) await this.#dropWorker(scene.site, JSON.parse(near) as Cell);
  }

  /** Its places were not seen yet: it hangs there until the answer comes, and then lies there to be set. */
  async #dropBlind(answer: Promise<Sent>): Promise<void> {
    const trace = this.#trace;
    await answer;
    if (trace !== this.#trace || !this.busy) return;
    const { near } = this;
    this.cancel();
    if (near) this.ctrl.choosePlace(near);
  }

  /** Where it was last seen, and when it was let go. */
  #released(t = this.#now()): void {
    const last = this.#trace.at(-1);
    if (last && t > last.t) this.#trace.push({ ...last, t });
  }

  async #dropCard(site: Site, place: Place | undefined): Promise<void> {
    if (!place) return;
    const sure = this.ctrl.place?.key === place.key || place.faces.length === 1;
    this.ctrl.choosePlace(place.key);
    if (!sure) return;
    const dot = dotted(this.ctrl.places).find((each) => each.place.key === place.key)!;
    await this.ctrl.build({ path: this.#path(site, dot), hold: this.ctrl.hold });
  }

  async #dropWorker(site: Site, cell: Cell): Promise<void> {
    await this.ctrl.tapCell(cell, { path: this.#path(site, standing(cell)), hold: -1 });
  }

  #path(site: Site, aim: Aim): string {
    const points = this.#trace.map(({ t, ...where }): Point => {
      const [dx, dy, dz] = this.#off(site, where, aim);
      return { t, at: [dx * MM, dy * MM, dz * MM] };
    });
    return pathOf(points);
  }

  cancel(): void {
    this.#wake();
    const site = this.scene()?.site;
    site?.plumb.hang(null);
    if (site && this.at) this.#touch(site, null);
    this.at = this.near = this.#picking = null;
    this.card = this.#worker = -1;
  }
}
