"""Worlds: the position as a walker changes it on its way (P-9.16).

Taking an object, crossing a friend or opening a portcullis leads into another world. In a world
the walker itself has not moved. Worlds look the same if only the friends crossed differ, and are
one if those make no difference any more.
"""

from msgspec.structs import replace

from igroteka.games.prison.deeds.bought import gate
from igroteka.games.prison.figures.scene import in_the_scene_of, moved, with_figure
from igroteka.games.prison.floor.crowd import Lanes, squares_in
from igroteka.games.prison.state import NONE, Errand, State

from .footing import OUT, Footing, footing, meetings
from .objects import on_the_way, passing, would_take
from .swaps import swappers


class Worlds:
    def __init__(self, state: State, number: int, foot: Footing | None = None) -> None:
        self.number = number
        self.start = state.figures[number].square
        self.worlds = [self.one_world(state)]
        self.out = OUT[state.figures[number].side]
        self.footings = [foot or footing(state, number)]
        self.lanes = [self.lanes_of(0)]
        self.meets = [self.meetings(state)]
        self.looks = [0]
        self.index: dict[tuple[int, Errand | None], int] = {}
        self.first: dict[object, int] = {}
        self.met: dict[tuple[int, int], int] = {}
        self.opened: dict[tuple[int, int], tuple[int, int]] = {}

    def look_of(self, state: State) -> object:
        """The same for worlds that look the same: the number of the first, if it has one."""
        if not self.first:
            self.first[look(self.worlds[0])] = 0
        there = look(state)
        return self.first.get(there, there)

    def number_of(self, state: State) -> int:
        state, fresh = self.one_world(state), len(self.worlds)
        if not self.index:
            self.first[look(self.worlds[0])] = 0
            self.index[0, self.worlds[0].errand] = 0
        same = self.first.setdefault(look(state), fresh)
        found = self.index.setdefault((same, state.errand), fresh)
        if found == fresh:
            self.worlds.append(state)
            self.meets.append(self.meetings(state))
            self.looks.append(same)
            self.footings.append(self.footing_of(found))
            self.lanes.append(self.lanes_of(found))
        return found

    def lanes_of(self, world: int) -> Lanes:
        """Nobody walks on from the far line."""
        inside = ~self.out
        north, east, south, west = self.footings[world].walks
        return north & inside, east & inside, south & inside, west & inside

    def one_world(self, state: State) -> State:
        """With only those crossed who would have to be dealt with otherwise (P-9.24)."""
        errand = state.errand
        if errand is None or not errand.crossed:
            return state
        matter = swappers(state, self.number, errand.crossed)
        crossed = tuple(friend for friend in errand.crossed if friend in matter)
        if crossed == errand.crossed:
            return state
        return told_apart(state, replace(errand, crossed=crossed))

    def meetings(self, state: State) -> int:
        return meetings(state, self.number)

    def footing_of(self, world: int) -> Footing:
        if self.looks[world] != world:
            return self.footings[self.looks[world]]
        return footing(self.worlds[world], self.number)

    def entered(self, world: int, many: int) -> list[tuple[int, int]]:
        """Those squares, and the world once the walker has entered them."""
        meets = many & self.meets[world]
        found = [(world, many ^ meets)] if many != meets else []
        if meets:
            found += [(self.changed(world, square), 1 << square) for square in squares_in(meets)]
        return found

    def into(self, world: int, square: int) -> int:
        return self.changed(world, square) if self.meets[world] >> square & 1 else world

    def changed(self, world: int, square: int) -> int:
        """The world after the walker has dealt with what it meets there (P-10)."""
        if (world, square) not in self.met:
            state = self.worlds[world]
            after = self.dealt(state, square)
            self.met[world, square] = world if after is state else self.number_of(after)
        return self.met[world, square]

    def dealt(self, state: State, square: int) -> State:
        """Who takes something up has to be thought there; dealing with friends moves nobody."""
        if state.figures[self.number].wounded:
            return state
        if would_take(state, self.number, square) == (NONE, NONE):
            after = passing(state, self.number, square, None)
            return after if after is state else in_the_scene_of(state, after)
        after = on_the_way(moved(state, self.number, square), self.number, None)
        return with_figure(after, self.number, square=self.start)

    def gated(self, world: int, square: int, side: int) -> int:
        """The world with that portcullis open (P-10.4)."""
        there = self.number_of(gate(self.worlds[world], self.number, square, side, None))
        self.opened.setdefault((square, there), (world, side))
        return there


def told_apart(state: State, errand: Errand) -> State:
    """That errand in the same scene; who matters does not hang on those who do not."""
    there = in_the_scene_of(state, replace(state, errand=errand))
    number, _, dealings = state.__dict__["dealings"]
    there.__dict__["dealings"] = number, errand.crossed, dealings
    return there


def look(state: State) -> object:
    return state.figures, state.things, state.dungeon
