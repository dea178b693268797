"""Where a building can be built on: each slot is judged once, for all hands and all builders."""

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from operator import attrgetter, or_

from .deck import ALIKE, CARDS, SLAB_CARD
from .lattice import EDGES, Plane, Pose, touch
from .structure import Building, Structure, structure

Placement = tuple[Pose, int]
# Its pose, the cards it is joined to, and the lines of a card there that lie against a beam.
Slot = tuple[Pose, tuple[int, ...], int]
PLACE = attrgetter("plane", "x", "y", "z")
# By plane, a bit for each line of a card there.
Lines = tuple[int, ...]
KEPT = 64


class Plot:
    """What was judged is kept: `by_height` the slots that bear, `nearby` those in builders' reach,
    `touched` by plane every line a card there could lie against a beam with, `holders` which cards
    of a hand find a place, `buckling` the slots where gravity would have the last word."""

    def __init__(self, building: Building, calm: bool) -> None:
        self.building, self.calm = building, calm
        self.stands = structure(building)
        self.by_height: dict[bool, tuple[Slot, ...]] = {}
        self.nearby: dict[tuple[bool, frozenset[int]], tuple[Slot, ...]] = {}
        self.touched: dict[tuple[bool, frozenset[int]], Lines] = {}
        self.holders: dict[tuple[frozenset[int], tuple[int, ...]], tuple[int, ...]] = {}
        self.buckling: dict[Pose, bool] = {}

    def placements(self, card: int, builders: frozenset[int]) -> Iterator[Placement]:
        """Where a card may be built, and how it may be turned there (S-B1 to S-B7)."""
        look, ground = ALIKE[card], CARDS[card].ground
        anywhere = card != SLAB_CARD and (self.calm or ground)
        for pose, _, lines in self.within(builders, ground):
            faces = meeting(look, pose.plane, lines)
            if faces and (anywhere or self.bears(pose, card)):
                for face in faces:
                    yield pose, face

    def bears(self, pose: Pose, card: int) -> bool:
        return lies_right(self.stands, pose, card) and not self.buckles(pose, card)

    def fitting(self, cards: tuple[int, ...], builders: frozenset[int]) -> tuple[int, ...]:
        """Those that find a place."""
        found = self.holders.get((builders, cards))
        if found is None:
            found = tuple([card for card in cards if self.takes(card, builders)])
            self.holders[builders, cards] = found
        return found

    def takes(self, card: int, builders: frozenset[int]) -> bool:
        """Most cards find one wherever some beam of theirs can lie; what else is asked is asked
        slot by slot."""
        ground = CARDS[card].ground
        lines = self.touched.get((ground, builders)) or self.lines(builders, ground)
        one, two, three = turning(card)
        if not (one & lines[0] or two & lines[1] or three & lines[2]):
            return False
        if card != SLAB_CARD and (self.calm or ground):
            return True
        return next(self.placements(card, builders), None) is not None

    def lines(self, builders: frozenset[int], ground: bool) -> Lines:
        met = [0] * len(Plane)
        for pose, _, lines in self.within(builders, ground):
            met[pose.plane] |= lines
        found = self.touched[ground, builders] = tuple(met)
        return found

    def within(self, builders: frozenset[int], ground: bool) -> tuple[Slot, ...]:
        """The slots of those cards (S-B1)."""
        key = (ground, builders)
        if key not in self.nearby:
            apart = builders.isdisjoint
            self.nearby[key] = tuple([s for s in self.slots(ground) if not apart(s[1])])
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


@cache
def turning(card: int) -> Lines:
    """By plane all lines on which a beam of it may come to lie (S-B2)."""
    return tuple(reduce(or_, CARDS[card].faces(plane), 0) for plane in Plane)


def slots(building: Building, ground: bool) -> tuple[Pose, ...]:
    """Poses where a card could be joined, not from above only, in a stable order."""
    stands = structure(building)
    free = stands.slots.keys() - stands.shut
    right = [pose for pose in free if is_right_height(pose, ground)]
    found = right if ground else [pose for pose in right if grows_up(stands, pose)]
    return tuple(sorted(found, key=PLACE))


def is_right_height(pose: Pose, ground: bool) -> bool:
    """Only foundation and supports touch the ground, and they must (S-B4)."""
    return pose.z == 0 if ground else pose.z > 0


def grows_up(stands: Structure, pose: Pose) -> bool:
    """Not only from below another: some joint with a card whose centre is not above (S-B5)."""
    building, middle = stands.building, pose.middle
    return any(building[number].pose.middle <= middle for number in stands.joined(pose))


def lies_right(stands: Structure, pose: Pose, card: int) -> bool:
    """A flat support lies with an edge on a wall's foot (S-B4)."""
    if card != SLAB_CARD:
        return True
    touches = (touch(pose, stands.building[number].pose) for number in stands.joined(pose))
    return any(met is not None and met.first in EDGES for met in touches)
