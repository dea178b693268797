"""What a seat of Urfin knows: everything but what the hands in the bag hold (U-D4)."""

from msgspec import Struct

from igroteka.kernel import Seat

from .actions import Aimed
from .options import Settings
from .preview import Ahead
from .state import Built, Drawn, HandState, Stage
from .touch import Felt


class RoadSeen(Struct, frozen=True):
    """`signposts` are the places in `cells` 12, 15 and 18 cells before the palace."""

    number: int
    cells: tuple[int, ...]
    signposts: tuple[int, ...]


class MapSeen(Struct, frozen=True):
    """A cell is `y * width + x`. Ground: land `.`, river `~`, bridge `B`, city `c`, palace `P`."""

    name: str
    width: int
    height: int
    ground: tuple[str, ...]
    zone: tuple[int, ...]
    roads: tuple[RoadSeen, ...]


class SoldierSeen(Struct, frozen=True):
    road: int
    cell: int
    index: int
    bumped: bool


class HandSeen(Struct, frozen=True):
    """A hand as the team sees it: how many parts are due and taken, how busily it feels."""

    seat: Seat
    due: int
    taken: int
    state: HandState
    met: int
    touches: int
    aim: Aimed | None


class OwnHand(Struct, frozen=True):
    """One's own hand in the bag: what it feels of the part it holds, and of those it has taken."""

    felt: tuple[Felt, ...]
    met: int
    holding: bool
    lets_left: int
    taken_count: int
    taken_felt: tuple[tuple[Felt, ...], ...]


class PuzzleSeen(Struct, frozen=True):
    """The parts of every turn, and which turn it is."""

    id: str
    parts: tuple[tuple[int, ...], ...]


class View(Struct, frozen=True):
    """Parts are `kind * 3 + colour`, -1 is none; soldiers are known by their road's number.

    `limit` is 0 any part, 1 no light green, 2 green only; `crossed` allows towers in the city.
    `ahead` is where each soldier will stand after the coming march, with odds, as the field is
    now; empty in purist mode. `turn` 0 is before the first.
    """

    settings: Settings
    map: MapSeen
    stage: Stage
    turn: int
    last_turn: int
    limit: int
    crossed: bool
    soldiers: tuple[SoldierSeen, ...]
    gone: tuple[int, ...]
    field: tuple[Built, ...]
    bag_size: int
    out: tuple[int, ...]
    ready: tuple[Seat, ...]
    hands: tuple[HandSeen, ...]
    drawn: tuple[Drawn, ...]
    done: tuple[Seat, ...]
    aims_left: tuple[int, ...]
    grabs_left: tuple[int, ...]
    hand: OwnHand | None
    throws: tuple[tuple[int, int], ...]
    ahead: Ahead
    puzzle: PuzzleSeen | None = None
