"""Where a building can be built on: each slot is judged once, for all hands and all builders."""

from collections.abc import Iterator
from functools import cache, lru_cache

from .deck import ALIKE, CARDS, SLAB_CARD
from .lattice import EDGES, Plane, Pose, touch
from .structure import Building, Structure, structure

Placement = tuple[Pose, int]
# Its pose, the cards it is joined to, and the lines of a card there that lie against a beam.
Slot = tuple[Pose, tuple[int, ...], int]
KEPT = 64


class Plot:
    """What was judged is kept: `by_height` the slots that bear, `nearby` those in builders' reach,
    `buckling` those where gravity would have the last word."""

    def __init__(self, building: Building, calm: bool) -> None:
        self.building, self.calm = building, calm
        self.stands = structure(building)
        self.by_height: dict[bool, tuple[Slot, ...]] = {}
        self.nearby: dict[tuple[bool, frozenset[int]], tuple[Slot, ...]] = {}
        self.buckling: dict[Pose, bool] = {}

    def placements(self, card: int, builders: frozenset[int]) -> Iterator[Placement]:
        """Where a card may be built, and how it may be turned there (S-B1 to S-B7)."""
        look = ALIKE[card]
        for pose, _, lines in self.within(builders, CARDS[card].ground):
            faces = meeting(look, pose.plane, lines)
            if faces and lies_right(self.stands, pose, card) and not self.buckles(pose, card):
                for face in faces:
                    yield pose, face

    def takes(self, card: int, builders: frozenset[int]) -> bool:
        return next(self.placements(card, builders), None) is not None

    def within(self, builders: frozenset[int], ground: bool) -> tuple[Slot, ...]:
        """The slots of those cards (S-B1)."""
        key = (ground, builders)
        if key not in self.nearby:
            self.nearby[key] = tuple(
                slot for slot in self.slots(ground) if not builders.isdisjoint(slot[1])
            )
        return self.nearby[key]

    def slots(self, ground: bool) -> tuple[Slot, ...]:
        """In the calm game no joint carries too much with one more card there (S-H3)."""
        if ground not in self.by_height:
            poses = slots(self.building, ground)
            if self.calm and not ground:
                # It reckons with arrays; whoever builds nothing need not load them.
                from .strength import overloaded

                strained = overloaded(self.building, poses)
                poses = tuple(pose for pose in poses if pose not in strained)
            self.by_height[ground] = tuple(
                (pose, self.stands.slots[pose], self.stands.lines[pose]) for pose in poses
            )
        return self.by_height[ground]

    def buckles(self, pose: Pose, card: int) -> bool:
        """Whether it would by itself, where gravity is real (S-H1)."""
        if self.calm or CARDS[card].ground:
            return False
        if pose not in self.buckling:
            from .leaning import buckles

            self.buckling[pose] = buckles(self.building, pose, card)
        return self.buckling[pose]


plot = lru_cache(KEPT)(Plot)


@cache
def meeting(card: int, plane: Plane, lines: int) -> tuple[int, ...]:
    """The faces of a card in that plane with a beam on one of these lines (S-B7)."""
    return tuple(face for face in CARDS[card].faces(plane) if face & lines)


def slots(building: Building, ground: bool) -> tuple[Pose, ...]:
    """Poses where a card could be joined, not from above only, in a stable order."""
    stands = structure(building)
    return tuple(
        sorted(
            pose
            for pose in stands.slots.keys() - stands.shut
            if is_right_height(pose, ground) and (ground or grows_up(stands, pose))
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
