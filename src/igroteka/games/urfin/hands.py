"""Hands and their shares of what is drawn (U-D2, U-A5)."""

from functools import lru_cache

from igroteka.kernel import Seat, players

from .parts import Counts
from .state import Hand, State

BASIC_SHARE, ADULT_SHARE = 4, 5
LONE_HANDS = 2
MOST_LETS = 12


def shares(parts: int, hands: int, turn: int) -> tuple[int, ...]:
    """As even as can be; who draws more goes round, turn by turn."""
    each, more = divmod(parts, hands)
    return tuple(each + ((hand - turn + 1) % hands < more) for hand in range(hands))


def fresh_hands(seats: int, adult: bool, bag: Counts, turn: int) -> tuple[Hand, ...]:
    """One hand each, a lone player two; with fewer parts in the bag, for what is there."""
    parts = min(ADULT_SHARE if adult else BASIC_SHARE, sum(bag))
    owners = range(seats) if seats > 1 else (0,) * LONE_HANDS
    due = shares(parts, len(owners), turn)
    return tuple(
        Hand(Seat(seat), share, "waiting" if share else "none")
        for seat, share in zip(owners, due, strict=True)
    )


@lru_cache(maxsize=1 << 10)
def all_but(seats: int, said: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those who have not said so yet."""
    return tuple(seat for seat in players(seats) if seat not in said)


def with_hand(hands: tuple[Hand, ...], number: int, hand: Hand) -> tuple[Hand, ...]:
    changed = list(hands)
    changed[number] = hand
    return tuple(changed)


def in_use(state: State, seat: Seat) -> int | None:
    """The number of the hand a seat has in the bag, or may put there next."""
    for number, hand in enumerate(state.hands):
        if hand.seat == seat and hand.state in ("in", "waiting"):
            return number
    return None


def hand_of(state: State, seat: Seat) -> Hand | None:
    number = in_use(state, seat)
    return None if number is None else state.hands[number]


def groping(state: State) -> Hand | None:
    """The first hand in the bag that has yet to meet a part."""
    for hand in state.hands:
        if hand.state == "in" and hand.held is None:
            return hand
    return None


def lets(hand: Hand) -> int:
    """How many it has let go."""
    return hand.met - len(hand.taken) - (hand.held is not None)
