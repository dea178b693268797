"""A position of Urfin."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import Outcome, Seat

from .actions import Aimed, Axis
from .parts import NO_PART, Counts
from .settings import Settings
from .touch import Felt

Stage = Literal[
    "ready",  # agree who goes for what, turn the glass
    "draw",  # hands in the bag
    "build",
    "march",  # a die for each soldier (U-A2)
    "over",
]
HandState = Literal["waiting", "in", "out", "none"]


class Soldier(Struct, frozen=True):
    """Known by its road; `index` is its place in the road's cells.

    `bumped` if it ran its head against what stands before it now (U-M3).
    """

    road: int
    index: int
    bumped: bool = False


class Built(Struct, frozen=True):
    """What stands in a cell: a base, a base with a roof on it, or a wall; -1 is no part."""

    cell: int
    base: int = NO_PART
    roof: int = NO_PART
    axis: Axis = ""
    wall: int = NO_PART


class Held(Struct, frozen=True):
    """A part a hand has met in the bag, how it lies, and what was felt of it (U-D6)."""

    part: int
    turn: int
    noise: int
    felt: tuple[Felt, ...] = ()


class Hand(Struct, frozen=True):
    """One reach: `due` parts, of which some are `taken`; `held` is the one between the fingers.

    `met` counts the parts met, `touches` all touches of this reach.
    """

    seat: Seat
    due: int
    state: HandState = "waiting"
    taken: tuple[Held, ...] = ()
    held: Held | None = None
    met: int = 0
    touches: int = 0


Shown = tuple[Seat, tuple[int, ...]]


class Drawn(Struct, frozen=True):
    """An open part: who drew it, and who has grabbed it to build."""

    part: int
    seat: Seat
    by: Seat | None = None


class State(Struct, frozen=True):
    """`map` is a shipped map's name, or its text. `soldiers` are those on their way, by road.

    `aims`, `aimed` and `grabs` are by seat: what each goes for, and how often each has said so
    and has grabbed this turn. `shown` is what each hand came out with, until the glass is turned
    again. `throws` are this turn's dice. `parts` are a puzzle's parts, turn by turn. `turn` 0 is
    before the first.
    """

    settings: Settings
    map: str
    seats: int
    stage: Stage
    bag: Counts
    soldiers: tuple[Soldier, ...]
    aims: tuple[Aimed | None, ...]
    aimed: tuple[int, ...]
    grabs: tuple[int, ...]
    turn: int = 1
    field: tuple[Built, ...] = ()
    gone: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    limit: int = 0
    crossed: bool = False
    ready: tuple[Seat, ...] = ()
    hands: tuple[Hand, ...] = ()
    shown: tuple[Shown, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    done: tuple[Seat, ...] = ()
    throws: tuple[tuple[int, int], ...] = ()
    parts: tuple[tuple[int, ...], ...] = ()
    result: Outcome | None = None
