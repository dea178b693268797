// A film of gravity on the tower: any moment of it, forth and back; then all is as it stands.
import { Quaternion, Vector3, type Object3D } from 'three';
import type { Pose } from '../../../wire/skyscraper';
import type { Film } from '../film';
import { eased, tween, type Stage } from './motion';
import { plateOf } from './plate';

/** Into its lean and back out of it: how long that takes, and from how far nothing comes back. */
const LEAN_S = 0.25;
const STRAYED = 0.75;

const within = (s: number): number => Math.min(1, s / LEAN_S);

export interface NewCard {
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
}

interface Part {
  readonly body: number;
  readonly group: Object3D;
  /** How it is built, where it stood before, and how it was turned there. */
  readonly turn: Quaternion;
  readonly at: Vector3;
  readonly is: Quaternion;
  readonly comes: boolean;
  readonly strays: boolean;
}

export class Reel {
  readonly #parts: readonly Part[];
  readonly #plate: ReturnType<typeof plateOf> | null;

  /** On a tower as it was before; `keep`: what fell lies where it fell. */
  constructor(
    private readonly site: Stage,
    private readonly film: Film,
    fresh: NewCard | null,
    private readonly keep = false,
  ) {
    const { tower } = site;
    this.#plate = fresh ? plateOf(fresh.card, fresh.pose, fresh.beams) : null;
    if (this.#plate) tower.root.add(this.#plate.group);
    this.#parts = film.bodies.flatMap(({ worker, number }, body): Part[] => {
      const own = worker || number < tower.plates.length ? null : this.#plate;
      const moved = worker ? tower.persons.get(number) : (own ?? tower.plates[number]);
      if (!moved) return [];
      const { group } = moved;
      const [at, is] = [group.position.clone(), group.quaternion.clone()];
      const [x, y, z] = film.lie(film.frames - 1, body);
      const strays = at.distanceTo(new Vector3(x, y, z)) >= STRAYED;
      const turn = 'home' in moved ? moved.home.turn : new Quaternion();
      return [{ body, group, turn, at, is, comes: own !== null, strays }];
    });
  }

  /** How many things move in it. */
  get parts(): number {
    return this.#parts.length;
  }

  get seconds(): number {
    return this.film.frames / this.film.rate;
  }

  /** From 0, before the hand came, to 1, when all had come to rest. */
  show(part: number): void {
    const { film } = this;
    const at = part * (film.frames - 1);
    const [frame, rest] = [Math.floor(at), at % 1];
    const [begun, left] = [eased(within(part * this.seconds)), eased(within((1 - part) * this.seconds))];
    const [now, then, where, next] = [new Quaternion(), new Quaternion(), new Vector3(), new Vector3()];
    for (const { body, group, turn, at: home, is, comes, strays } of this.#parts) {
      const [a, b] = [film.lie(frame, body), film.lie(Math.min(frame + 1, film.frames - 1), body)];
      where.set(a[0]!, a[1]!, a[2]!).lerp(next.set(b[0]!, b[1]!, b[2]!), rest);
      now.set(a[4]!, a[5]!, a[6]!, a[3]!).slerp(then.set(b[4]!, b[5]!, b[6]!, b[3]!), rest);
      const share = (comes ? 1 : begun) * (this.keep || strays ? 1 : left);
      group.position.lerpVectors(home, where, share);
      group.quaternion.slerpQuaternions(is, now.normalize().multiply(turn), share);
    }
    this.site.draw(true);
  }

  /** How fast the highest of what stands moves at last, across, in lattice units a second. */
  get left(): readonly [number, number] {
    const { film } = this;
    const stand = this.#parts.filter(({ strays }) => !strays);
    const highest = stand.sort((a, b) => b.at.z - a.at.z)[0];
    if (!highest || film.frames < 3 || this.keep) return [0, 0];
    const [one, other] = [film.frames - 3, film.frames - 1].map((frame) => film.lie(frame, highest.body));
    const seconds = 2 / film.rate;
    return [(other![0]! - one![0]!) / seconds, (other![1]! - one![1]!) / seconds];
  }

  /** The middle of all that falls in it, at the moment shown; nothing does: null. */
  get fallen(): Vector3 | null {
    const falling = this.#parts.filter(({ strays }) => strays);
    if (!falling.length) return null;
    const sum = falling.reduce((all, { group }) => all.add(group.position), new Vector3());
    return sum.divideScalar(falling.length);
  }

  /** `slow` times slower than life. */
  roll(slow: number, hurry: AbortSignal, each: (part: number) => void): Promise<void> {
    return tween(this.seconds * 1000 * slow, hurry, (part) => {
      this.show(part);
      each(part);
    });
  }

  /** Out of the tower with the new card, unless it lies in the rubble. */
  end(): void {
    if (this.#plate && !this.keep) this.site.tower.root.remove(this.#plate.group);
  }

  /** As before the film. */
  undo(): void {
    if (this.#plate) this.site.tower.root.remove(this.#plate.group);
    for (const { group, at, is } of this.#parts) {
      group.position.copy(at);
      group.quaternion.copy(is);
    }
  }
}
