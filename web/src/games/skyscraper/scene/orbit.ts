// Where one looks from: around the turntable, from low to high, near or far. Pure but for the camera it sets.
import type { PerspectiveCamera } from 'three';

export const [LOW, HIGH] = [0.06, 1.45];
const [NEAREST, FARTHEST] = [0.35, 1.8];

export interface Span {
  /** Half of what is to be seen across, and its height. */
  readonly wide: number;
  readonly high: number;
}

const HOME = { yaw: -0.65, pitch: 0.5, zoom: 1 };

export class Orbit {
  yaw = HOME.yaw;
  pitch = HOME.pitch;
  zoom = HOME.zoom;
  span: Span = { wide: 2.4, high: 2.6 };
  /** What is to be seen soon. */
  goal: Span = this.span;

  /** A step nearer to it; true if there is more to go. */
  approach(part: number): boolean {
    const { wide, high } = this.span;
    const [dw, dh] = [this.goal.wide - wide, this.goal.high - high];
    const far = Math.abs(dw) + Math.abs(dh) > 0.02;
    this.span = far ? { wide: wide + dw * part, high: high + dh * part } : this.goal;
    return far && part < 1;
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

  /** So far that everything is in the picture, however slim it is. */
  distance(fov: number, aspect: number): number {
    const half = Math.tan((fov * Math.PI) / 360);
    const tall = this.span.high / 2 + this.span.wide * Math.sin(this.pitch) * 0.75;
    return (
      (Math.max(tall / half, this.span.wide / (half * aspect)) + this.span.wide * 0.4) * this.zoom * 0.94
    );
  }

  aim(camera: PerspectiveCamera): void {
    const far = this.distance(camera.fov, camera.aspect);
    const middle = this.span.high * 0.46;
    const [flat, up] = [Math.cos(this.pitch) * far, Math.sin(this.pitch) * far];
    camera.position.set(Math.sin(this.yaw) * flat, middle + up, Math.cos(this.yaw) * flat);
    camera.lookAt(0, middle, 0);
    camera.updateMatrixWorld();
  }
}
