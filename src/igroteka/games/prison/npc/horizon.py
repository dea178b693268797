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
from .swaps import Loads, bit, dealings, load_of, worked_out


class Rim(Struct, frozen=True, gc=False):
    """Within so many action points: squares where it may have stopped, and gone through."""

    stops: int
    passed: int


class Horizon:
    """`now` is the footing it has, `foot` the best it may come to; they are one, and what is said
    of it is certain, if it can change nothing on its way."""

    def __init__(self, state: State, number: int, points: int, ap: int) -> None:
        figure = state.figures[number]
        self.start, self.points, self.out = 1 << figure.square, points, OUT[figure.side]
        self.meets = meetings(state, number)
        self.now = self.foot = footing(state, number)
        self.pace = speed(state, number)
        self.loads, self.is_certain = bit(load_of(state, number)), True
        if self.meets or self.now.gates:
            self.look_about(state, number, ap)
        self.rims: list[Rim] = []
        self.edge = 0

    def look_about(self, state: State, number: int, ap: int) -> None:
        """First as if all that lies about and all that friends carry were at hand, then what of it
        it could come to; if nothing of it, what it has now is all it will have."""
        crossed = state.errand.crossed if state.errand else ()
        self.foot = at_best(state, number, self.now, dealings(state, number, crossed).loads)
        last = self.farthest(ap)
        self.foot, opens = self.now, last.stops & self.now.gates
        self.is_certain = not opens and not last.passed & self.meets
        if not self.is_certain:
            self.loads = worked_out(state, number, crossed, last.passed).loads
            self.foot = at_best(state, number, self.now, self.loads)

    def farthest(self, ap: int) -> Rim:
        self.rims, self.edge = [], 0
        return self.rim(ap)

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


def gets_key(state: State, number: int, loads: Loads) -> bool:
    return bool(loads & bit(Kind.KEY)) or has_trait(state, number, "own_key")


def at_best(state: State, number: int, foot: Footing, loads: Loads) -> Footing:
    here, ground, side = scene(state), floor(state), state.figures[number].side
    lies_open, pits, out = ground.crowd, ground.pit_crowd, OUT[side]
    others, foes = here.standing_crowd & ~own_square(state, number), fallen_foes(state, side)
    roped = ground.spanned_crowd if loads & bit(Kind.ROPE) else 0
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
