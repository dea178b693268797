// A worker with a hard hat in the colour of its seat, and the seat's mark above it.
import {
  CanvasTexture,
  CapsuleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  TorusGeometry,
} from 'three';
import { seatMark } from '../../../table/seatMark';
import { HI_VIS } from '../art';

export const SEAT_COLOURS = ['#d3452b', '#2b7fc0', '#2f9158', '#8a55b4'];
/** From its foot to its middle, in units: 9 mm. */
export const HALF = 0.225;

const LEGS = new CylinderGeometry(0.075, 0.085, 0.16, 10);
const BODY = new CapsuleGeometry(0.095, 0.09, 4, 10);
const BAND = new TorusGeometry(0.096, 0.016, 6, 14);
const HEAD = new SphereGeometry(0.07, 12, 10);
const HAT = new SphereGeometry(0.088, 14, 8, 0, Math.PI * 2, 0, Math.PI / 2);
const BRIM = new CylinderGeometry(0.115, 0.115, 0.018, 14);

const TROUSERS = new MeshLambertMaterial({ color: '#36414d' });
const VEST = new MeshLambertMaterial({ color: HI_VIS });
const STRIPE = new MeshLambertMaterial({ color: '#fff1a8' });
const SKIN = new MeshLambertMaterial({ color: '#e3b087' });
const GREY = new MeshLambertMaterial({ color: '#8b8680' });
const HATS = SEAT_COLOURS.map((color) => new MeshLambertMaterial({ color }));

const badges = new Map<string, SpriteMaterial>();

function badge(seat: number, lost: boolean): SpriteMaterial {
  const key = `${seat}-${lost}`;
  const known = badges.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d')!;
  pen.translate(32, 32);
  pen.scale(2.5, 2.5);
  const path = new Path2D(seatMark(seat).path);
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fffaf0';
  pen.stroke(path);
  pen.fillStyle = lost ? '#6b6661' : (SEAT_COLOURS[seat] ?? '#555');
  pen.fill(path);
  if (lost) {
    pen.strokeStyle = '#fffaf0';
    pen.lineWidth = 2.5;
    pen.stroke(new Path2D('M-4-4L4 4M4-4L-4 4'));
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const made = new SpriteMaterial({ map, depthWrite: false, depthTest: false });
  badges.set(key, made);
  return made;
}

export interface Person {
  readonly group: Group;
  readonly seat: number;
  lose(lost: boolean): void;
}

/** Its middle is the group's; z is up. */
export function personOf(seat: number): Person {
  const group = new Group();
  const figure = new Group();
  figure.rotation.x = Math.PI / 2;
  figure.position.z = -HALF;
  const part = (
    shape: ConstructorParameters<typeof Mesh>[0],
    paint: MeshLambertMaterial,
    y: number,
  ): Mesh => {
    const mesh = new Mesh(shape, paint);
    mesh.position.y = y;
    mesh.castShadow = true;
    figure.add(mesh);
    return mesh;
  };
  part(LEGS, TROUSERS, 0.08);
  part(BODY, VEST, 0.22);
  part(BAND, STRIPE, 0.21).rotation.x = Math.PI / 2;
  part(HEAD, SKIN, 0.385);
  const hat = HATS[seat % HATS.length]!;
  const [dome, brim] = [part(HAT, hat, 0.4), part(BRIM, hat, 0.402)];
  const mark = new Sprite(badge(seat, false));
  mark.renderOrder = 5;
  mark.scale.setScalar(0.24);
  mark.position.z = HALF + 0.2;
  group.add(figure, mark);
  const lose = (lost: boolean): void => {
    dome.material = brim.material = lost ? GREY : hat;
    mark.material = badge(seat, lost);
  };
  return { group, seat, lose };
}
