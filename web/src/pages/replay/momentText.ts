// A moment that mattered, in a line.
import { t } from '../../i18n/i18n.svelte';
import type { AnyCtrl } from '../../table/contract';
import type { Moment } from '../../wire/wire';
import { percent } from './landscape';

export const LABELS = [
  'slip',
  'error',
  'blunder',
  'fell',
  'lucky',
  'unlucky',
] as const satisfies readonly Moment['label'][];

export const momentText = (moment: Moment, ctrl: Pick<AnyCtrl, 'name'>): string =>
  t('review-moment', {
    player: ctrl.name(moment.seat),
    what: t(`review-${moment.label}`),
    before: percent(moment.before),
    after: percent(moment.after),
  });
