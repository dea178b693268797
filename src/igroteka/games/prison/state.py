"""A position of Prison.

Sides: YELLOW is the player (in a duel the first), BLUE the NP (in a duel the second player).
Figures and things are known by their numbers in `figures` and `things`, which never change; a
token's `square` is where it lies or stands, or one of the places off the floor below.
"""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome

from .classes import Class, Kind
from .floor.dungeon import Dungeon
from .tasks import AnyTask

YELLOW, BLUE = 0, 1
NONE = -1

IN_BAG = -1  # to be drawn when a room is opened (P-2.3, P-2.4)
CARRIED = -2  # by the figure whose load it is
GONE = -3  # dead, destroyed, out by a line or lost by double six
WAITING = -4  # an NPC of the reinforcement deck (P-2.3)
ASIDE = -5  # not picked or hidden yet, in the set-up
UNSEEN = -6  # in a view: the other side keeps it face down
SHOWN = -7  # out of a room just opened, to be put on one of its squares (P-D1)
FACE_DOWN = -10  # less the place: under the closed room there (P-D1)
OFF_FLOOR = 0  # squares below this are none of the floor's


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
    """A side's cards: action and combat cards in hand by value, jumps left, combat cards used.

    The NP has only `fights`, its deck, and `spent`, its discards: which card is next is chance.
    """

    actions: tuple[int, ...] = ()
    fights: tuple[int, ...] = ()
    jumps: int = 0
    spent: tuple[int, ...] = ()


class Moving(Struct, frozen=True):
    """A move under way: who, how many squares are left, whether something was handled here."""

    figure: int
    points: int
    handled: bool = False


class Errand(Struct, frozen=True):
    """An NPC's activation under way: the goal it is about, what is left of it, what it did (P-9.2).

    `again` if it has taken something and looks from the top once more (P-9.10), `done` if it only
    has to be turned aside. `crossed` are the friends it has dealt with (P-9.24), `tie` the die
    that was thrown (P-9.23), `spin` the room its rotation die is for.
    """

    figure: int
    goal: int = NONE
    ap: int = 0
    points: int = 0
    again: bool = False
    done: bool = False
    wandered: bool = False
    revealed: int = 0
    spin: int = NONE
    crossed: tuple[int, ...] = ()
    tie: int = NONE


Stage = Literal["lot", "starters", "hide", "card", "act", "move", "np", "over"]


class State(Struct, frozen=True, dict=True):
    """`agenda` is what must happen before play goes on, the first of it next.

    `row` are the NPC of this round by their figures, in order; `upright` those still to act.
    `thrown` are the dice of the last step, if it was a throw of dice.
    `counts` are what single NPC have done for their points (portcullises of Artos, healings).
    `side` is whose turn it is, `first` who began. `cycle` is 1 in the first
    cycle of cards, in a duel until a 4 was played, and then 2.
    """

    mode: Literal["solo", "duel"]
    level: int
    sight: bool
    stage: Stage
    dungeon: Dungeon
    figures: tuple[Figure, ...]
    things: tuple[Thing, ...]
    cards: tuple[Cards, Cards]
    points: tuple[int, int] = (0, 0)
    turn: int = 1
    side: int = YELLOW
    first: int = YELLOW
    cycle: int = 1
    ap: int = 0
    card: int = NONE
    acted: bool = False
    moving: Moving | None = None
    agenda: tuple[AnyTask, ...] = ()
    row: tuple[int, ...] = ()
    upright: tuple[int, ...] = ()
    errand: Errand | None = None
    counts: tuple[int, int] = (0, 0)
    thrown: tuple[int, ...] = ()
    result: Outcome | None = None
