// Where one looks from: around the turntable, from low to high, near or far. Pure but for the camera it sets.
import type { PerspectiveCamera } from 'three';

export const [LOW, HIGH] = [0.06, 1.45];
const [NEAREST, FARTHEST] = [0.35, 1.8];

export interface Span {
  /** Half of what is to be seen across, and its height. */
  readonly wide: number;
  readonly high: number;
}

/** Beside the middle of what is seen, and how much nearer. */
export interface Heed {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly near: number;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

const ALL: Heed = { x: 0, y: 0, z: 0, near: 1 };
const CLOSE = 0.72;
const HOME = { yaw: -0.65, pitch: 0.5, zoom: 1 };

export class Orbit {
  yaw = HOME.yaw;
  pitch = HOME.pitch;
  zoom = HOME.zoom;
  span: Span = { wide: 2.4, high: 2.6 };
  /** What is to be seen soon. */
  goal: Span = this.span;
  #heed: Heed = ALL;
  #heeds: Heed = ALL;

  /** A step nearer to it; true if there is more to go. */
  approach(part: number): boolean {
    const { wide, high } = this.span;
    const [dw, dh] = [this.goal.wide - wide, this.goal.high - high];
    const far = Math.abs(dw) + Math.abs(dh) > 0.02;
    this.span = far ? { wide: wide + dw * part, high: high + dh * part } : this.goal;
    return (this.#turns(part) || far) && part < 1;
  }

  #turns(part: number): boolean {
    const [is, goal] = [this.#heed, this.#heeds];
    const ways = (['x', 'y', 'z', 'near'] as const).map((axis) => goal[axis] - is[axis]);
    if (ways.every((way) => Math.abs(way) < 0.005)) this.#heed = goal;
    else {
      const [x, y, z, near] = ways.map((way) => way * part) as [number, number, number, number];
      this.#heed = { x: is.x + x, y: is.y + y, z: is.z + z, near: is.near + near };
    }
    return this.#heed !== goal;
  }

  /** The eye goes to that spot of the world, and nearer; to none: back to all. */
  attend(spot: { readonly x: number; readonly y: number; readonly z: number } | null): void {
    this.#heeds = spot ? { x: spot.x, y: spot.y - this.#middle, z: spot.z, near: CLOSE } : ALL;
  }

  get #middle(): number {
    return this.span.high * 0.46;
  }

  home(): void {
    Object.assign(this, HOME);
  }

  turn(across: number, up: number): void {
    this.yaw -= across;
    this.pitch = Math.min(HIGH, Math.max(LOW, this.pitch + up));
  }

  near(by: number): void {
    this.zoom = Math.min(FARTHEST, Math.max(NEAREST, this.zoom / by));
  }

  /** Two fingers, one of which has moved: apart comes nearer, around each other turns. */
  pinch(rests: Finger, before: Finger, now: Finger): void {
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - rests.x, y - rests.y));
    if (was && is) this.near(is / was);
    const [from, to] = [before, now].map(({ x, y }) => Math.atan2(y - rests.y, x - rests.x));
    this.turn(Math.atan2(Math.sin(from! - to!), Math.cos(from! - to!)), 0);
  }

  /** So far that everything is in the picture, however slim it is. */
  distance(fov: number, aspect: number): number {
    const half = Math.tan((fov * Math.PI) / 360);
    const tall = this.span.high / 2 + this.span.wide * Math.sin(this.pitch) * 0.75;
    return (
      (Math.max(tall / half, this.span.wide / (half * aspect)) + this.span.wide * 0.4) * this.zoom * 0.94
    );
  }

  aim(camera: PerspectiveCamera): void {
    const { x, z, near } = this.#heed;
    const far = this.distance(camera.fov, camera.aspect) * near;
    const y = this.#middle + this.#heed.y;
    const [flat, up] = [Math.cos(this.pitch) * far, Math.sin(this.pitch) * far];
    camera.position.set(x + Math.sin(this.yaw) * flat, y + up, z + Math.cos(this.yaw) * flat);
    camera.lookAt(x, y, z);
    camera.updateMatrixWorld();
  }
}
