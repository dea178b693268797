"""What a card brings, and a turn that climbed (S-P1 to S-P3)."""

from msgspec import Struct

from .deck import CARDS
from .lattice import Pose
from .state import State
from .structure import structure


class Points(Struct, frozen=True):
    """Of a card: the pairs of beams, its worker, and whether it is the `highest` of all so far.
    `doubled` if the turn counts twice with it, `again` what came before it in the turn and counts
    twice through it."""

    met: int
    worker: bool
    highest: bool
    doubled: bool
    again: int

    @property
    def own(self) -> int:
        return self.met + self.worker

    @property
    def total(self) -> int:
        """By how much the turn is worth more."""
        return self.own * (2 if self.doubled else 1) + self.again


def points_for(state: State, card: int, pose: Pose, beams: int) -> Points:
    """Before it stands: higher than every card so far, the whole turn counts twice (S-P3)."""
    stands = structure(state.building)
    highest = pose.top > stands.top
    return Points(
        met=stands.points(pose, beams),
        worker=bool(CARDS[card].worker),
        highest=highest,
        doubled=highest or state.raised,
        again=state.gained if highest and not state.raised else 0,
    )


def to_count(state: State) -> int:
    """What the turn will count again when it ends: nothing unless it climbed (S-P3)."""
    return state.gained if state.raised else 0


def standing_scores(state: State) -> tuple[int, ...]:
    """As they would be if the turn ended now."""
    more = to_count(state)
    return tuple(n + more * (seat == state.turn) for seat, n in enumerate(state.scores))
