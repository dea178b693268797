// Which way the board lies, how close one is, and where the camera goes when something happens.
import type BoardView from '../../table/Board.svelte';
import { grown, hull, type Camera, type Rect, type Size } from '../../table/camera';
import { CELL, NOWHERE, boardRect, centre, isLying, roomRect, type Facing } from './floor';

const PHONE_PX = 620;
const FINGER = 48 / CELL;
/** So much farther than comfortable, and the player wants to see all of it. */
const FAR = 0.9;
const LYING = 1.15;
const BUTTONS = 74;
/** A square of the rooms in front of each line. */
const FRONT = [24, 194] as const;

export class Eye {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  port = $state.raw<Size>({ w: 1, h: 1 });
  board: BoardView | null = null;

  /** `side` of whoever looks; `chosen` is the square one thinks about, or -1. */
  constructor(
    private readonly side: () => number,
    private readonly chosen: () => number,
  ) {}

  readonly small = $derived.by((): boolean => this.port.w < PHONE_PX);
  /** Whether it was small before: a window that has just become narrow is nobody's wish to see all. */
  #wasSmall = $state(false);
  readonly far = $derived.by((): boolean => this.small && this.#wasSmall && this.camera.scale < FINGER * FAR);
  readonly comfort = $derived.by((): number => (this.small && !this.far ? FINGER : 0));

  /** One's own line at the bottom, or at the left where the board lies lengthwise. */
  readonly facing = $derived.by((): Facing => {
    const own = this.side() === 0;
    if (this.port.w > this.port.h * LYING) return own ? 3 : 1;
    return own ? 2 : 0;
  });

  /** Below a lying board there is room for the kit's buttons. */
  readonly content = $derived.by((): Rect => {
    const whole = boardRect(this.facing);
    return isLying(this.facing) ? { ...whole, h: whole.h + BUTTONS } : whole;
  });

  readonly home = $derived.by((): Rect => {
    const chosen = this.chosen();
    return this.around(chosen >= 0 ? chosen : (FRONT[this.side() as 0 | 1] ?? FRONT[0]), 2.5);
  });

  around(square: number, cells: number): Rect {
    const { x, y } = centre(square, this.facing);
    return { x: x - cells * CELL, y: y - cells * CELL, w: 2 * cells * CELL, h: 2 * cells * CELL };
  }

  look(square: number): void {
    if (square >= 0 && !this.far) this.board?.centreOn(this.around(square, 1.2));
  }

  /** All of them at once; the middle of them, where they are too many. */
  lookAll(squares: readonly number[]): void {
    const [only = NOWHERE, second] = squares;
    if (second === undefined) return this.look(only);
    const whole = hull(squares.map((square) => centre(square, this.facing)));
    if (!this.far) this.board?.centreOn(grown(whole, CELL / 2));
  }

  lookRoom(place: number): void {
    if (!this.far) this.board?.centreOn(roomRect(place, this.facing));
  }

  /** The size it has now is the one the player sees and changes. */
  settle(): void {
    this.#wasSmall = this.small;
  }

  /** From here on the camera is the player's: it stays when what lies below grows or shrinks. */
  keep(): void {
    this.board?.closer(1);
  }

  /** Left of the middle of what is seen. */
  isLeft(square: number): boolean {
    return square >= 0 && centre(square, this.facing).x < this.camera.x;
  }
}
