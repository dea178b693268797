// A pen that feels how hard it is pressed: light, its card hangs over its place; pressed, it goes down into
// the clips, and stays down while it is lifted off. Pure.

const HANGS_MM = 7;
/** Of all it can be pressed. */
const SEATED = 0.35;

export class Pen {
  #lift = 0;

  /** A pen near another place, or none at all. */
  lifted(pressed: number | null): void {
    this.#lift = pressed === null ? 0 : HANGS_MM * (1 - Math.min(1, pressed / SEATED));
  }

  press(pressed: number): void {
    this.#lift = Math.min(this.#lift, HANGS_MM * (1 - Math.min(1, pressed / SEATED)));
  }

  /** Over its place, in millimetres. */
  get liftMm(): number {
    return this.#lift;
  }
}
