// The turntable under the building, and the evening sun over it.
import {
  CircleGeometry,
  CylinderGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  RingGeometry,
} from 'three';

const TOP = new MeshLambertMaterial({ color: '#b9a17c' });
const RING = new MeshLambertMaterial({ color: '#f26a1b' });
const BASE = new MeshLambertMaterial({ color: '#5a4a52' });
const MARK = new MeshLambertMaterial({ color: '#8f7a58' });

/** Unit radius; grows with the building. */
export function turntable(): Group {
  const all = new Group();
  const base = new Mesh(new CylinderGeometry(1, 0.97, 0.12, 64), BASE);
  base.position.y = -0.1;
  const top = new Mesh(new CircleGeometry(0.965, 64), TOP);
  top.receiveShadow = true;
  const ring = new Mesh(new RingGeometry(0.93, 0.965, 64), RING);
  const mark = new Mesh(new RingGeometry(0.6, 0.606, 64), MARK);
  [top, ring, mark].forEach((each, n) => {
    each.rotation.x = -Math.PI / 2;
    each.position.y = -0.03 + n * 0.004;
  });
  all.add(base, top, ring, mark);
  return all;
}

export interface Lights {
  readonly all: Group;
  readonly sun: DirectionalLight;
}

export function lights(): Lights {
  const all = new Group();
  const sun = new DirectionalLight('#ffd9a3', 2.3);
  sun.position.set(6, 9, 7);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.bias = -0.0015;
  sun.shadow.normalBias = 0.02;
  all.add(new HemisphereLight('#ffe6d0', '#6b5a86', 1.75), sun, sun.target);
  return { all, sun };
}

/** The shadow's frame is as large as what stands. */
export function shine({ sun }: Lights, radius: number, height: number): void {
  const reach = Math.max(radius, height) + 1;
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-reach, reach, reach, -reach];
  [camera.near, camera.far] = [0.5, reach * 5];
  sun.position.set(reach * 0.9, reach * 1.5, reach * 1.1);
  sun.target.position.set(0, height / 2, 0);
  camera.updateProjectionMatrix();
}
