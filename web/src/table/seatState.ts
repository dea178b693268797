// What a seat is doing, in a word: for the seats around a board and for the list of players.
import type { AnyCtrl } from './contract';

/** Empty where there is nothing to say. */
export function seatState(ctrl: AnyCtrl, seat: number): string {
  const info = ctrl.info.seats.find((each) => each.seat === seat);
  if (info?.resigned) return ctrl.t('player-resigned');
  const { outcome, active } = ctrl.seen ?? ctrl;
  if (outcome?.winners.includes(seat)) return ctrl.t('player-won');
  if (ctrl.thinking?.has(seat)) return ctrl.t('player-thinking');
  if (!outcome && active.includes(seat)) return ctrl.t('player-turn');
  if (info?.bot) return ctrl.t('player-bot');
  if (!ctrl.live || !info) return '';
  return ctrl.t(info.here ? 'player-here' : 'player-away');
}
