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

/** Somebody who should sit here is not; not asked of oneself, whose line is told elsewhere. */
export function isAway(ctrl: AnyCtrl, seat: number): boolean {
  const info = ctrl.info.seats.find((each) => each.seat === seat);
  return ctrl.live && info !== undefined && !info.bot && !info.here && !info.resigned && seat !== ctrl.seat;
}

/** A bot in the place of somebody whose name stays. */
export function isStandIn(ctrl: AnyCtrl, seat: number): boolean {
  const info = ctrl.info.seats.find((each) => each.seat === seat);
  return !!info?.bot && !!info.name;
}

/** The key of what it is doing; empty where there is nothing to say. */
function doing(ctrl: AnyCtrl, seat: number): string {
  const info = ctrl.info.seats.find((each) => each.seat === seat);
  if (info?.resigned) return 'player-resigned';
  const { outcome, active } = ctrl.seen;
  if (outcome?.winners.includes(seat)) return 'player-won';
  if (ctrl.thinking?.has(seat)) return 'player-thinking';
  if (isAway(ctrl, seat)) return 'player-away';
  if (!outcome && active.includes(seat)) return 'player-turn';
  if (info?.bot) return 'player-bot';
  return ctrl.live && info ? 'player-here' : '';
}

export function seatState(ctrl: AnyCtrl, seat: number): string {
  const now = doing(ctrl, seat);
  return now && ctrl.t(now);
}

/** A frame tells who is to move and who has won, a name or sign a bot; whoever is not away is here. */
const UNSAID = ['player-turn', 'player-thinking', 'player-bot', 'player-here', 'player-won'];
export const goesUnsaid = (ctrl: AnyCtrl, seat: number): boolean => UNSAID.includes(doing(ctrl, seat));
