"""Worlds: the position as a walker changes it on its way (P-9.16).

Taking an object, crossing a friend or opening a portcullis leads into another world. In a world
the walker itself has not moved. Worlds look the same if only the friends crossed differ, and are
one if those make no difference any more.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.prison.deeds.bought import gate
from igroteka.games.prison.figures.scene import moved, with_figure
from igroteka.games.prison.floor.crowd import squares_in
from igroteka.games.prison.state import State

from .footing import Footing, footing, meetings
from .objects import on_the_way
from .swaps import swappers


class Worlds:
    def __init__(self, state: State, number: int, foot: Footing | None = None) -> None:
        self.number = number
        self.start = state.figures[number].square
        self.worlds = [self.one_world(state)]
        self.footings = [foot or footing(state, number)]
        self.meets = [self.meetings(state)]
        self.looks = [0]
        self.index: dict[object, int] = {}
        self.first: dict[object, int] = {}
        self.met: dict[tuple[int, int], int] = {}
        self.opened: dict[tuple[int, int], tuple[int, int]] = {}

    def number_of(self, state: State) -> int:
        state = self.one_world(state)
        if not self.index:
            self.index[look(self.worlds[0]), self.worlds[0].errand] = 0
            self.first[look(self.worlds[0])] = 0
        found = self.index.setdefault((look(state), state.errand), len(self.worlds))
        if found == len(self.worlds):
            self.worlds.append(state)
            self.meets.append(self.meetings(state))
            self.looks.append(self.first.setdefault(look(state), found))
            self.footings.append(self.footing_of(found))
        return found

    def one_world(self, state: State) -> State:
        """With only those crossed who would have to be dealt with otherwise (P-9.24)."""
        errand = state.errand
        if errand is None or not errand.crossed:
            return state
        matter = swappers(state, self.number, errand.crossed)
        crossed = tuple(friend for friend in errand.crossed if friend in matter)
        if crossed == errand.crossed:
            return state
        return replace(state, errand=replace(errand, crossed=crossed))

    def meetings(self, state: State) -> int:
        return meetings(state, self.number)

    def footing_of(self, world: int) -> Footing:
        if self.looks[world] != world:
            return self.footings[self.looks[world]]
        return footing(self.worlds[world], self.number)

    def entered(self, world: int, many: int) -> Iterator[tuple[int, int]]:
        """Those squares, and the world once the walker has entered them."""
        meets = many & self.meets[world]
        if many != meets:
            yield world, many ^ meets
        for square in squares_in(meets):
            yield self.changed(world, square), 1 << square

    def into(self, world: int, square: int) -> int:
        return self.changed(world, square) if self.meets[world] >> square & 1 else world

    def changed(self, world: int, square: int) -> int:
        """The world after the walker has dealt with what it meets there (P-10)."""
        if (world, square) not in self.met:
            there = moved(self.worlds[world], self.number, square)
            after = on_the_way(there, self.number, None)
            self.met[world, square] = world if after is there else self.back(after)
        return self.met[world, square]

    def back(self, after: State) -> int:
        return self.number_of(with_figure(after, self.number, square=self.start))

    def gated(self, world: int, square: int, side: int) -> int:
        """The world with that portcullis open (P-10.4)."""
        there = self.number_of(gate(self.worlds[world], self.number, square, side, None))
        self.opened.setdefault((square, there), (world, side))
        return there


def look(state: State) -> object:
    return state.figures, state.things, state.dungeon
