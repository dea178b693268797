"""What is done in Skyscraper: by the players, and by chance."""

from msgspec import Struct

from igroteka.kernel import Action, Seat

from .acts import Hand
from .lattice import Cell, Pose


class Send(Action, frozen=True, gc=False):
    """One of the crew to the site (S-W1)."""

    cell: Cell
    hand: Hand | None = None


class Pick(Action, frozen=True, gc=False):
    """A card into the hand that builds: one held, or a support (S-B2, S-B4)."""

    card: int


class PutBack(Action, frozen=True, gc=False):
    """Another thought: the card goes back to the others."""


class Build(Action, frozen=True, gc=False):
    """The card in hand, there, its beams so (S-B1 to S-B7)."""

    pose: Pose
    beams: int
    hand: Hand | None = None


class Move(Action, frozen=True, gc=False):
    """A worker one floor up or down, or across its floor (S-M2)."""

    worker: int
    cell: Cell
    hand: Hand | None = None


class Shift(Action, frozen=True, gc=False):
    """A worker within its card, free of action (S-M1)."""

    worker: int
    cell: Cell
    hand: Hand | None = None


class Pass(Action, frozen=True, gc=False):
    """The rest of the turn (S-T1)."""


class Return(Action, frozen=True, gc=False):
    """A fallen worker of one's own is put back (S-F2)."""

    worker: int
    cell: Cell


class ToCrew(Action, frozen=True, gc=False):
    """A fallen worker of one's own goes back to the crew (S-F2)."""

    worker: int


class Lot(Action, frozen=True):
    """Chance: who begins (S-S1)."""

    seat: Seat


class Deal(Action, frozen=True):
    """Chance: the building cards of every seat (S-C2)."""

    cards: tuple[tuple[int, ...], ...]


class Rest(Struct, frozen=True):
    """Where a worker came to rest: its cell, or None if it fell (S-F1)."""

    worker: int
    cell: Cell | None = None
    lying: bool = False


class Settle(Action, frozen=True):
    """Chance: what gravity made of an act (S-H1, S-H4).

    `stands` if what was set down is where it should be; `moved` are standing cards farther off
    than may be, `grounded` building cards on the ground, both by their places in the building,
    the new card last. `film` is the hash of the poses that the screen shows; `off_mm` how far from
    its clips a card was let go that none of them caught.
    """

    stands: bool
    moved: tuple[int, ...] = ()
    grounded: tuple[int, ...] = ()
    workers: tuple[Rest, ...] = ()
    film: str = ""
    off_mm: int = 0


class Undone(Action, frozen=True):
    """Chance: gravity could not be worked out; the act is given back (S-H1)."""


SkyscraperAction = (
    Send
    | Pick
    | PutBack
    | Build
    | Move
    | Shift
    | Pass
    | Return
    | ToCrew
    | Lot
    | Deal
    | Settle
    | Undone
)
