// One short line: what the player can do next with the hands.
import type { Carried } from './carried.svelte';
import type { ClockworkCtrl } from './ctrl.svelte';

export function adviceOf(ctrl: ClockworkCtrl, carried?: Carried): string {
  const { t } = ctrl.table;
  if (!ctrl.mayAct) return '';
  if (carried?.aim) return ctrl.label(carried.aim);
  if (ctrl.note) return ctrl.note;
  if (ctrl.characters.length) return t('clockwork-ui-hint-choose');
  if (ctrl.placing) return t(ctrl.placing === 'Lay' ? 'clockwork-ui-hint-lay' : 'clockwork-ui-hint-point');
  if (ctrl.card !== null) return t('clockwork-ui-hint-again');
  if (ctrl.verb)
    return t(`clockwork-ui-hint-${ctrl.verb.type.toLowerCase()}`, { player: ctrl.who(ctrl.verb.of ?? 0) });
  if (ctrl.ends.some(({ straight }) => straight)) return t('clockwork-ui-hint-special');
  if (ctrl.ends.length) return t('clockwork-ui-hint-walk');
  return t('clockwork-ui-hint-verb');
}
