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

export const spot = (place: number): { row: number; column: number } => ({
  row: rowOf(place) + 1,
  column: columnOf(place) + 1,
});

export function labelOf(action: Action, speaker: Speaker): string {
  const { t } = speaker;
  switch (action.type) {
    case 'Choose':
      return t('clockwork-action-choose', { character: action.character });
    case 'Walk':
      return t('clockwork-action-walk', { place: fieldName(action.to, speaker) });
    case 'Straight':
      return t('clockwork-action-straight', { place: fieldName(action.to, speaker) });
    case 'Lay':
      return t('clockwork-action-lay', { place: t('clockwork-ui-place', spot(action.place)) });
    case 'Point':
      return t('clockwork-action-point', { place: t('clockwork-ui-place', spot(action.place)) });
    case 'Seek':
      return t(isPart(action.card) ? 'clockwork-action-seek' : 'clockwork-action-seek-named', {
        card: action.card,
      });
    case 'Demand':
      return t(isPart(action.card) ? 'clockwork-action-demand' : 'clockwork-action-demand-named', {
        card: action.card,
        player: speaker.name(action.of),
      });
    case 'Discard':
    case 'Give':
    case 'Return':
    case 'Swap':
      return t(`clockwork-action-${action.type.toLowerCase()}`, { card: action.card });
    default:
      return t(`clockwork-action-${action.type.toLowerCase()}`);
  }
}
