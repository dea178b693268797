"""What a seat knows in an imagined world: all the rest is a pool of cards that may lie anywhere."""

from functools import cache
from itertools import compress
from math import comb

from igroteka.games.clockwork.cards import FACES, PARTS, SCRAP, SET_OF, box_of
from igroteka.games.clockwork.memory import Facts, known_to
from igroteka.games.clockwork.state import GUESSED, State
from igroteka.kernel import Seat

SPANS = tuple(slice(parts[0], parts[-1] + 1) for parts in PARTS)


class Sight:
    """`seen` are the discards it remembers, `lying` one of each set: they are as good as another.
    `hazy` is the number of those it has forgotten.

    `held` says who holds which card for sure, `unknown` how often each card is in the pool. The
    pool is the same in every world that the seat could imagine, so one world is enough.
    """

    __slots__ = (
        "facts",
        "hand",
        "hazy",
        "held",
        "lying",
        "pool",
        "seat",
        "seen",
        "state",
        "unknown",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat, self.hand = state, seat, state.hands[seat]
        self.facts = facts_of(state, seat)
        self.held: list[list[int]] = [[] for _ in state.hands]
        self.lying: dict[int, int] = {}
        self.seen: list[int] = []
        self.hazy = 0
        self.unknown = list(counted(state.seats, state.out))
        self.leave_out_what_all_see()
        self.leave_out_what_it_knows()
        self.pool = sum(self.unknown)

    def leave_out_what_all_see(self) -> None:
        state, unknown = self.state, self.unknown
        for laid in state.laid:
            for number in laid:
                for card in PARTS[number]:
                    unknown[card] -= 1
        unknown[SCRAP] -= state.scrapped
        if state.stage == "lay":
            unknown[state.shown] -= 1
            self.lying[SET_OF[state.shown]] = state.shown
            self.seen.append(state.shown)

    def leave_out_what_it_knows(self) -> None:
        state, unknown = self.state, self.unknown
        for card in self.hand:
            unknown[card] -= 1
        seen = [*compress(state.table, state.table)]
        if GUESSED in state.since:
            both = zip(state.table, state.since, strict=True)
            self.hazy = len(seen)
            seen = [card for card, since in both if card and since != GUESSED]
            self.hazy -= len(seen)
        for card in seen:
            unknown[card] -= 1
            self.lying[SET_OF[card]] = card
        self.seen += seen
        for card, mask, _ in self.facts:
            unknown[card] -= 1
            if not mask & (mask - 1):
                self.held[mask.bit_length() - 1].append(card)

    def kinds(self) -> list[tuple[int, int]]:
        """A card of each set in the pool, and how many of that set are there: all are as dear."""
        unknown, kinds = self.unknown, []
        for parts, span in zip(PARTS, SPANS, strict=True):
            if copies := sum(unknown[span]):
                kinds.append((next(card for card in parts if unknown[card]), copies))
        return kinds

    def chance_to_hold(self, other: Seat, cards: tuple[int, ...]) -> float:
        """That the other has any of these cards."""
        if any(card in cards for card in self.held[other]):
            return 1.0
        missing, bit = 1.0, 1 << other
        for card, mask, _ in self.facts:
            if mask & bit and card in cards:
                missing *= 1 - 1 / mask.bit_count()
        wanted = sum([self.unknown[card] for card in cards])
        slots = len(self.state.hands[other]) - len(self.held[other])
        return 1 - missing * none_of(self.pool, wanted, slots)


def facts_of(state: State, seat: Seat) -> Facts:
    if not state.memory.public:
        return state.memory.private[seat]
    return known_to(state.memory, seat, state.hands[seat])


@cache
def counted(seats: int, out: tuple[int, ...]) -> tuple[int, ...]:
    """How often each card is in the box."""
    box = box_of(seats, out)
    return tuple(box.count(card) for card in range(len(FACES)))


@cache
def none_of(pool: int, wanted: int, slots: int) -> float:
    """The chance that so many cards out of the pool have none of the wanted among them."""
    slots = min(max(0, slots), pool)
    return comb(pool - wanted, slots) / comb(pool, slots)
