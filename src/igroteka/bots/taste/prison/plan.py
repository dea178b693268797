"""A turn thought through: a beam of deeds, up to the first die or card, the best end wins."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from igroteka.games.prison.state import State
from igroteka.kernel import Seat

from .deeds import Deed, deeds
from .habits import habits
from .weights import Weights


class Care(Struct, frozen=True, forbid_unknown_fields=True):
    """`beam` turns are followed at once, `ends` of every figure's moves looked at.

    With `futures` the best first deeds are played on through the NP's round, so many times each;
    what they seemed worth before is trusted like `trust` rounds more. A point made cannot be taken
    back: `cash` is what that is worth beside a point that only seems to come. What a character
    `leans` to seems worth so many points more.
    """

    beam: int = 3
    ends: int = 4
    first: int = 4
    futures: int = 0
    trust: float = 4.0
    blur: float = 0.0
    cash: float = 0.4
    leans: dict[str, float] = {}


class Turn(Struct, frozen=True):
    """The deeds of a turn so far; `open` while it can go on without a die or a card."""

    deeds: tuple[Deed, ...]
    score: float

    @property
    def actions(self) -> tuple[Any, ...]:
        return tuple(action for deed in self.deeds for action in deed.actions)


def turns(state: State, seat: Seat, side: int, care: Care, by: Weights) -> list[Turn]:
    """The best turns found, best first; empty where nothing is better than to pass."""
    ended: list[Turn] = []
    beam = [Turn((), float("-inf"))]
    while beam:
        longer = [turn for begun in beam for turn in continued(state, begun, seat, side, care, by)]
        ended += [turn for turn in longer if not turn.deeds[-1].goes_on]
        going = [turn for turn in longer if turn.deeds[-1].goes_on]
        beam = unlike(going, care.beam)
        ended += beam
    return sorted(ended, key=lambda turn: -turn.score)


def continued(
    state: State, begun: Turn, seat: Seat, side: int, care: Care, by: Weights
) -> Sequence[Turn]:
    here = begun.deeds[-1].after if begun.deeds else state
    return [
        Turn(
            (*begun.deeds, deed),
            deed.score
            + care.cash * made(state, deed.after, side)
            + liked(here, seat, (*begun.deeds, deed), care.leans),
        )
        for deed in deeds(here, seat, side, care.ends, by)
    ]


def liked(state: State, seat: Seat, done: Sequence[Deed], leans: Mapping[str, float]) -> float:
    """What its character finds in all of it, in points."""
    if not leans:
        return 0.0
    actions = [action for deed in done for action in deed.actions]
    return sum(
        often * leans.get(name, 0.0)
        for action in actions
        for name, often in habits(state, seat, action).items()
    )


def made(before: State, after: State, side: int) -> int:
    """Points, for certain."""
    return after.points[side] - before.points[side]


def unlike(found: list[Turn], most: int) -> list[Turn]:
    """The best ends, each position once, whatever the order it was come to."""
    best: dict[Any, Turn] = {}
    for turn in sorted(found, key=lambda one: -one.score):
        after = turn.deeds[-1].after
        best.setdefault((after.figures, after.dungeon, after.ap), turn)
        if len(best) == most:
            break
    return list(best.values())
