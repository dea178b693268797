// A tower that swings on the site, picture by picture, and rests where it stands.
import type { Object3D, Vector3 } from 'three';
import { motion as moving } from '../../../table/motion.svelte';
import { SIZE } from '../lattice';
import type { Stage } from './motion';
import { Sway, type Flat } from './sway';

export class Swinging {
  readonly #sway = new Sway();
  /** Where things stand while it swings. */
  #homes: Map<Object3D, Vector3> | null = null;
  #asked = 0;
  #before = 0;
  #done = (): void => {};
  #settled: (() => void)[] = [];

  constructor(private readonly site: Stage & { readonly still: boolean }) {}

  /** A hand at a card that touches the tower, so far off; null: it lets go. */
  pull(off: Flat | null): void {
    if (this.site.still || (!off && !this.#homes)) return;
    this.#sway.pull(off, this.#top / SIZE);
    this.#begin();
  }

  /** It goes on swinging with that speed of its top, in lattice units a second, until it rests. */
  async windDown(speed: Flat, hurry: AbortSignal): Promise<void> {
    if (this.site.still || hurry.aborted) return;
    this.#sway.begin(speed, this.#top / SIZE);
    this.#begin();
    const stop = (): void => this.stop();
    hurry.addEventListener('abort', stop);
    await new Promise<void>((resolve) => this.#settled.push(resolve));
    hurry.removeEventListener('abort', stop);
  }

  /** At once, as it stands. */
  stop(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
    this.#homes?.forEach((at, thing) => thing.position.copy(at));
    this.#homes = null;
    this.#sway.begin([0, 0], 2);
    this.#rest();
  }

  get #top(): number {
    return Math.max(
      SIZE,
      ...this.site.tower.plates.map(({ home, pose }) => home.at.z + (pose.plane ? 1 : 0)),
    );
  }

  #begin(): void {
    const { tower } = this.site;
    this.#homes ??= new Map(
      [...tower.plates, ...tower.persons.values()].map(({ group }) => [group, group.position.clone()]),
    );
    if (this.#asked) return;
    this.#done = moving.begin();
    this.#before = performance.now();
    this.#asked = requestAnimationFrame(this.#picture);
  }

  #picture = (now: number): void => {
    const moves = this.#sway.step(Math.max(0, now - this.#before) / 1000);
    this.#before = now;
    this.#lean();
    this.#asked = moves ? requestAnimationFrame(this.#picture) : 0;
    if (!moves) this.#rest();
  };

  #lean(): void {
    const [[x, y], top] = [this.#sway.at, this.#top];
    this.#homes?.forEach((at, thing) => {
      const part = Sway.share(at.z, top);
      thing.position.set(at.x + x * part, at.y + y * part, at.z);
    });
    this.site.draw();
  }

  /** Nothing moves any more, and no picture is asked for. */
  #rest(): void {
    if (this.#sway.at.every((part) => part === 0)) this.#homes = null;
    this.#done();
    this.#done = () => {};
    for (const settled of this.#settled.splice(0)) settled();
  }
}
