"""What a hand does with a card or a worker, until gravity has answered (S-H1)."""

from msgspec import Struct

from .lattice import Cell, Pose

NONE = -1


class Hand(Struct, frozen=True, gc=False):
    """How: the path of the drag, packed, and a standing card held still (S-B8, S-H2)."""

    path: str = ""
    hold: int = NONE


class Act(Struct, frozen=True, tag_field="act", tag=True):
    """Base of all."""


class SetCard(Act, frozen=True, gc=False):
    card: int
    pose: Pose
    beams: int
    builder: int
    hand: Hand | None = None


class SetWorker(Act, frozen=True, gc=False):
    """`free` if it costs no action (S-M1); `start` is where it stood, None the crew."""

    worker: int
    cell: Cell
    start: Cell | None
    free: bool = False
    hand: Hand | None = None


AnyAct = SetCard | SetWorker
