// Who won, and why, in a sentence each.
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

/** Whoever looks on or won hears of the others; who has resigned, of what they did themselves. */
export function cause(outcome: Outcome, ctrl: Pick<AnyCtrl, 'name'>, mine: ReadonlySet<number>): string {
  const [seat] = mine;
  const left = outcome.reason === 'over-resigned' && !outcome.winners.some((won) => mine.has(won));
  return left && seat !== undefined
    ? t('log-resigned', { player: ctrl.name(seat), you: 'yes' })
    : t(outcome.reason);
}
