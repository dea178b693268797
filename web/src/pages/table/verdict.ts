// Who won, in a sentence.
import { t } from '../../i18n/i18n.svelte';
import type { AnyCtrl } from '../../table/contract';
import type { Outcome } from '../../wire/wire';

export function verdict(outcome: Outcome, ctrl: Pick<AnyCtrl, 'name' | 'seat' | 'info'>): string {
  const [first, ...more] = outcome.winners;
  const team = ctrl.info.cooperative;
  const alone = ctrl.info.seats.length === 1;
  if (first === undefined) return t(team || alone ? 'over-lost-together' : 'over-draw');
  if (more.length && team) return t('over-won-together');
  if (more.length) return t('over-win-shared', { players: outcome.winners.map(ctrl.name).join(', ') });
  return t('over-win', { player: ctrl.name(first), you: first === ctrl.seat ? 'yes' : 'no' });
}
