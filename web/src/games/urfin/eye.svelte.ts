// How close one is to the map, and where the camera goes.
import { tick } from 'svelte';
import type BoardView from '../../table/Board.svelte';
import { fitted, toScreen, type Camera, type Point, type Rect, type Size } from '../../table/camera';
import type { MapSeen } from '../../wire/urfin';
import { CELL, cellAt, cellRect, centre, offCentre } from './ground';
import type { Offset } from './ctrl.svelte';

export const ZOOM = { min: 0.12, max: 2 };
export const FINGER_PX = 45;
export const MOUSE_PX = 17;
const NEAR = 1.1;
/** A tower is higher than its cell. */
const TOWER_PX = 34;
const NOWHERE = { cell: null, offset: { dx: 0, dy: 0 } };

export class Eye {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  port = $state.raw<Size>({ w: 1, h: 1 });
  /** Asked for by a tap only: a map that changes its size by itself must not come closer. */
  comfort = $state(0);
  board: BoardView | null = null;

  constructor(private readonly map: () => MapSeen) {}

  /** Pieces stay large enough to be told apart on a small map. */
  readonly scale = $derived.by(() => Math.min(Math.max(0.5 / this.camera.scale, 1.12), 1.9));

  /** Flying to where one is already would draw the whole land anew. */
  whole(content: Rect): void {
    if (this.camera.scale > fitted(content, this.port, ZOOM).scale * NEAR) this.board?.fit();
  }

  /** Too small to be hit. */
  isFar(finger: number): boolean {
    return CELL * this.camera.scale < finger - 2;
  }

  look(cell: number): void {
    this.board?.centreOn(cellRect(this.map(), cell, 1));
  }

  async comeCloser(cell: number, finger: number): Promise<void> {
    this.comfort = finger / CELL;
    await tick();
    // From here on the camera is the player's: it stays when the tray grows or shrinks.
    this.board?.closer(1);
    this.look(cell);
    this.comfort = 0;
  }

  /** What stands on a cell, on the screen. */
  seen(cell: number): { at: Point; half: number; head: number } {
    const at = toScreen(this.camera, this.port, centre(this.map(), cell));
    return { at, half: (CELL / 2) * this.camera.scale, head: TOWER_PX };
  }

  /** The cell under a point of the page, and how far from its middle. */
  under(finger: Point): { cell: number | null; offset: Offset } {
    const point = this.board?.under(finger) ?? null;
    const cell = point && cellAt(this.map(), point);
    return point && cell !== null ? { cell, offset: offCentre(this.map(), cell, point) } : NOWHERE;
  }
}
