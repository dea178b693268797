"""How far a walker could come at best: no way in any of its worlds leads beyond.

All that may turn to its advantage on the way is taken for granted here: whatever it may come to
carry it has, bars it may open stand open, and nothing that lies about is too much for a square.
"""

from msgspec import Struct

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import floor, scene
from igroteka.games.prison.floor.crowd import Lanes, jumped, stepped
from igroteka.games.prison.state import State

from .footing import OUT, Footing, fallen_foes, footing, meetings, own_square
from .speed import speed
from .swaps import Load, bearers, may_hold


class Rim(Struct, frozen=True, gc=False):
    """Within so many action points: squares where it may have stopped, and gone through."""

    stops: int
    passed: int


class Horizon:
    """`now` is the footing it has, `foot` the best it may come to; they are one, and what is said
    of it is certain, if it can change nothing on its way."""

    def __init__(self, state: State, number: int, points: int) -> None:
        errand, figure = state.errand, state.figures[number]
        self.start, self.points, self.out = 1 << figure.square, points, OUT[figure.side]
        self.loads = may_hold(
            state, number, errand.crossed if errand else (), bearers(state, number)
        )
        self.meets = meetings(state, number)
        self.now = footing(state, number)
        self.is_certain = not self.meets and not self.now.gates
        self.foot = self.now if self.is_certain else at_best(state, number, self.now, self.loads)
        self.pace = speed(state, number)
        self.rims: list[Rim] = []
        self.edge = 0

    def rim(self, ap: int) -> Rim:
        while len(self.rims) <= ap:
            self.rims.append(self.further() if self.rims else self.at_once())
        return self.rims[ap]

    def at_once(self) -> Rim:
        passed = self.walked(self.start, self.points)
        stops = self.start | passed & (self.foot.stop | self.out)
        self.edge = stops
        return Rim(stops, passed)

    def further(self) -> Rim:
        """One action point more, from the squares that the last one led to."""
        last, foot, begun = self.rims[-1], self.foot, self.edge & ~self.out
        landed = jumped(begun, foot.jumps, foot.over) & foot.land
        passed = self.walked(begun, self.pace) | landed
        stops = last.stops | passed & (foot.stop | self.out)
        self.edge = stops & ~last.stops
        return Rim(stops, last.passed | passed)

    def walked(self, many: int, pace: int) -> int:
        foot, edge = self.foot, many
        for _ in range(pace):
            edge = stepped(edge & ~self.out, foot.walks) & foot.enter & ~many
            if not edge:
                break
            many |= edge
        return many


def gets_key(state: State, number: int, loads: frozenset[Load]) -> bool:
    return Kind.KEY in loads or has_trait(state, number, "own_key")


def at_best(state: State, number: int, foot: Footing, loads: frozenset[Load]) -> Footing:
    here, ground, side = scene(state), floor(state), state.figures[number].side
    lies_open, pits, out = ground.crowd, ground.pit_crowd, OUT[side]
    others, foes = here.standing_crowd & ~own_square(state, number), fallen_foes(state, side)
    roped = ground.spanned_crowd if Kind.ROPE in loads else 0
    opens = foot.gates or gets_key(state, number, loads)
    return Footing(
        walks=through(foot.walks, ground.locks) if opens else foot.walks,
        jumps=through(foot.jumps, ground.locks) if opens else foot.jumps,
        enter=foot.enter | roped,
        stop=lies_open & ~(out | others | foes | pits & ~roped),
        land=lies_open & ~(others | pits | foes & ~out | here.lying_crowd & out),
        over=lies_open & ~(others | foes),
        gates=foot.gates,
    )


def through(lanes: Lanes, locks: Lanes) -> Lanes:
    north, east, south, west = (lane | lock for lane, lock in zip(lanes, locks, strict=True))
    return north, east, south, west
