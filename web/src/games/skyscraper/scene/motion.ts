// Things in motion: workers who hop, cards that come down.
import { Vector3 } from 'three';
import { inTempo } from '../../../table/tempo';
import type { Tower } from './tower';

/** Where things move: a tower, and who draws it anew. */
export interface Stage {
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

export const eased = (part: number): number => part * part * (3 - 2 * part);

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
