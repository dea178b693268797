// What a match came to, whose it is, and the sum of it.
import type { Item, NextLevel, NewTable, SeatWish, TableInfo } from '../../wire/wire';

export interface Group {
  readonly seat: number | null;
  readonly items: readonly Item[];
  /** Null where the game counts no points. */
  readonly sum: number | null;
}

/** Seat by seat; what is nobody's comes last. */
export function grouped(account: readonly Item[]): Group[] {
  const seats = [...new Set(account.map(({ seat }) => seat))];
  seats.sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
  return seats.map((seat) => {
    const items = account.filter((item) => item.seat === seat);
    const counted = items.flatMap(({ points }) => points ?? []);
    const sum = counted.length ? counted.reduce((all, one) => all + one, 0) : null;
    return { seat, items, sum };
  });
}

export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

/** Whoever else sat there is a bot: then the next table can be another one. */
export const isAmongBots = (info: TableInfo, mine: ReadonlySet<number>): boolean =>
  mine.size > 0 && info.seats.every(({ seat, bot }) => !!bot || mine.has(seat));

/** Whoever lost is offered an easier one, whoever did not a harder one. */
export const nextLevels = (levels: readonly NextLevel[], lost: boolean): NextLevel[] =>
  levels.filter(({ way }) => way === (lost ? 'easier' : 'harder'));

/** The same table at another level. */
export function atLevel(info: TableInfo, level: NextLevel, mine: ReadonlySet<number>): NewTable {
  const seats = info.seats.map(({ seat, name, bot }): SeatWish =>
    mine.has(seat) ? { kind: 'me', name } : { kind: 'bot', bot: level.bot || bot },
  );
  return { game: info.game, seats, options: { ...info.options, ...level.options }, help: info.help };
}

/** What differs there, as the names of its options' values. */
export const named = (info: TableInfo, level: NextLevel): string[] =>
  Object.entries(level.options)
    .filter(([name, value]) => info.options[name] !== value)
    .map(([name, value]) => `${info.game}-option-${name}-${value}`);
