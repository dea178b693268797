"""What a card would do where the hand hovers (S-P1, S-M4, S-H3)."""

from msgspec import Struct
from msgspec.structs import replace

from .actions import Build
from .acts import SetCard
from .builders import is_lost
from .landing import CALM, landed
from .scoring import points_for
from .state import NONE, State
from .structure import Building, structure


class Preview(Struct, frozen=True):
    """As if it stood: its points, the workers it would shut in, and the joint that would carry
    most, by its two cards; the new one is the last."""

    points: int
    doubled: bool
    shut_in: tuple[int, ...]
    strain: float
    first: int
    second: int


def foreseen(state: State, action: Build) -> Preview:
    points = points_for(state, state.picked, action.pose, action.beams)
    act = SetCard(state.picked, action.pose, action.beams, NONE)
    after = landed(replace(state, act=act), CALM, None)
    strain, first, second = most_strained(after.building)
    return Preview(points.total, points.doubled, newly_lost(state, after), strain, first, second)


def newly_lost(before: State, after: State) -> tuple[int, ...]:
    return tuple(
        number
        for number, worker in enumerate(after.workers)
        if is_lost(after.building, worker) and not is_lost(before.building, before.workers[number])
    )


def most_strained(building: Building) -> tuple[float, int, int]:
    from .statics import moments

    worst = max(moments(building), key=lambda load: load.moment)
    joint = structure(building).joints[worst.joint]
    return worst.moment, joint.first, joint.second
