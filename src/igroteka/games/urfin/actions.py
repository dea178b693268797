"""What is done in Urfin: the team draws and builds, chance fills hands, the sand runs out."""

from typing import Annotated, Literal

from msgspec import Meta

from igroteka.kernel import Action, Seat

Aimed = Literal["base", "roof", "wall"]
Axis = Literal["", "ns", "ew"]
Offset = Annotated[int, Meta(ge=-500, le=500)]


class Aim(Action, frozen=True):
    """Tell the team what one goes for (U-D5)."""

    at: Aimed


class Ready(Action, frozen=True):
    """Turn the glass: when all have said so, the sand runs (U-D1)."""


class Reach(Action, frozen=True):
    """A hand into the bag, once a turn (U-D4)."""


class Touch(Action, frozen=True):
    """Feel the part in the hand at one spot of a grid of 12 x 12 (U-D6)."""

    x: int
    y: int


class Take(Action, frozen=True):
    """Keep the part in the hand (U-D6)."""


class LetGo(Action, frozen=True):
    """Back into the bag with it, and meet another (U-D6)."""


class Grab(Action, frozen=True):
    """Take one of the open parts to build with it (U-B11)."""

    part: int


class PutBack(Action, frozen=True):
    """The grabbed part lies open again (U-B11)."""


class Put(Action, frozen=True):
    """The grabbed part onto a cell; a roof 3 along an axis (U-B1, U-F4).

    `dx` and `dy`, in thousandths of a cell from its centre, are how the hand did it (U-B9).
    """

    cell: int
    axis: Axis = ""
    dx: Offset = 0
    dy: Offset = 0


class Done(Action, frozen=True):
    """Nothing more this turn (U-B10)."""


class Meet(Action, frozen=True):
    """Chance: the part a hand in the bag meets, its quarter turns and its noise (U-D6)."""

    seat: Seat
    part: int
    turn: int = 0
    noise: int = 0


class Throw(Action, frozen=True):
    """Chance: the die for the soldier of a road (U-A2)."""

    road: int
    pips: int


class SandOut(Action, frozen=True):
    """The clock: the sand of that turn has run out (U-D1)."""

    turn: int


UrfinAction = (
    Aim
    | Ready
    | Reach
    | Touch
    | Take
    | LetGo
    | Grab
    | PutBack
    | Put
    | Done
    | Meet
    | Throw
    | SandOut
)
