// The keys of the site, the same in the scene and on the plan.
import type { KeyDeed } from '../../table/keys.svelte';
import type { SkyCtrl } from './ctrl.svelte';
import type { Layered } from './parts';

export interface Views {
  /** Whether there is another view to switch to. */
  readonly other: () => boolean;
  readonly change: () => void;
  /** The plan, while it is open. */
  readonly plan: () => Layered | null;
}

export const keysOf = (ctrl: SkyCtrl, { other, change, plan }: Views): readonly KeyDeed[] => [
  {
    code: 'KeyR',
    does: 'kit-key-turn',
    when: () => ctrl.place !== null,
    press: (e) => (plan() ?? ctrl).turn(e.shiftKey ? -1 : 1),
  },
  {
    code: 'KeyH',
    does: 'skyscraper-key-hold',
    when: () => ctrl.place !== null && !ctrl.calm,
    press: () => ctrl.stepHold(),
  },
  { code: 'KeyV', does: 'skyscraper-key-view', when: other, press: change },
  { code: 'PageUp', does: 'skyscraper-key-up', when: () => plan() !== null, press: () => plan()?.step(1) },
  {
    code: 'PageDown',
    does: 'skyscraper-key-down',
    when: () => plan() !== null,
    press: () => plan()?.step(-1),
  },
  {
    code: 'Escape',
    does: 'kit-key-back',
    when: () => ctrl.building || ctrl.chosen !== null,
    press: () => ctrl.cancel(),
  },
];
