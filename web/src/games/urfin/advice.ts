// One short line: what the player can do next with the hands.
import type { UrfinCtrl } from './ctrl.svelte';
import { hasAxis, isRoof } from './parts';
import { foreseen } from './words';

export function adviceOf(ctrl: UrfinCtrl): string {
  const { t } = ctrl.table;
  const { preview } = ctrl.foresight;
  const told = preview ? foreseen(preview, t) : '';
  if (ctrl.over || !ctrl.building) return '';
  if (told) return told;
  if (ctrl.ghost !== null) return t('urfin-ui-do-confirm');
  if (ctrl.held === null) return ctrl.view.drawn.length ? t('urfin-ui-do-pick') : t('urfin-ui-do-done');
  if (ctrl.shows && ctrl.cells.size === 0)
    return t(isRoof(ctrl.held) ? 'urfin-ui-do-base-first' : 'urfin-ui-do-nowhere');
  return t(
    hasAxis(ctrl.held) ? 'urfin-ui-do-roof-3' : isRoof(ctrl.held) ? 'urfin-ui-do-roof' : 'urfin-ui-do-place',
  );
}
