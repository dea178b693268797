"""A position of Skyscraper."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

from .acts import AnyAct
from .lattice import Cell
from .structure import Building

CREW = 5
ACTIONS = 3
NONE = -1
JUST_BUILT = -1  # `quiet` in the turn of a building card

Hands = Literal["forgiving", "real", "calm"]
Stage = Literal["lot", "deal", "play", "settle", "put", "over"]


class Worker(Struct, frozen=True, gc=False):
    """In the crew while it has no cell. One that lies was knocked over where it stood (S-F1)."""

    seat: Seat
    cell: Cell | None = None
    lying: bool = False


class State(Struct, frozen=True):
    """`cards` are the building cards in hand by seat, `supports` the extra foundation cards left.

    `picked` is the card taken in hand to be built, `picks` how often one was taken this turn;
    `shifted` are workers moved free of action; `gained` are the points of this turn's cards, which
    count again when it ends if one of them `raised` the building (S-P3). `act` waits for gravity to
    answer. `fallen` are workers to be put back, the first next. `shown` are cards that came back to
    a hand for all to see. `quiet` are the turns since the one a building card was built in. `film`
    names what can be shown of the last act.
    """

    seats: int
    hands: Hands
    stage: Stage
    building: Building
    workers: tuple[Worker, ...]
    cards: tuple[tuple[int, ...], ...]
    supports: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    out: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    turn: Seat = Seat(0)
    left: int = ACTIONS
    picked: int = NONE
    picks: int = 0
    shifted: tuple[int, ...] = ()
    gained: int = 0
    raised: bool = False
    act: AnyAct | None = None
    fallen: tuple[int, ...] = ()
    quiet: int = 0
    turns: int = 0
    film: str = ""
    result: Outcome | None = None
