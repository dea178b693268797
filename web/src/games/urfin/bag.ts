// Whose hands are in the bag, for what, and what the own one may do.
import type { TableCtrl } from '../../table/contract';
import type { Aim, HandSeen, LetGo, Take, Touch, View } from '../../wire/urfin';

/** The part of a view that the bag shows. */
export type BagView = Pick<View, 'stage' | 'turn' | 'hands' | 'hand' | 'aims_left'> & {
  readonly settings: Pick<View['settings'], 'bag'>;
};
export type BagAction = Touch | Aim | Take | LetGo;
export type BagTable = TableCtrl<BagView, BagAction>;

export const handsOf = (view: BagView, seat: number | null): readonly HandSeen[] =>
  view.hands.filter((hand) => hand.seat === seat);

/** The own hand that is in the bag. */
export const handIn = (view: BagView, seat: number | null): HandSeen | null =>
  handsOf(view, seat).find((hand) => hand.state === 'in') ?? null;

/** A lone player's two hands are counted; anybody else has one. */
export function whichHand(view: BagView, seat: number | null): { number: number; of: number } {
  const hands = handsOf(view, seat);
  return { number: hands.findIndex((hand) => hand.state === 'in') + 1, of: hands.length };
}

/** Open while the own hand holds a part: by touch alone, unless the bag is blind. */
export const isOpen = (view: BagView, seat: number | null): boolean =>
  view.hand !== null && view.settings.bag === 'touch' && handIn(view, seat) !== null;

export const may = (table: BagTable, type: BagAction['type']): boolean =>
  table.live && table.myTurn && !table.busy && table.legal.some((action) => action.type === type);

/** One line a seat: what it goes for, and how far its hands are. */
export interface Agreed {
  readonly seat: number;
  readonly aim: HandSeen['aim'];
  readonly due: number;
  readonly taken: number;
  readonly state: HandSeen['state'];
}

export function agreedBy(view: BagView): Agreed[] {
  const seats = [...new Set(view.hands.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => agreedOf(seat, handsOf(view, seat)));
}

function agreedOf(seat: number, hands: readonly HandSeen[]): Agreed {
  const sum = (of: (hand: HandSeen) => number) => hands.reduce((all, hand) => all + of(hand), 0);
  const now =
    hands.find(({ state }) => state === 'in') ??
    hands.find(({ state }) => state === 'waiting') ??
    hands.at(-1);
  return {
    seat,
    aim: now?.aim ?? null,
    due: sum(({ due }) => due),
    taken: sum(({ taken }) => taken),
    state: now?.state ?? 'none',
  };
}
