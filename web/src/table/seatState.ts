// What a seat is doing, in a word: for the seats around a board and for the list of players.
import type { AnyCtrl } from './contract';

/** What a game says of a seat; where it is silent, the table speaks. */
export interface SaidOfSeat {
  /** Instead of the player's name. */
  readonly name?: string | undefined;
  /** A few words of the game, beside what the seat is doing. */
  readonly note?: string;
  /** What it is doing, by the game's own name for it, and in its words. */
  readonly doing?: string;
  readonly state?: string | undefined;
  readonly turn?: boolean;
  /** Has nothing left to do for now. */
  readonly done?: boolean;
  /** Plays no more. */
  readonly out?: boolean;
}

/** Empty where there is nothing to say. */
export function seatState(ctrl: AnyCtrl, seat: number): string {
  const info = ctrl.info.seats.find((each) => each.seat === seat);
  if (info?.resigned) return ctrl.t('player-resigned');
  const { outcome, active } = ctrl.seen;
  if (outcome?.winners.includes(seat)) return ctrl.t('player-won');
  if (ctrl.thinking?.has(seat)) return ctrl.t('player-thinking');
  if (!outcome && active.includes(seat)) return ctrl.t('player-turn');
  if (info?.bot) return ctrl.t('player-bot');
  if (!ctrl.live || !info) return '';
  return ctrl.t(info.here ? 'player-here' : 'player-away');
}
