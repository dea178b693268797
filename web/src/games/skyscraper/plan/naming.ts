// Places, layers and joints by name, for those who listen and for the notes beside the plan.
import type { TextArgs } from '../../../table/contract';
import type { Cell, Pose, Standing, View } from '../../../wire/skyscraper';
import { cardAt } from '../deck';
import { linesSaid, placeSaid } from '../words';
import { floorsAt, layerOf } from './layers';

export type Say = (key: string, args?: TextArgs) => string;

/** A minus that is read as one. */
const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
export const poseName: (pose: Pose, t: Say) => string = placeSaid;

export const pointsName = (points: number, t: Say): string => t('skyscraper-plan-points', { points });

export const cellName = ({ x, y, z }: Cell, t: Say): string =>
  t('skyscraper-plan-cell', { x: number(x), y: number(y), z });

/** "height 4, floor 2". */
export function heightName(view: Pick<View, 'floors'>, height: number, t: Say): string {
  const floors = floorsAt(view, height);
  if (height === 0) return t('skyscraper-plan-ground');
  return t('skyscraper-plan-height', { z: height, floors: floors.join(', ') || 'none' });
}

/** A standing card: what it is, where, and its beams. */
export const standingName = ({ card, pose, beams }: Standing, t: Say): string =>
  t('skyscraper-plan-standing', {
    kind: t(`skyscraper-card-${cardAt(card).kind}`),
    where: poseName(pose, t),
    beams: linesSaid(beams, t),
  });

export function workerName(view: View, worker: number, name: (seat: number) => string, t: Say): string {
  const { seat, cell, lying } = view.workers[worker]!;
  const how = view.lost.includes(worker) ? 'lost' : lying ? 'lying' : 'standing';
  return t('skyscraper-plan-worker', {
    player: name(seat),
    how,
    where: cell ? cellName(cell, t) : t('skyscraper-plan-crew'),
  });
}

/** The whole of a layer in words. */
export function layerSaid(view: View, height: number, name: (seat: number) => string, t: Say): string {
  const { floors, feet, through } = layerOf(view.building, height);
  const cards = [...floors, ...feet, ...through].map(({ standing }) => standingName(standing, t));
  const people = view.workers.flatMap(({ cell }, n) =>
    cell?.z === height ? [workerName(view, n, name, t)] : [],
  );
  return [heightName(view, height, t), ...cards, ...people].join('. ');
}
