// A card as it stands: paper between its beams.
import { BoxGeometry, Group, Matrix4, Mesh, Quaternion, Vector3, type Material } from 'three';
import type { Pose } from '../../../wire/skyscraper';
import { cardAt, linesOf } from '../deck';
import { AXES, endsOf, middleOf } from '../lattice';
import { EDGE, FLANGE, HELD, HOT, paperOf, RIM, SHEET, STEEL } from './paper';

const FLANGES = new BoxGeometry(2, 0.17, 0.085);
const WEB = new BoxGeometry(2, 0.06, 0.12);
/** Beams on an edge lie inside of it. */
const INSET = 0.09;

export interface Plate {
  readonly group: Group;
  readonly signature: string;
  readonly pose: Pose;
  /** How it lies where it should. */
  readonly home: { readonly at: Vector3; readonly turn: Quaternion };
  light(lines: readonly number[]): void;
  /** The other hand keeps it still. */
  hold(held: boolean): void;
}

export const signatureOf = (card: number, pose: Pose, beams: number): string =>
  [card, beams, pose.plane, pose.x, pose.y, pose.z].join();

export function homeOf(pose: Pose): { at: Vector3; turn: Quaternion } {
  const axis = (n: number): Vector3 => new Vector3(n === 0 ? 1 : 0, n === 1 ? 1 : 0, n === 2 ? 1 : 0);
  const [u, v] = [axis(AXES[pose.plane]![0]), axis(AXES[pose.plane]![1])];
  const basis = new Matrix4().makeBasis(u, v, u.clone().cross(v));
  return { at: new Vector3(...middleOf(pose)), turn: new Quaternion().setFromRotationMatrix(basis) };
}

export function plateOf(card: number, pose: Pose, beams: number): Plate {
  const group = new Group();
  const home = homeOf(pose);
  const sheet = new Mesh(SHEET, paperOf(cardAt(card)));
  const rim = new Mesh(RIM, EDGE as Material);
  sheet.castShadow = rim.castShadow = sheet.receiveShadow = true;
  group.add(sheet, rim);
  const girders = new Map(linesOf(beams).map((line) => [line, girder(line)] as const));
  for (const { all } of girders.values()) group.add(all);
  group.position.copy(home.at);
  group.quaternion.copy(home.turn);
  const light = (lines: readonly number[]): void =>
    girders.forEach((each, line) => each.paint(lines.includes(line)));
  const hold = (held: boolean): void => void (rim.material = held ? HELD : EDGE);
  return { group, signature: signatureOf(card, pose, beams), pose, home, light, hold };
}

interface Girder {
  readonly all: Group;
  paint(hot: boolean): void;
}

function girder(line: number): Girder {
  const [[u, v], [u2]] = endsOf(line);
  const all = new Group();
  const flange = new Mesh(FLANGES, FLANGE as Material);
  const web = new Mesh(WEB, STEEL as Material);
  flange.castShadow = true;
  all.add(flange, web);
  const inside = (at: number): number => Math.min(Math.max(at, INSET), 2 - INSET) - 1;
  if (u === u2) {
    all.rotation.z = Math.PI / 2;
    all.position.x = inside(u);
  } else all.position.y = inside(v);
  const paint = (hot: boolean): void => {
    flange.material = hot ? HOT : FLANGE;
    web.material = hot ? HOT : STEEL;
  };
  return { all, paint };
}
