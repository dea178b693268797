"""Where the builders of one seat reach: each slot is judged once for all the cards in its hand."""

from collections.abc import Iterator
from functools import lru_cache

from .beams import meetings
from .deck import CARDS, SLAB_CARD
from .lattice import EDGES, Plane, Pose, Touch, touch
from .structure import Building, Structure, structure

Placement = tuple[Pose, int]
KEPT = 64
# Of a joint: the planes of both cards, where they meet, and the beams of the one that stands.
Meeting = tuple[tuple[Plane, Plane], Touch, int]


class Plot:
    """What was judged is kept: `meets` whether beams meet there so, `bears` whether it stands,
    `takes` whether a card of that kind finds a place at all."""

    def __init__(self, building: Building, builders: frozenset[int], calm: bool) -> None:
        self.building, self.builders, self.calm = building, builders, calm
        self.stands = structure(building)
        self.by_height: dict[bool, tuple[Pose, ...]] = {}
        self.joints: dict[Pose, tuple[Meeting, ...]] = {}
        self.met: dict[Placement, bool] = {}
        self.strained: dict[tuple[Pose, bool], bool] = {}
        self.taken: dict[tuple[str, int, bool], bool] = {}

    def placements(self, card: int) -> Iterator[Placement]:
        """Where a card may be built, and how it may be turned there (S-B1 to S-B7)."""
        kind = CARDS[card]
        faces = {plane: kind.faces(plane) for plane in Plane}
        for pose in self.slots(kind.ground):
            beams = [face for face in faces[pose.plane] if self.meets(pose, face)]
            if beams and lies_right(self.stands, pose, card) and self.bears(pose, card):
                yield from ((pose, face) for face in beams)

    def takes(self, card: int) -> bool:
        """Cards that may stand alike and have the same beams are one here."""
        kind = CARDS[card]
        key = (kind.stance, kind.beams, kind.ground)
        if key not in self.taken:
            self.taken[key] = next(self.placements(card), None) is not None
        return self.taken[key]

    def slots(self, ground: bool) -> tuple[Pose, ...]:
        if ground not in self.by_height:
            self.by_height[ground] = slots(self.building, self.builders, ground)
        return self.by_height[ground]

    def meets(self, pose: Pose, face: int) -> bool:
        """Whether any beams would meet (S-B7)."""
        key = (pose, face)
        if key not in self.met:
            joints = self.joints_at(pose)
            self.met[key] = any(meetings(both, met, face, beams) for both, met, beams in joints)
        return self.met[key]

    def joints_at(self, pose: Pose) -> tuple[Meeting, ...]:
        if pose not in self.joints:
            self.joints[pose] = tuple(joints_at(self.stands, pose))
        return self.joints[pose]

    def bears(self, pose: Pose, card: int) -> bool:
        """Whether no joint would carry too much in the calm game (S-H3), and whether it would not
        buckle by itself where gravity is real (S-H1)."""
        key = (pose, CARDS[card].ground)
        if key not in self.strained:
            # Both reckon with arrays; whoever builds nothing need not load them.
            from .leaning import buckles
            from .statics import overloads

            if self.calm:
                self.strained[key] = overloads(self.building, pose, card) is not None
            else:
                self.strained[key] = buckles(self.building, pose, card)
        return not self.strained[key]


plot = lru_cache(KEPT)(Plot)


def joints_at(stands: Structure, pose: Pose) -> Iterator[Meeting]:
    for number in stands.joined(pose):
        other = stands.building[number]
        met = touch(pose, other.pose)
        assert met
        yield (pose.plane, other.pose.plane), met, other.beams


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
