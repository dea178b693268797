"""What stands: cards with their joints, and every slot where one more could be joined.

A structure is worked out from the one before it, card by card, and kept while it is in use.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from .beams import answering, meetings
from .deck import CARDS
from .lattice import ADJOINING, JOINED, SHUT, Offset, Plane, Pose, offset, shifted, touch
from .lattice import meeting as meeting_at


class Standing(Struct, frozen=True, cache_hash=True, gc=False):
    """A card that stands: `beams` as it lies, `by` the seat that built it, -1 the foundation."""

    card: int
    pose: Pose
    beams: int
    by: int = -1


Building = tuple[Standing, ...]


class Joint(Struct, frozen=True, gc=False):
    """Two standing cards by their places in the building, the earlier first."""

    first: int
    second: int


class Structure(Struct, frozen=True):
    """`at` are standing cards by pose; `slots` poses joined to some, by whom; `lines` those of a
    card there that lie against a beam; `shut` poses none can be at."""

    building: Building
    at: dict[Pose, int]
    joints: tuple[Joint, ...]
    slots: dict[Pose, tuple[int, ...]]
    lines: dict[Pose, int]
    shut: frozenset[Pose]
    top: int

    def joined(self, pose: Pose) -> tuple[int, ...]:
        """The standing cards that a card at that pose is or would be joined to."""
        return self.slots.get(pose, ())

    def adjoining(self, pose: Pose) -> Iterator[int]:
        """Standing cards beside it in its own plane, a whole edge in common."""
        for by in ADJOINING[pose.plane]:
            if (number := self.at.get(shifted(pose, by))) is not None:
                yield number

    def fits(self, pose: Pose) -> bool:
        """Whether a card could be there: joined, and through no other (S-G2)."""
        return pose in self.slots and pose not in self.shut

    def points(self, pose: Pose, beams: int) -> int:
        """The pairs of beams that would meet (S-P1)."""
        return sum(self.meetings(number, pose, beams) for number in self.joined(pose))

    def meetings(self, number: int, pose: Pose, beams: int) -> int:
        other = self.building[number]
        met = meeting_at(pose.plane, offset(pose, other.pose))
        assert met
        return meetings((pose.plane, other.pose.plane), met, beams, other.beams)


EMPTY = Structure((), {}, (), {}, {}, frozenset(), 0)


@lru_cache(maxsize=1024)
def structure(building: Building) -> Structure:
    if not building:
        return EMPTY
    return with_card(structure(building[:-1]), building[-1])


def with_card(before: Structure, card: Standing) -> Structure:
    number, pose = len(before.building), card.pose
    slots, lines = dict(before.slots), dict(before.lines)
    for by, answers in joined_to(pose.plane, card.beams):
        there = shifted(pose, by)
        slots[there] = (*slots.get(there, ()), number)
        lines[there] = lines.get(there, 0) | answers
    return Structure(
        building=(*before.building, card),
        at={**before.at, pose: number},
        joints=(*before.joints, *(Joint(other, number) for other in before.joined(pose))),
        slots=slots,
        lines=lines,
        shut=before.shut.union(shifted(pose, by) for by in SHUT[pose.plane]),
        top=max(before.top, pose.top),
    )


@cache
def joined_to(plane: Plane, beams: int) -> tuple[tuple[Offset, int], ...]:
    """Where others can be joined to a card, and their lines that would lie against its beams."""
    origin = Pose(plane, 0, 0, 0)
    return tuple((by, lines_against(origin, beams, shifted(origin, by))) for by in JOINED[plane])


def lines_against(card: Pose, beams: int, other: Pose) -> int:
    met = touch(other, card)
    assert met
    return answering((other.plane, card.plane), met, beams)


def from_the_ground(building: Building) -> Building:
    """In an order in which each card is joined to one before it, as when it was built."""
    ordered: Building = ()
    left = list(building)
    while left:
        joined = structure(ordered).slots
        held = (one for one in left if CARDS[one.card].ground or one.pose in joined)
        card = next(held, left[0])
        left.remove(card)
        ordered = (*ordered, card)
    return ordered


def is_ground(building: Sequence[Standing], number: int) -> bool:
    """Foundation is every card that stands on the site (S-W1)."""
    return CARDS[building[number].card].ground
