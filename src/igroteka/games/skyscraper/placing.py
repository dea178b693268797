"""Where a card may be built, and how it may be turned there (S-B1 to S-B7)."""

from collections.abc import Iterator
from functools import lru_cache

from igroteka.kernel import Seat

from .builders import reached
from .deck import CARDS, SLAB_CARD
from .lattice import EDGES, Pose, touch
from .state import State
from .statics import overloads
from .structure import Building, Structure, structure

Placement = tuple[Pose, int]


def placements(state: State, seat: Seat, card: int) -> list[Placement]:
    calm = state.hands == "calm"
    return list(found(state.building, reached(state, seat), card, calm))


def has_placement(state: State, seat: Seat, card: int) -> bool:
    calm = state.hands == "calm"
    return next(found(state.building, reached(state, seat), card, calm), None) is not None


def found(
    building: Building, builders: frozenset[int], card: int, calm: bool
) -> Iterator[Placement]:
    stands = structure(building)
    for pose in slots(building, builders, CARDS[card].ground):
        beams = [face for face in CARDS[card].faces(pose.plane) if stands.points(pose, face)]
        if not beams or not lies_right(stands, pose, card):
            continue
        if calm and overloads(building, pose, card):
            continue
        yield from ((pose, face) for face in beams)


@lru_cache(maxsize=1024)
def slots(building: Building, builders: frozenset[int], ground: bool) -> tuple[Pose, ...]:
    """Poses joined to a card that a builder stands on or beside, in a stable order."""
    stands = structure(building)
    return tuple(
        sorted(
            pose
            for pose, joined in stands.slots.items()
            if not builders.isdisjoint(joined)
            and pose not in stands.shut
            and is_right_height(pose, ground)
            and (ground or grows_up(stands, pose))
        )
    )


def is_right_height(pose: Pose, ground: bool) -> bool:
    """Only foundation and supports touch the ground, and they must (S-B4)."""
    return pose.z == 0 if ground else pose.z > 0


def grows_up(stands: Structure, pose: Pose) -> bool:
    """Not only from below another: some joint with a card whose centre is not above (S-B5)."""
    return any(stands.building[number].pose.middle <= pose.middle for number in stands.joined(pose))


def lies_right(stands: Structure, pose: Pose, card: int) -> bool:
    """A flat support lies with an edge on a wall's foot (S-B4)."""
    if card != SLAB_CARD:
        return True
    touches = (touch(pose, stands.building[number].pose) for number in stands.joined(pose))
    return any(met is not None and met.first in EDGES for met in touches)
