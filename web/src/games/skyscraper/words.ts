// Names of cards, places and workers, for buttons and for those who listen.
import type { TextArgs } from '../../table/contract';
import type { Cell, Pose } from '../../wire/skyscraper';
import type { SkyCtrl } from './ctrl.svelte';
import type { Step } from './stepping';
import { cardAt, LINES, linesOf } from './deck';
import { FACES_X, FLOOR } from './lattice';

type T = (key: string, args?: TextArgs) => string;

export const linesSaid = (beams: number, t: T): string =>
  linesOf(beams)
    .map((line) => t(`skyscraper-ui-line-${LINES[line]!.replace('_', '-')}`))
    .join(', ');

/** "upright card with a worker, beams left, top". */
export function cardSaid(card: number, t: T, beams = cardAt(card).beams): string {
  const { kind, worker } = cardAt(card);
  return t('skyscraper-ui-card', {
    kind: t(`skyscraper-card-${kind}`),
    worker: worker ? 'yes' : 'no',
    beams: linesSaid(beams, t),
  });
}

const letter = (x: number): string => (x < 0 ? `−${-x}` : `${x}`);

const kindOf = ({ plane }: Pose): string =>
  plane === FLOOR ? 'floor' : plane === FACES_X ? 'east' : 'north';

/** "wall facing east, column 1, row 2, height 2". */
export const placeSaid = (pose: Pose, t: T): string =>
  t('skyscraper-plan-place', { what: kindOf(pose), x: letter(pose.x), y: letter(pose.y), z: pose.z });

export const cellSaid = ({ x, y, z }: Cell, t: T): string =>
  t('skyscraper-ui-stand', { x: letter(x), y: letter(y), height: z });

export function stepSaid(step: Step, t: T): string {
  return t(`skyscraper-ui-step-${step.type.toLowerCase()}`, { where: cellSaid(step.cell, t) });
}

export function workerSaid(ctrl: SkyCtrl, number: number): string {
  const { table, view } = ctrl;
  const worker = view.workers[number];
  if (!worker?.cell) return '';
  const state = view.lost.includes(number) ? 'lost' : worker.lying ? 'lying' : 'standing';
  return table.t('skyscraper-ui-worker', {
    player: table.name(worker.seat),
    state,
    where: cellSaid(worker.cell, table.t),
  });
}

/** What to do next, in one line. */
export function adviceOf(ctrl: SkyCtrl): string {
  const { table, view } = ctrl;
  const { t } = table;
  if (!ctrl.mine) return view.stage === 'settle' ? t('skyscraper-prompt-settle') : '';
  if (view.stage === 'put') return t('skyscraper-ui-put');
  if (ctrl.place)
    return t(ctrl.place.faces.length > 1 ? 'skyscraper-ui-turn-or-set' : 'skyscraper-ui-set-it');
  if (ctrl.building) return t('skyscraper-ui-choose-place');
  if (ctrl.chosen === 'crew') return t('skyscraper-ui-choose-foot');
  if (ctrl.chosen !== null) return t('skyscraper-ui-choose-stand');
  return (!ctrl.presses.next && hintedAt(ctrl)) || t('skyscraper-ui-choose');
}

/** The first step of what the coach would do. */
function hintedAt({ hinted, table: { t } }: SkyCtrl): string {
  if (hinted?.type === 'Pick') return t('skyscraper-ui-hint-pick', { card: cardSaid(hinted.card, t) });
  if (hinted?.type === 'Send') return t('skyscraper-ui-hint-send');
  if (hinted?.type === 'Move' || hinted?.type === 'Shift')
    return t('skyscraper-ui-hint-move', { where: cellSaid(hinted.cell, t) });
  return '';
}
