// What could be: ghosts of the card at every place, and places to stand that glow.
import {
  CircleGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  type Object3D,
} from 'three';
import type { Cell } from '../../../wire/skyscraper';
import { cellKey } from '../lattice';
import type { Place } from '../placing';
import { BLOCK } from './paper';
import { homeOf } from './plate';

export interface Stand {
  readonly cell: Cell;
  readonly free: boolean;
  readonly hinted: boolean;
}

const OUTLINE = new EdgesGeometry(BLOCK);
const GHOST = new MeshBasicMaterial({
  color: '#ffd27a',
  transparent: true,
  opacity: 0.16,
  depthWrite: false,
  side: DoubleSide,
});
const HINT = new MeshBasicMaterial({
  color: '#4fb3ff',
  transparent: true,
  opacity: 0.5,
  depthWrite: false,
  side: DoubleSide,
});
const LINE = new LineBasicMaterial({ color: '#fff0c2', transparent: true, opacity: 0.75 });
const HIDDEN = new MeshBasicMaterial({ visible: false });
const DISC = new CircleGeometry(0.34, 24);
const RING = new RingGeometry(0.3, 0.38, 28);
const TO = new MeshBasicMaterial({ color: '#ffb52e', transparent: true, opacity: 0.55, depthWrite: false });
const FREE = new MeshBasicMaterial({ color: '#5fd0e0', transparent: true, opacity: 0.55, depthWrite: false });
const RIM = new MeshBasicMaterial({ color: '#fffaf0' });
const SELECT = new MeshBasicMaterial({
  color: '#fff6dd',
  depthTest: false,
  transparent: true,
  side: DoubleSide,
});

const CHOSEN = new LineBasicMaterial({ color: '#fffaf0' });

/** Around the card in hand. */
export const outline = (): LineSegments => new LineSegments(OUTLINE, CHOSEN);

export class Glow {
  readonly root = new Group();
  readonly #places = new Group();
  readonly #stands = new Group();
  readonly selected = new Mesh(new RingGeometry(0.17, 0.22, 28), SELECT);

  constructor() {
    this.selected.visible = false;
    this.root.add(this.#places, this.#stands, this.selected);
  }

  /** `shown` false: they can be hit, but a purist sees nothing. */
  places(places: readonly Place[], chosen: string | null, shown: boolean, hinted: string | null): void {
    this.#places.clear();
    for (const { key, pose } of places) {
      if (key === chosen) continue;
      const { at, turn } = homeOf(pose);
      const ghost = new Mesh(BLOCK, key === hinted ? HINT : shown ? GHOST : HIDDEN);
      ghost.position.copy(at);
      ghost.quaternion.copy(turn);
      ghost.userData.hit = { kind: 'place', key };
      if (shown) ghost.add(new LineSegments(OUTLINE, LINE));
      ghost.renderOrder = 2;
      this.#places.add(ghost);
    }
  }

  stands(stands: readonly Stand[], shown: boolean): void {
    this.#stands.clear();
    for (const { cell, free, hinted } of stands) {
      const disc = new Mesh(DISC, hinted ? HINT : shown ? (free ? FREE : TO) : HIDDEN);
      disc.position.set(cell.x + 0.5, cell.y + 0.5, cell.z + (cell.z ? 0.06 : 0.01));
      disc.userData.hit = { kind: 'cell', key: cellKey(cell), cell };
      if (shown) disc.add(new Mesh(RING, RIM));
      this.#stands.add(disc);
    }
  }

  get targets(): Object3D[] {
    return [...this.#places.children, ...this.#stands.children];
  }
}
