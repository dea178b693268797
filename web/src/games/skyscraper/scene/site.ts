// The building site: what is seen, from where, and what lies under a finger.
import {
  DirectionalLight,
  Group,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { motion as moving } from '../../../table/motion.svelte';
import type { Cell, Pose } from '../../../wire/skyscraper';
import type { Film } from '../film';
import type { Spot } from '../lattice';
import type { Meeting } from '../meeting';
import type { Place } from '../placing';
import type { Shown } from '../shown';
import { Glow, outline, type Stand } from './glow';
import { lights, shine, turntable } from './ground';
import { comeDown, hop } from './motion';
import { Orbit } from './orbit';
import { homeOf, plateOf, signatureOf, type Plate } from './plate';
import { Plumb } from './plumb';
import { Reel, type NewCard } from './reel';
import { Swinging } from './swinging';
import { Tower } from './tower';

export type Hit =
  | { readonly kind: 'place'; readonly key: string }
  | { readonly kind: 'cell'; readonly key: string; readonly cell: Cell }
  | { readonly kind: 'worker'; readonly number: number }
  | { readonly kind: 'card'; readonly number: number }
  | { readonly kind: 'chosen' };

const SHARP = 2;
/** The camera's way shrinks to a third in so many milliseconds, however many pictures those have. */
const GLIDE_MS = 90;
const FIRST_MS = 16;
const MARGIN = 1.15;
const ABOVE = 1.22;

export class Site {
  readonly orbit = new Orbit();
  readonly tower = new Tower();
  readonly glow = new Glow();
  readonly plumb = new Plumb();
  readonly motion = { hop, comeDown };
  readonly swinging = new Swinging(this);
  /** Nobody wants to see the camera glide. */
  still = false;
  /** Something lies over the top of the picture. */
  roomAbove = false;
  /** After every picture: what lies over the canvas follows. */
  onpicture: (() => void) | null = null;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(34, 1, 0.1, 200);
  readonly #root = new Group();
  readonly #table = turntable();
  readonly #lights = lights();
  #preview: Plate | null = null;
  #standing: readonly Pose[] = [];
  #possible: readonly Pose[] = [];
  /** In the hand, or in a film: it is to be seen, too. */
  #coming: readonly Pose[] = [];
  #asked = 0;
  #glided = 0;
  #drawn = (): void => {};
  #box = { w: 1, h: 1 };

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, SHARP));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    // Lattice axes inside, z up; the middle of the foundation is the middle of the table.
    this.#root.rotation.x = -Math.PI / 2;
    this.#root.position.set(-1, 0, 1);
    this.#root.add(this.tower.root, this.glow.root, this.plumb.root);
    this.#camera.add(new DirectionalLight('#fff2e4', 0.75));
    this.#scene.add(this.#root, this.#table, this.#lights.all, this.#camera);
  }

  size(w: number, h: number): void {
    this.#box = { w, h };
    this.#renderer.setSize(w, h, false);
    this.#camera.aspect = w / Math.max(h, 1);
    this.#camera.updateProjectionMatrix();
    // At once: a canvas is empty from being resized until it is drawn.
    this.#picture();
  }

  /** As it was at first: all of it, from the front. */
  fit(): void {
    this.orbit.home();
    this.draw();
  }

  /** A new picture, soon. */
  draw(shadows = false): void {
    if (shadows) this.#renderer.shadowMap.needsUpdate = true;
    if (this.#asked) return;
    const rest = (this.#drawn = moving.begin());
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#picture();
      rest();
    });
  }

  #picture(): void {
    const ms = this.#since();
    if (this.orbit.approach(this.still ? 1 : 1 - Math.exp(-ms / GLIDE_MS))) this.draw();
    else this.#glided = 0;
    this.orbit.aim(this.#camera);
    this.#renderer.render(this.#scene, this.#camera);
    this.onpicture?.();
  }

  /** In a glide, since the picture before. */
  #since(): number {
    const now = performance.now();
    const ms = this.#glided ? now - this.#glided : FIRST_MS;
    this.#glided = now;
    return ms;
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.swinging.stop();
    this.#drawn();
    this.#renderer.dispose();
  }

  // what is shown

  show(shown: Shown): void {
    const first = !this.#standing.length;
    this.swinging.stop();
    this.#coming = this.#preview ? [this.#preview.pose] : [];
    this.tower.show(shown);
    this.#standing = shown.building.map(({ pose }) => pose);
    this.#fit();
    if (first) this.orbit.approach(1);
    this.draw(true);
  }

  /** Everything in the picture that stands, or could. */
  #fit(): void {
    const spots = [...this.#standing, ...this.#possible, ...this.#coming].map((pose) => homeOf(pose).at);
    const wide = Math.max(2.2, ...spots.map(({ x, y }) => Math.hypot(x - 1, y - 1) + MARGIN));
    const high = Math.max(2.4, ...spots.map(({ z }) => z + MARGIN)) * (this.roomAbove ? ABOVE : 1);
    this.orbit.goal = { wide, high };
    this.#table.scale.set(wide + 0.6, 1, wide + 0.6);
    shine(this.#lights, wide, high);
  }

  places(places: readonly Place[], chosen: string | null, shown: boolean, hinted: string | null): void {
    this.glow.places(places, chosen, shown, hinted);
    this.#possible = places.map(({ pose }) => pose);
    this.#fit();
    this.draw();
  }

  stands(stands: readonly Stand[], shown: boolean): void {
    this.glow.stands(stands, shown);
    this.draw();
  }

  /** A ring at the feet of the worker in question. */
  select(number: number | null): void {
    const person = number === null ? undefined : this.tower.persons.get(number);
    this.glow.selected.visible = person !== undefined;
    if (person) this.glow.selected.position.copy(person.group.position).setZ(person.group.position.z - 0.2);
    this.draw();
  }

  /** The standing card that the other hand keeps still. */
  hold(card: number): void {
    this.tower.plates.forEach((plate, n) => plate.hold(n === card));
    this.draw();
  }

  /** The card in hand, at its place or off it by so much. */
  preview(
    card: number,
    pose: Pose | null,
    beams: number,
    meets: readonly Meeting[],
    off: Spot = [0, 0, 0],
  ): void {
    const signature = pose ? signatureOf(card, pose, beams) : '';
    if (this.#preview && this.#preview.signature !== signature) {
      this.#root.remove(this.#preview.group);
      this.#preview = null;
      this.#coming = [];
    }
    if (pose && !this.#preview) {
      this.#preview = plateOf(card, pose, beams);
      this.#preview.group.add(outline());
      this.#preview.group.traverse((part) => (part.userData.hit = { kind: 'chosen' }));
      this.#root.add(this.#preview.group);
      this.#coming = [pose];
      this.#fit();
    }
    this.#preview?.group.position.copy(this.#preview.home.at).add(new Vector3(...off));
    this.tower.light(meets, this.#preview);
    this.draw(true);
  }

  /** A film on the tower as it stands here. */
  reel(film: Film, fresh: NewCard | null, keep: boolean): Reel {
    this.swinging.stop();
    this.#coming = fresh ? [fresh.pose] : [];
    this.#fit();
    return new Reel(this, film, fresh, keep);
  }

  /** The camera goes to what falls, unless nobody wants it to move. */
  attend(spot: Vector3 | null): void {
    if (this.still && spot) return;
    this.orbit.attend(spot && this.#root.localToWorld(spot));
    this.draw();
  }

  get previewed(): Plate | null {
    return this.#preview;
  }

  // fingers

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    this.orbit.aim(this.#camera);
    ray.setFromCamera(new Vector2((x / this.#box.w) * 2 - 1, 1 - (y / this.#box.h) * 2), this.#camera);
    return ray;
  }

  /** What lies under the finger, the nearest first; what glows is hit through everything. */
  under(x: number, y: number): Hit[] {
    this.#root.updateMatrixWorld(true);
    const ray = this.#ray(x, y);
    const people = [...this.tower.persons].map(([number, { group }]) =>
      tagged(group, { kind: 'worker', number }),
    );
    const cards = this.tower.plates.map(({ group }, number) => tagged(group, { kind: 'card', number }));
    const first = [...this.glow.targets, ...people, ...(this.#preview ? [this.#preview.group] : [])];
    const hits = [first, cards].flatMap((things) => ray.intersectObjects(things, true));
    return [...new Set(hits.flatMap(({ object }) => hitOf(object)))];
  }

  /** In pixels of the canvas. */
  onScreen(spot: Spot): { x: number; y: number } {
    const at = this.#root.localToWorld(new Vector3(...spot)).project(this.#camera);
    return { x: ((at.x + 1) / 2) * this.#box.w, y: ((1 - at.y) / 2) * this.#box.h };
  }

  /** Where the finger is beside that spot, in the plane that faces the eye; lattice units from the spot. */
  beside(x: number, y: number, spot: Spot): Spot {
    this.#root.updateMatrixWorld(true);
    const target = this.#root.localToWorld(new Vector3(...spot));
    const plane = new Plane().setFromNormalAndCoplanarPoint(
      this.#camera.getWorldDirection(new Vector3()),
      target,
    );
    const at = this.#ray(x, y).ray.intersectPlane(plane, new Vector3());
    if (!at) return [0, 0, 0];
    const off = at.sub(target).applyQuaternion(this.#root.getWorldQuaternion(new Quaternion()).invert());
    return [off.x, off.y, off.z];
  }
}

const tagged = (thing: Object3D, hit: Hit): Object3D => {
  thing.userData.hit = hit;
  return thing;
};

function hitOf(object: Object3D | null): Hit[] {
  for (let at = object; at; at = at.parent) if (at.userData.hit) return [at.userData.hit as Hit];
  return [];
}
