// What to do next, in one line.
import type { PrisonCtrl } from './ctrl.svelte';
import { figureName, thingName } from './panels/names';

export function adviceOf(ctrl: PrisonCtrl): string {
  const { view, table } = ctrl;
  const { t } = table;
  if (!ctrl.mine) return '';
  if (ctrl.note) return t(ctrl.note, { name: tokenName(ctrl) });
  switch (view.expected) {
    case 'choose':
      return t('prison-board-choose', { name: tokenName(ctrl) });
    case 'put':
      return t('prison-board-put', { name: tokenName(ctrl) });
    case 'hide':
      return t('prison-board-hide');
    case 'move':
      return t('prison-board-moving', {
        name: figureName(view.moving?.figure ?? -1, view, t),
        points: view.moving?.points ?? 0,
      });
    case 'act':
      return acting(ctrl);
    default:
      return '';
  }
}

/** Of the token that waits for its square. */
function tokenName({ view, table }: PrisonCtrl): string {
  const { number, thing } = view.placing ?? view.putting ?? { number: -1, thing: false };
  return thing ? thingName(number, view, table.t) : figureName(number, view, table.t);
}

function acting(ctrl: PrisonCtrl): string {
  const { view, table } = ctrl;
  if (!ctrl.may('Pass')) return table.t('prison-board-first');
  if (ctrl.selected === null) return table.t('prison-board-select');
  const name = figureName(ctrl.selected, view, table.t);
  return ctrl.verb
    ? table.t('prison-board-where', { deed: table.t(`prison-board-verb-${ctrl.verb}`) })
    : table.t('prison-board-selected', { name });
}
