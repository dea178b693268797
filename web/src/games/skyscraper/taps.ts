// What is meant by a tap on the picture of the site, and whom a finger there takes up.
import type { Point } from '../../table/camera';
import { FINGER_PX } from '../../table/sights.svelte';
import { around, workersOf } from './around';
import type { SkyCtrl } from './ctrl.svelte';
import { aimed, dotted, tapped } from './dotted';
import type { Hit, Site } from './scene/site';

/** Whoever may be taken up there, or -1; a finger means who is beside it, too. */
export function workerUnder(ctrl: SkyCtrl, site: Site, at: Point, finger: boolean): number {
  if (ctrl.building) return -1;
  const hit = site.under(at.x, at.y).find(({ kind }) => kind === 'worker');
  if (hit?.kind === 'worker' && ctrl.ready.has(hit.number)) return hit.number;
  const near = finger && aimed(workersOf(ctrl), at, FINGER_PX, (spot) => site.onScreen(spot));
  return near ? near.number : -1;
}

export function tapSite(ctrl: SkyCtrl, site: Site, at: Point): void {
  const hits = site.under(at.x, at.y);
  if (ctrl.building) return tapPlace(ctrl, site, hits, at);
  const step = hits.find((hit) => hit.kind === 'cell');
  if (step?.kind === 'cell') return void ctrl.tapCell(step.cell);
  const worker = hits.find((hit) => hit.kind === 'worker');
  if (worker?.kind === 'worker' && ctrl.view.workers[worker.number]?.seat === ctrl.seat)
    return ctrl.choose(worker.number);
  const near = aimed(around(ctrl), at, FINGER_PX, (spot) => site.onScreen(spot));
  if (near) return near.take();
  if (!hits.length) ctrl.choose(null);
}

/** Ghosts lie over each other: a dot that is hit goes first, then what is nearest to the eye. */
function tapPlace(ctrl: SkyCtrl, site: Site, hits: readonly Hit[], at: Point): void {
  const dot = tapped(dotted(ctrl.places), at, ctrl.place?.key ?? null, (spot) => site.onScreen(spot));
  const ghost = hits.find((hit) => hit.kind === 'place' || hit.kind === 'chosen');
  const key = dot?.key ?? (ghost?.kind === 'place' ? ghost.key : ctrl.place?.key);
  const card = hits.find((hit) => hit.kind === 'card');
  if (!ghost && !dot) return card?.kind === 'card' && !ctrl.calm ? ctrl.holdCard(card.number) : undefined;
  if (key && key === ctrl.place?.key) return ctrl.turn();
  ctrl.choosePlace(key ?? null);
}
