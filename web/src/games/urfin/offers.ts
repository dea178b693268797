// What can be done with a part that is shown on the map: turned, put, taken elsewhere.
import type { Offer } from '../../table/confirm';
import type { UrfinCtrl } from './ctrl.svelte';

export function offersOf(ctrl: UrfinCtrl): readonly Offer[] {
  const { t } = ctrl.table;
  const { axis } = ctrl;
  const turn: Offer = {
    does: 'turn',
    label: t('urfin-ui-turn-roof', { axis }),
    key: 'R',
    act: () => ctrl.turn(),
  };
  return [
    ...(axis ? [turn] : []),
    { does: 'put', label: t('urfin-ui-put'), act: () => void ctrl.confirm() },
    { does: 'cancel', label: t('urfin-ui-elsewhere'), key: 'Esc', act: () => void ctrl.cancel() },
  ];
}
