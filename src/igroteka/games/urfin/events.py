"""What happens in Urfin, told for animation, sound and the log in words.

Parts are numbers, `road` names the soldier; cells are in the order they are walked.
"""

from igroteka.kernel import Event, Seat

from .actions import Aimed, Axis

UNFELT = -1


class Began(Event, frozen=True):
    """A new turn; `left` soldiers are on their way. Turn 0 is the trial (U-S3)."""

    rule = "U-T1"
    turn: int
    left: int


class Intends(Event, frozen=True):
    rule = "U-D5"
    seat: Seat
    at: Aimed


class Readied(Event, frozen=True):
    rule = "U-D1"
    seat: Seat


class Turned(Event, frozen=True):
    """The glass is turned; `seconds` is 0 where no sand runs."""

    rule = "U-D1"
    turn: int
    seconds: int


class Reached(Event, frozen=True):
    """A hand goes into the bag for so many parts."""

    rule = "U-D4"
    seat: Seat
    due: int


class Met(Event, frozen=True):
    rule = "U-D6"
    seat: Seat


class Touched(Event, frozen=True):
    """What the finger learns is for its owner; to others `x` is -1."""

    rule = "U-D6"
    seat: Seat
    x: int = UNFELT
    y: int = UNFELT
    height: int = 0
    slope_x: int = 0
    slope_y: int = 0


class Kept(Event, frozen=True):
    """A part is taken, unseen; `taken` of `due`."""

    rule = "U-D4"
    seat: Seat
    taken: int
    due: int


class Loosed(Event, frozen=True):
    """A part is let go."""

    rule = "U-D6"
    seat: Seat


class Shown(Event, frozen=True):
    """The hand is out, and everybody sees its parts."""

    rule = "U-D4"
    seat: Seat
    parts: tuple[int, ...]


class Drew(Event, frozen=True):
    """One of the parts shown, by itself, for those who listen."""

    rule = "U-D2"
    seat: Seat
    part: int


class Banned(Event, frozen=True):
    """Parts that may no longer be built with leave the game (U-A6)."""

    rule = "U-A6"
    seat: Seat
    parts: tuple[int, ...]


class Building(Event, frozen=True):
    """All hands are out: building begins with so many open parts."""

    rule = "U-T1"
    parts: tuple[int, ...]


class Grabbed(Event, frozen=True):
    rule = "U-B11"
    seat: Seat
    part: int


class Freed(Event, frozen=True):
    """A grabbed part lies open again."""

    rule = "U-B11"
    seat: Seat
    part: int


class Placed(Event, frozen=True):
    """`column` and `row` count from 1, for those who listen."""

    rule = "U-B1"
    seat: Seat
    part: int
    cell: int
    axis: Axis
    column: int
    row: int


class Raised(Event, frozen=True):
    """A tower is finished."""

    rule = "U-B1"
    seat: Seat
    cell: int
    base: int
    roof: int
    axis: Axis = ""


class Toppled(Event, frozen=True):
    """Knocked over by a hand: these parts fall at that cell and go back into the bag (U-B9)."""

    rule = "U-B9"
    seat: Seat
    cell: int
    parts: tuple[int, ...]


class Finished(Event, frozen=True):
    """A player has done enough this turn."""

    rule = "U-B10"
    seat: Seat


class Sand(Event, frozen=True):
    """The last grain."""

    rule = "U-D1"
    turn: int


class Returned(Event, frozen=True):
    """Parts that were not built go back into the bag; `cells` had a base without a roof (U-B8)."""

    rule = "U-B8"
    parts: tuple[int, ...]
    cells: tuple[int, ...]


class Tried(Event, frozen=True):
    """The trial tower is taken off the field (U-S3)."""

    rule = "U-S3"
    parts: tuple[int, ...]


class Thrown(Event, frozen=True):
    rule = "U-A2"
    road: int
    pips: int


class Walked(Event, frozen=True):
    """`cells` begins where the soldier stood."""

    rule = "U-M2"
    road: int
    cells: tuple[int, ...]


class Bumped(Event, frozen=True):
    """The soldier stops before what stands in `cell` (U-M3)."""

    rule = "U-M3"
    road: int
    cell: int


class Broke(Event, frozen=True):
    """What stood in `cell` is broken; the soldier then `stands` or walks on (U-M3, U-M4)."""

    rule = "U-M3"
    road: int
    cell: int
    parts: tuple[int, ...]
    stands: bool


class Tore(Event, frozen=True):
    """A tower torn down in passing (U-A4)."""

    rule = "U-A4"
    road: int
    cell: int
    parts: tuple[int, ...]


class Crossed(Event, frozen=True):
    """The first soldier is over a bridge: towers may stand in the city from now on (U-B5)."""

    rule = "U-B5"
    road: int


class Limited(Event, frozen=True):
    """A building limit is reached: 1 no light green, 2 green only (U-A7)."""

    rule = "U-A7"
    limit: int
    road: int


class Shot(Event, frozen=True):
    """The towers in `towers` hit the soldier, who leaves the game (U-F1)."""

    rule = "U-F1"
    road: int
    cell: int
    towers: tuple[int, ...]


class Entered(Event, frozen=True):
    """A soldier is in the palace (U-M7)."""

    rule = "U-M7"
    road: int
    cell: int


class Over(Event, frozen=True):
    winners: tuple[Seat, ...]
    reason: str


UrfinEvent = (
    Began
    | Intends
    | Readied
    | Turned
    | Reached
    | Met
    | Touched
    | Kept
    | Loosed
    | Shown
    | Drew
    | Banned
    | Building
    | Grabbed
    | Freed
    | Placed
    | Raised
    | Toppled
    | Finished
    | Sand
    | Returned
    | Tried
    | Thrown
    | Walked
    | Bumped
    | Broke
    | Tore
    | Crossed
    | Limited
    | Shot
    | Entered
    | Over
)
