// The building and its workers as they are shown: plates, connectors, figures.
import { BoxGeometry, Group, Mesh, MeshLambertMaterial, Quaternion, Vector3 } from 'three';
import type { Cell, JointSeen, Pose, Standing, Worker } from '../../../wire/skyscraper';
import { strainColour } from '../art';
import { cellKey, endsOf, footing, jointOf, onCard, type Spot } from '../lattice';
import type { Meeting } from '../meeting';
import type { Shown } from '../shown';
import { CLIP } from './paper';
import { HALF, personOf, type Person } from './person';
import { plateOf, signatureOf, type Plate } from './plate';

const PIN = new BoxGeometry(0.2, 0.2, 0.34);
const LYING = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2);
const FLOOR = 0.03;

export class Tower {
  readonly root = new Group();
  readonly plates: Plate[] = [];
  readonly persons = new Map<number, Person>();
  #clips: Mesh[] = [];
  /** Joints coloured by what they carry. */
  lens = false;

  show({ building, workers, joints, lost }: Shown): void {
    this.#build(building);
    this.#join(building, joints);
    this.#people(workers, lost);
  }

  #build(building: readonly Standing[]): void {
    building.forEach(({ card, pose, beams }, n) => {
      const now = this.plates[n];
      if (now?.signature === signatureOf(card, pose, beams)) return place(now);
      if (now) this.root.remove(now.group);
      this.plates[n] = plateOf(card, pose, beams);
      this.root.add(this.plates[n]!.group);
    });
    for (const gone of this.plates.splice(building.length)) this.root.remove(gone.group);
  }

  /** A connector goes wherever the card goes that came later. */
  #join(building: readonly Standing[], joints: readonly JointSeen[]): void {
    for (const clip of this.#clips) clip.removeFromParent();
    this.#clips = [];
    for (const { first, second, strain } of joints) {
      const [one, other] = [building[first], building[second]];
      const line = one && other && jointLine(one.pose, other.pose);
      if (!line) continue;
      const clip = new Mesh(PIN, this.lens && strain >= 0 ? strained(strain) : CLIP);
      clip.position.set(...midway(...line));
      clip.lookAt(new Vector3(...line[1]));
      if (this.lens && strain >= 0) clip.scale.set(0.8, 0.8, 4.2);
      this.root.add(clip);
      this.plates[second]?.group.attach(clip);
      this.#clips.push(clip);
    }
  }

  #people(workers: readonly Worker[], lost: readonly number[]): void {
    const spots = standing(workers);
    workers.forEach(({ seat, lying }, number) => {
      const spot = spots.get(number);
      const known = this.persons.get(number);
      if (!spot) {
        if (known) this.root.remove(known.group);
        this.persons.delete(number);
        return;
      }
      const person = known ?? personOf(seat);
      person.lose(lost.includes(number));
      person.group.position.set(spot[0], spot[1], spot[2] + (lying ? 0.0875 : HALF));
      person.group.quaternion.copy(lying ? LYING : new Quaternion());
      if (!known) this.root.add(person.group);
      this.persons.set(number, person);
    });
  }

  /** Beams that meet glow; without any they are steel again. */
  light(meets: readonly Meeting[], own: Plate | null = null): void {
    this.plates.forEach((plate, n) =>
      plate.light(meets.filter(({ card }) => card === n).map(({ line }) => line)),
    );
    own?.light(meets.map(({ own: line }) => line));
  }
}

const place = ({ group, home }: Plate): void => {
  group.position.copy(home.at);
  group.quaternion.copy(home.turn);
};

const paints = new Map<string, MeshLambertMaterial>();
function strained(strain: number): MeshLambertMaterial {
  const color = strainColour(strain);
  const paint = paints.get(color) ?? new MeshLambertMaterial({ color });
  paints.set(color, paint);
  return paint;
}

export function jointLine(one: Pose, other: Pose): readonly [Spot, Spot] | null {
  const joint = jointOf(one, other);
  if (!joint) return null;
  const [[u, v], [u2, v2]] = endsOf(joint.first);
  return [onCard(one, u, v), onCard(one, u2, v2)];
}

const midway = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Where each worker's feet are. */
export function standing(workers: readonly Worker[]): Map<number, Spot> {
  const together = new Map<string, number[]>();
  workers.forEach(({ cell }, number) => {
    if (cell) together.set(cellKey(cell), [...(together.get(cellKey(cell)) ?? []), number]);
  });
  const spots = new Map<number, Spot>();
  for (const numbers of together.values()) {
    numbers.forEach((number, n) => spots.set(number, footed(workers[number]!.cell!, n, numbers.length)));
  }
  return spots;
}

function footed(cell: Cell, n: number, count: number): Spot {
  const [x, y] = footing(n, count);
  return [cell.x + 0.5 + x, cell.y + 0.5 + y, cell.z ? cell.z + FLOOR : 0];
}
