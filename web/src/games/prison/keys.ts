// Letters for deeds, by their place on the keyboard; Escape lets go.
import type { KeyDeed } from '../../table/keys.svelte';
import type { MoveDeed, PrisonCtrl } from './ctrl.svelte';
import { VERB_KEYS } from './deeds';

export const MOVE_KEYS: readonly (readonly [code: string, type: MoveDeed['type'], does: string])[] = [
  ['KeyP', 'PickUp', 'prison-board-pick-up'],
  ['KeyD', 'Drop', 'prison-key-drop'],
  ['KeyV', 'Give', 'prison-key-give'],
  ['KeyE', 'Stop', 'prison-board-stop'],
];

export const PASS_KEY = 'KeyN';

export function keysOf(ctrl: PrisonCtrl): readonly KeyDeed[] {
  const meant = (type: MoveDeed['type']): MoveDeed | undefined =>
    ctrl.moveDeeds.find((deed) => deed.type === type);
  const does = (type: MoveDeed['type']): void => {
    const deed = meant(type);
    if (deed) void ctrl.act(deed);
  };
  return [
    ...Object.entries(VERB_KEYS).map(([code, verb]) => ({
      code,
      does: `prison-board-verb-${verb}`,
      when: () => ctrl.verbs.includes(verb),
      press: () => ctrl.choose(verb),
    })),
    ...MOVE_KEYS.map(([code, type, text]) => ({
      code,
      does: text,
      when: () => meant(type) !== undefined,
      press: () => does(type),
    })),
    {
      code: PASS_KEY,
      does: 'prison-board-pass',
      when: () => ctrl.mayEnd,
      press: () => ctrl.endTurn(),
    },
    { code: 'Escape', does: 'kit-key-back', when: () => ctrl.selected !== null, press: () => ctrl.cancel() },
  ];
}
