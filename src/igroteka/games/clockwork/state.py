"""A position of Clockwork."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

from .actions import Dice
from .board import TOWERS, YARD_COUNT
from .memory import Memory
from .options import Options

PLACES = 64
TABLE_SIDE = 8
BARE_TABLE = (0,) * PLACES
NO_PLACE = -1
# Stands for when a discard was laid, in an imagined world that only guesses what lies there.
GUESSED = -1

Hand = tuple[int, ...]
Stage = Literal[
    "choose",  # everybody's character
    "deal",
    "start",  # the throw for who begins
    "throw",
    "move",
    "arrive",  # take or demand
    "extra",  # after an ordinary turn (C-V2)
    "towers",  # search or demand
    "point",
    "swap",
    "give",
    "return",
    "counter",
    "discard",
    "lay",
    "over",
]


class State(Struct, frozen=True):
    """`turn` is whose turn it is, `asked` who is asked now.

    `table` has a card or 0 at each place, `since` the turn it was laid there; a pile's top is its
    last. `laid` are the sets before each player. `memory` is what was seen of the hands; what lies
    on the table all have seen.

    What everybody has just been shown stays in view until the next throw: the `way`, the card
    `sought`, `found` at the `gap`, and `shown`. A demand's `sought` is between `asker` and `giver`.
    """

    options: Options
    seats: int
    stage: Stage
    hands: tuple[Hand, ...]
    where: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    memory: Memory
    characters: tuple[int, ...]
    piles: tuple[Hand, ...] = ((),) * YARD_COUNT
    table: tuple[int, ...] = BARE_TABLE
    since: tuple[int, ...] = BARE_TABLE
    out: tuple[int, ...] = ()
    scrapped: int = 0
    starts: tuple[tuple[Dice, ...], ...] = ()
    starter: Seat = Seat(0)
    turn: Seat = Seat(0)
    asked: Seat = Seat(0)
    throw: Dice = (0, 0)
    way: tuple[int, ...] = ()
    straight: bool = False
    asker: Seat | None = None
    giver: Seat | None = None
    sought: int = 0
    found: int = 0
    gap: int = NO_PLACE
    shown: int = 0
    countered: bool = False
    may_search: bool = False
    may_demand: bool = False
    extra: Literal["", "due", "done"] = ""
    ending: bool = False
    turns: int = 0
    idle: int = 0
    result: Outcome | None = None


def with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    changed = list(hands)
    changed[seat] = hand
    return tuple(changed)


def with_place(places: tuple[int, ...], place: int, thing: int) -> tuple[int, ...]:
    changed = list(places)
    changed[place] = thing
    return tuple(changed)


def rival(state: State) -> Seat | None:
    """The opponent on the field of the player at turn; the Towers are no field (C-H1)."""
    here = state.where[state.turn]
    if here == TOWERS:
        return None
    for number, there in enumerate(state.where):
        if there == here and number != state.turn:
            return Seat(number)
    return None


def at_the_towers(state: State) -> tuple[Seat, ...]:
    """The opponents of the player at turn who are back already (C-Z2)."""
    turn = state.turn
    return tuple([Seat(s) for s, there in enumerate(state.where) if there == TOWERS and s != turn])
