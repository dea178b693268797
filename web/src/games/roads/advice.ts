// One short line: what the player can do next with the hands.
import type { RoadsCtrl } from './ctrl.svelte';

export function adviceOf(ctrl: RoadsCtrl): string {
  const { t } = ctrl.table;
  if (!ctrl.mayLay) return '';
  if (ctrl.face === null) return t('roads-ui-do-pick');
  if (ctrl.spot) return t(ctrl.ways.length > 1 ? 'roads-ui-do-turn' : 'roads-ui-do-lay');
  if (!ctrl.shows) return t('roads-ui-do-try', { face: ctrl.face });
  return t('roads-ui-do-place', { face: ctrl.face, places: ctrl.places.length });
}
