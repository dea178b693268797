// Things in motion: films of gravity, workers who hop, cards that come down.
import { Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../wire/skyscraper';
import { inTempo } from '../../../table/tempo';
import type { Film } from '../film';
import { plateOf } from './plate';
import type { Tower } from './tower';

/** Where things move: a tower, and who draws it anew. */
interface Stage {
  readonly tower: Tower;
  draw(shadows?: boolean): void;
}

/** From 0 to 1 in so many milliseconds of this device's tempo; hurried, at once 1. */
export function tween(ms: number, hurry: AbortSignal, step: (part: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const [start, whole] = [performance.now(), inTempo(ms)];
    const next = (): void => {
      const part = hurry.aborted ? 1 : Math.min(1, (performance.now() - start) / whole);
      step(part);
      if (part < 1) requestAnimationFrame(next);
      else resolve();
    };
    next();
  });
}

/** Into its lean and back out of it: how long that takes, and from how far nothing comes back. */
const LEAN_S = 0.25;
const STRAYED = 0.75;

const within = (s: number): number => Math.min(1, s / LEAN_S);
const eased = (part: number): number => part * part * (3 - 2 * part);

export interface NewCard {
  readonly card: number;
  readonly pose: Pose;
  readonly beams: number;
}

/** The film of an act; `slow` times slower than life; `keep` what fell where it fell. */
export async function roll(
  site: Stage,
  film: Film,
  fresh: NewCard | null,
  slow: number,
  hurry: AbortSignal,
  keep = false,
): Promise<void> {
  const { tower } = site;
  const plate = fresh ? plateOf(fresh.card, fresh.pose, fresh.beams) : null;
  if (plate) tower.root.add(plate.group);
  const parts = film.bodies.map(({ worker, number }, body) => {
    const own = worker || number < tower.plates.length ? null : plate;
    const moved = worker ? tower.persons.get(number) : (own ?? tower.plates[number]);
    const group = moved?.group;
    const turn = moved && 'home' in moved ? moved.home.turn : new Quaternion();
    const [at, is] = [
      group?.position.clone() ?? new Vector3(),
      group?.quaternion.clone() ?? new Quaternion(),
    ];
    const [x, y, z] = film.lie(film.frames - 1, body);
    const returns = !keep && at.distanceTo(new Vector3(x, y, z)) < STRAYED;
    return { group, turn, at, is, comes: own !== null, returns };
  });
  const [now, then, where, next] = [new Quaternion(), new Quaternion(), new Vector3(), new Vector3()];
  const seconds = film.frames / film.rate;
  await tween(seconds * 1000 * slow, hurry, (part) => {
    const at = part * (film.frames - 1);
    const [frame, rest] = [Math.floor(at), at % 1];
    const [begun, left] = [eased(within(part * seconds)), eased(within((1 - part) * seconds))];
    parts.forEach(({ group, turn, at: home, is, comes, returns }, body) => {
      if (!group) return;
      const [a, b] = [film.lie(frame, body), film.lie(Math.min(frame + 1, film.frames - 1), body)];
      where.set(a[0]!, a[1]!, a[2]!).lerp(next.set(b[0]!, b[1]!, b[2]!), rest);
      now.set(a[4]!, a[5]!, a[6]!, a[3]!).slerp(then.set(b[4]!, b[5]!, b[6]!, b[3]!), rest);
      const share = (comes ? 1 : begun) * (returns ? left : 1);
      group.position.lerpVectors(home, where, share);
      group.quaternion.slerpQuaternions(is, now.normalize().multiply(turn), share);
    });
    site.draw(true);
  });
  if (plate && !keep) tower.root.remove(plate.group);
}

/** A worker from where it stood to where it stands now. */
export async function hop(
  site: Stage,
  number: number,
  from: Vector3 | null,
  ms: number,
  hurry: AbortSignal,
): Promise<void> {
  const group = site.tower.persons.get(number)?.group;
  if (!group) return;
  const end = group.position.clone();
  const start = from ?? end.clone().add(new Vector3(0, 0, 2.2));
  const high = from ? 0.6 + Math.abs(end.z - start.z) * 0.3 : 0;
  await tween(ms, hurry, (part) => {
    const at = eased(part);
    group.position.lerpVectors(start, end, at);
    group.position.z += Math.sin(part * Math.PI) * high;
    site.draw(true);
  });
}

/** The newest card comes home from above. */
export async function comeDown(site: Stage, ms: number, hurry: AbortSignal): Promise<void> {
  const plate = site.tower.plates.at(-1);
  if (!plate) return;
  await tween(ms, hurry, (part) => {
    plate.group.position.copy(plate.home.at);
    plate.group.position.z += (1 - eased(part)) * 1.6;
    site.draw(true);
  });
}
