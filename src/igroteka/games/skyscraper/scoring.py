"""What a card brings (S-P1 to S-P3)."""

from msgspec import Struct

from .deck import CARDS
from .lattice import Pose
from .structure import Building, structure


class Points(Struct, frozen=True):
    met: int
    worker: bool
    doubled: bool

    @property
    def total(self) -> int:
        return (self.met + self.worker) * (2 if self.doubled else 1)


def points_for(building: Building, card: int, pose: Pose, beams: int) -> Points:
    """Before it stands: twice if it reaches higher than every card so far (S-P3)."""
    stands = structure(building)
    return Points(
        met=stands.points(pose, beams),
        worker=bool(CARDS[card].worker),
        doubled=pose.top > stands.top,
    )
