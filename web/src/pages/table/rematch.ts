// The same table once more; everybody moves up one seat.
import type { NewTable, SeatInfo, SeatWish, TableInfo } from '../../wire/wire';

function wishOf(seat: SeatInfo, mine: ReadonlySet<number>): SeatWish {
  if (mine.has(seat.seat)) return { kind: 'me', name: seat.name };
  return seat.bot && !seat.resigned ? { kind: 'bot', bot: seat.bot } : { kind: 'friend', name: seat.name };
}

export function rematch(info: TableInfo, mine: ReadonlySet<number>): NewTable {
  const [first, ...others] = info.seats.map((seat) => wishOf(seat, mine));
  return {
    game: info.game,
    options: info.options,
    help: info.help,
    seats: first ? [...others, first] : others,
  };
}
