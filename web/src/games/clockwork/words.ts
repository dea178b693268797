// Fields, places and actions in words: for buttons, and for those who listen to the screen.
import type { TextArgs } from '../../table/contract';
import type { Action } from '../../wire/clockwork';
import { isPart } from './cards';
import { placeName, plankOf } from './city';
import { columnOf, rowOf } from './discards';

export interface Speaker {
  t(key: string, args?: TextArgs): string;
  name(seat: number): string;
}

export function fieldName(field: number, { t }: Speaker): string {
  const plank = plankOf(field);
  if (!plank) return t('clockwork-field', { field });
  const [from, end] = [t(placeName(plank.from)), t(placeName(plank.to))];
  return t('clockwork-ui-plank', { number: plank.number, from, end });
}

export const spot = (place: number): { row: number; column: number } => ({ row: rowOf(place) + 1, column: columnOf(place) + 1 });

export function labelOf(action: Action, speaker: Speaker): string {
  const { t } = speaker;
  switch (action.type) {
    case 'Choose':
      return t('clockwork-ui-do-choose', { character: action.character });
    case 'Walk':
      return t('clockwork-ui-do-walk', { place: fieldName(action.to, speaker) });
    case 'Straight':
      return t('clockwork-ui-do-straight', { place: fieldName(action.to, speaker) });
    case 'Lay':
      return t('clockwork-ui-do-lay', { place: t('clockwork-ui-place', spot(action.place)) });
    case 'Point':
      return t('clockwork-ui-do-point', { place: t('clockwork-ui-place', spot(action.place)) });
    case 'Seek':
      return t(isPart(action.card) ? 'clockwork-ui-do-seek' : 'clockwork-ui-do-name', { card: action.card });
    case 'Demand':
      return t(isPart(action.card) ? 'clockwork-ui-do-demand' : 'clockwork-ui-do-ask', { card: action.card, player: speaker.name(action.of) });
    case 'Discard':
    case 'Give':
    case 'Return':
    case 'Swap':
      return t(`clockwork-ui-do-${action.type.toLowerCase()}`, { card: action.card });
    default:
      return t(`clockwork-ui-do-${action.type.toLowerCase()}`);
  }
}
