// Letters for deeds, by their place on the keyboard; Escape lets go.
import type { MoveDeed, PrisonCtrl } from './ctrl.svelte';
import { VERB_KEYS } from './deeds';

const MOVES: Readonly<Record<string, MoveDeed['type']>> = {
  KeyP: 'PickUp',
  KeyD: 'Drop',
  KeyV: 'Give',
  KeyE: 'Stop',
};

/** True if that key meant something just now. */
export function deedOfKey(code: string, ctrl: PrisonCtrl): boolean {
  if (code === 'Escape') {
    const had = ctrl.selected !== null;
    ctrl.cancel();
    return had;
  }
  const verb = VERB_KEYS[code];
  if (verb && ctrl.verbs.includes(verb)) return (ctrl.choose(verb), true);
  const move = ctrl.moveDeeds.find((deed) => deed.type === MOVES[code]);
  if (move) return (void ctrl.act(move), true);
  if (code !== 'KeyN' || !ctrl.may('Pass')) return false;
  return (void ctrl.act({ type: 'Pass' }), true);
}
