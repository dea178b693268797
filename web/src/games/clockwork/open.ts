// What lies open for this seat just now: a secret between two, a search, a discard.
import type { ClockworkTable } from './ctrl.svelte';
import { isPart } from './cards';

export interface Shown {
  readonly card: number;
  readonly caption: string;
  readonly secret?: true;
}

export function openCards(table: ClockworkTable): readonly Shown[] {
  const { view } = table;
  if (view.stage === 'choose' || view.stage === 'over') return [];
  const secret = secretOf(table);
  return view.asker === null ? searched(table) : [...(secret ? [secret] : []), ...discarded(table)];
}

function searched(table: ClockworkTable): Shown[] {
  const { view, t } = table;
  const sought = view.sought ? [{ card: view.sought, caption: t('clockwork-ui-open-sought') }] : [];
  const found = view.found ? [{ card: view.found, caption: t('clockwork-ui-open-found') }] : [];
  return [...sought, ...found, ...discarded(table)];
}

function discarded({ view, t }: ClockworkTable): Shown[] {
  return view.shown && view.stage === 'lay'
    ? [{ card: view.shown, caption: t('clockwork-ui-open-shown') }]
    : [];
}

/** Only two see the card; the others see that there is one. */
export function secretOf(table: ClockworkTable): Shown | null {
  const { view, t, seat } = table;
  const [asker, giver] = [view.asker ?? 0, view.giver ?? 0];
  if (view.asker === null || !['give', 'return', 'counter'].includes(view.stage)) return null;
  return { card: view.sought, caption: captionFor(), secret: true };

  function captionFor(): string {
    if (seat === giver)
      return t(isPart(view.sought) ? 'clockwork-ui-secret-shown' : 'clockwork-ui-secret-asked', {
        player: table.name(asker),
      });
    if (seat === asker) return t('clockwork-ui-secret-mine', { player: table.name(giver) });
    return t('clockwork-ui-secret-third', { player: table.name(asker), other: table.name(giver) });
  }
}
