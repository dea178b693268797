// How a player is called where there is little room.
import { t } from '../i18n/i18n.svelte';
import type { TableInfo } from '../wire/wire';
import { characterName, partsOf, seatName } from './names';

/** Of a bot with a character only that; its level is told elsewhere. */
export function shortName(info: Pick<TableInfo, 'game' | 'seats'>, seat: number): string {
  const there = info.seats.find((each) => each.seat === seat);
  const character = there?.name ? '' : characterName(info.game, partsOf(there?.bot ?? '').character);
  return character ? t('bot-named', { level: character }) : seatName(info, seat);
}
