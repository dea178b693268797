// The keys of the site, the same in the scene and on the plan.
import type { KeyDeed } from '../../table/keys.svelte';
import type { SkyCtrl } from './ctrl.svelte';

/** `sees`: whether there is another view to switch to. */
export const keysOf = (ctrl: SkyCtrl, sees: () => boolean, onview: () => void): readonly KeyDeed[] => [
  {
    code: 'KeyR',
    does: 'kit-key-turn',
    when: () => ctrl.place !== null,
    press: (e) => ctrl.turn(e.shiftKey ? -1 : 1),
  },
  {
    code: 'KeyH',
    does: 'skyscraper-key-hold',
    when: () => ctrl.place !== null && !ctrl.calm,
    press: () => ctrl.stepHold(),
  },
  { code: 'KeyV', does: 'skyscraper-key-view', when: sees, press: onview },
  { code: 'PageUp', does: 'skyscraper-key-up' },
  { code: 'PageDown', does: 'skyscraper-key-down' },
  {
    code: 'Escape',
    does: 'kit-key-back',
    when: () => ctrl.building || ctrl.chosen !== null,
    press: () => ctrl.cancel(),
  },
];
