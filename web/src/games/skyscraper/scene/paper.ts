// Papers, steel and colours of the site: made once, shared by all plates.
import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
} from 'three';
import { FACES, HI_VIS, STRIPES, picturesOf } from '../art';
import type { Card } from '../deck';

const SIDE = 256;
/** Of a card: 1.2 mm, drawn a little thicker. */
export const THICK = 0.045;

const painted = new Map<string, MeshLambertMaterial>();

export function paperOf(card: Card): MeshLambertMaterial {
  const key = `${card.kind}-${card.stance}-${card.worker}`;
  const known = painted.get(key);
  if (known) return known;
  const map = new CanvasTexture(drawn(card));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const made = new MeshLambertMaterial({ map });
  painted.set(key, made);
  return made;
}

function drawn(card: Card): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  const face = FACES[card.kind];
  pen.scale(SIDE / 200, SIDE / 200);
  pen.fillStyle = face.paper;
  pen.fillRect(0, 0, 200, 200);
  grain(pen);
  if (card.kind === 'foundation' || card.kind === 'prop' || card.kind === 'slab') stripes(pen);
  pen.strokeStyle = face.line;
  pen.lineWidth = 3;
  pen.setLineDash([6, 8]);
  pen.stroke(new Path2D('M100 8V192M8 100H192'));
  pen.setLineDash([]);
  pen.lineWidth = 5;
  pen.strokeRect(3, 3, 194, 194);
  for (const { d, fill } of picturesOf(card)) {
    pen.fillStyle = fill;
    pen.fill(new Path2D(d));
  }
  return canvas;
}

/** A little paper grain, the same on every sheet. */
function grain(pen: CanvasRenderingContext2D): void {
  for (let n = 0; n < 260; n += 1) {
    pen.fillStyle = n % 2 ? 'rgb(255 255 255 / .10)' : 'rgb(60 40 10 / .06)';
    pen.fillRect((n * 73) % 200, (n * 151) % 199, 3 + (n % 5), 2);
  }
}

function stripes(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'rgb(40 40 40 / .5)';
  pen.fill(new Path2D(STRIPES));
}

/** Both faces show the same places of the sheet: beams go through the card. */
function sheet(): BufferGeometry {
  const [t, corners] = [
    THICK / 2,
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const,
  ];
  const spots: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  for (const side of [1, -1]) {
    for (const [x, y] of corners) {
      spots.push(x, y, t * side);
      normals.push(0, 0, side);
      uvs.push((x + 1) / 2, (y + 1) / 2);
    }
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(spots, 3));
  made.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  made.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  made.setIndex([0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6]);
  return made;
}

export const SHEET = sheet();
export const RIM = new BoxGeometry(1.985, 1.985, THICK * 0.9);
export const BLOCK = new BoxGeometry(2, 2, 0.07);

export const EDGE = new MeshLambertMaterial({ color: '#8d7a58' });
export const STEEL = new MeshLambertMaterial({ color: '#78838d' });
export const FLANGE = new MeshLambertMaterial({ color: '#525c66' });
export const HOT = new MeshBasicMaterial({ color: '#ffb52e' });
export const HELD = new MeshBasicMaterial({ color: '#37c6dd' });
export const CLIP = new MeshLambertMaterial({ color: HI_VIS });
