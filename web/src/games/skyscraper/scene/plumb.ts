// A plumb line from what is carried to the ground: how deep it hangs in the picture.
import {
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  Vector3,
} from 'three';

const THREAD = new LineBasicMaterial({ color: '#fffaf0', transparent: true, opacity: 0.7 });
const FOOT = new MeshBasicMaterial({ color: '#fffaf0', transparent: true, opacity: 0.7, depthWrite: false });
const DOWN = [new Vector3(0, 0, 0), new Vector3(0, 0, -1)];
const OVER = 0.02;

export class Plumb {
  readonly root = new Group();
  readonly #thread = new Line(new BufferGeometry().setFromPoints(DOWN), THREAD);
  readonly #foot = new Mesh(new RingGeometry(0.07, 0.11, 24), FOOT);

  constructor() {
    this.root.visible = false;
    this.root.add(this.#thread, this.#foot);
  }

  /** From there straight down; none from nowhere. */
  hang(from: Vector3 | null): void {
    this.root.visible = from !== null;
    if (!from) return;
    this.#thread.position.copy(from);
    this.#thread.scale.z = Math.max(OVER, from.z);
    this.#foot.position.set(from.x, from.y, OVER);
  }
}
