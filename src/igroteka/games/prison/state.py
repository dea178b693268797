"""A position of Prison.

Sides: YELLOW is the player (or the first player), BLUE the NP (or the second). Figures and things
are known by their numbers in `figures` and `things`, which never change; a token's `square` is
where it lies or stands, or one of the places off the floor below.
"""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

from .classes import Class, Kind
from .floor import Dungeon

YELLOW, BLUE = 0, 1
NONE = -1

IN_BAG = -1  # to be drawn when a room is opened (P-2.3, P-2.4)
CARRIED = -2  # by the figure whose load it is
GONE = -3  # dead, destroyed, out by a line or lost by double six
WAITING = -4  # an NPC of the reinforcement deck (P-2.3)


class Figure(Struct, frozen=True):
    """`npc` is the number of its card, or NONE. One carried token: a thing, or a friend (P-4.5).

    `hurt` and `healed` hold for this turn (P-7.4, P-5.3).
    """

    side: int
    kind: Class
    square: int
    npc: int = NONE
    wounded: bool = False
    thing: int = NONE
    friend: int = NONE
    hurt: bool = False
    healed: bool = False


class Thing(Struct, frozen=True):
    """An object; either side may use it (P-4.5)."""

    side: int
    kind: Kind
    square: int


class Cards(Struct, frozen=True):
    """A side's cards: `actions` and `fights` in hand, by value; jumps left; what was used up.

    The NP has only `fights`, its deck, and `spent`, its discards: which card is next is chance.
    """

    actions: tuple[int, ...] = ()
    fights: tuple[int, ...] = ()
    jumps: int = 0
    spent: tuple[int, ...] = ()


class Moving(Struct, frozen=True):
    """A move begun: who, and how many squares are left of it (P-4.2, P-9.16)."""

    figure: int
    points: int


class Fight(Struct, frozen=True):
    """A fight whose cards are not all played: fighters of both sides, and how it is fought."""

    attacker: int
    target: int
    how: Literal["close", "bow", "spear"]
    fighters: tuple[int, ...]
    cards: tuple[int, int] = (NONE, NONE)
    shown: tuple[int, ...] = ()


class Placing(Struct, frozen=True):
    """A token to be teleported into a room (P-8.1); row and column once known, NONE before."""

    token: int
    is_figure: bool
    place: int
    row: int = NONE
    column: int = NONE
    choose: Literal["", "row", "column"] = ""


class Errand(Struct, frozen=True):
    """An NPC's activation: the goal it is about, and what is left of it (P-9.2)."""

    figure: int
    goal: str
    ap: int
    points: int = 0
    revealed: int = 0
    crossed: tuple[int, ...] = ()


Stage = Literal[
    "starters",  # the player picks four (P-2.4)
    "card",  # an action card (P-3.2)
    "act",
    "move",  # a move is under way
    "fight",  # combat cards
    "pick",  # one of three against the player's Telepath (P-9.15)
    "place",  # teleport dice and the player's choice on a six (P-8.1, P-8.2)
    "reinforce",
    "np",  # the NP's round
    "tie",  # a die among equal ways (P-9.23)
    "over",
]


class State(Struct, frozen=True):
    """`row` are the NPC cards of this round in their order, `upright` those still to act.

    `queue` is what must happen before play goes on: tokens to place, rooms to open, reinforcements.
    """

    mode: Literal["solo", "duel"]
    level: str
    sight: bool
    stage: Stage
    dungeon: Dungeon
    figures: tuple[Figure, ...]
    things: tuple[Thing, ...]
    cards: tuple[Cards, Cards]
    points: tuple[int, int] = (0, 0)
    turn: int = 1
    side: int = YELLOW
    cycle: int = 1
    ap: int = 0
    card: int = NONE
    moving: Moving | None = None
    fight: Fight | None = None
    placing: tuple[Placing, ...] = ()
    openings: tuple[int, ...] = ()
    reinforcements: int = 0
    row: tuple[int, ...] = ()
    upright: tuple[int, ...] = ()
    errand: Errand | None = None
    sights: tuple[int, ...] = ()
    counts: tuple[int, int] = (0, 0)
    result: Outcome | None = None
    resume: Stage = "card"
    asked: Seat = Seat(0)
