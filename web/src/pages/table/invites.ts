// Links for the others, as far as this device made them.
import { heldAt, type HeldSeat } from '../../net/keys';
import { tablePath } from '../../router.svelte';
import type { TableInfo } from '../../wire/wire';

type FriendSeat = HeldSeat & { seat: number };

/** Seats whose friends have not come, and whose links lie here. */
export function missingFriends(info: TableInfo): FriendSeat[] {
  return heldAt(info.table).filter((key): key is FriendSeat => {
    const seat = info.seats.find((each) => each.seat === key.seat);
    return key.kind === 'friend' && !!seat && !seat.here && !seat.bot && !seat.resigned;
  });
}

export const watchKey = (table: string): string =>
  heldAt(table).find((key) => key.kind === 'watch')?.token ?? '';

/** An address others can reach, where the server knows one. */
export const linkTo = (table: string, token: string, share: string): string =>
  addressOf(`${tablePath(table)}#${token}`, share);

/** As others reach it: the house's own name for itself, if it has one. */
export const addressOf = (path: string, share: string): string =>
  `${(share || location.origin).replace(/\/$/, '')}${path}`;

export const onlyHere = (link: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(link);
