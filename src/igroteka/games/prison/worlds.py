"""Worlds: the position as a walker changes it on its way (P-9.16).

Taking an object, crossing a friend or opening a portcullis leads into another world. In a world
the walker itself has not moved. Worlds look the same if only the friends crossed differ.
"""

from collections.abc import Iterator

from .crowd import squares_in
from .deeds import gate
from .footing import Footing, footing, meetings
from .manners import on_the_way
from .scene import moved, with_figure
from .state import NONE, State

MOST = 512


class Worlds:
    def __init__(self, state: State, number: int) -> None:
        self.number = number
        self.start = state.figures[number].square
        self.worlds = [state]
        self.footings = [footing(state, number)]
        self.meets = [meetings(state, number)]
        self.looks = [0]
        self.index: dict[object, int] = {}
        self.first: dict[object, int] = {}
        self.met: dict[tuple[int, int], int] = {}
        self.opened: dict[tuple[int, int], tuple[int, int]] = {}

    def number_of(self, state: State) -> int:
        if not self.index:
            self.index[look(self.worlds[0]), self.worlds[0].errand] = 0
            self.first[look(self.worlds[0])] = 0
        found = self.index.setdefault((look(state), state.errand), len(self.worlds))
        if found == len(self.worlds):
            self.worlds.append(state)
            self.meets.append(meetings(state, self.number))
            self.looks.append(self.first.setdefault(look(state), found))
            self.footings.append(self.footing_of(found))
        return found

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
            there = self.changed(world, square)
            if there != NONE:
                yield there, 1 << square

    def into(self, world: int, square: int) -> int:
        return self.changed(world, square) if self.meets[world] >> square & 1 else world

    def changed(self, world: int, square: int) -> int:
        """The world after the walker has dealt with what it meets there (P-10).

        NONE past MOST worlds: in a crowd of loaded friends they would be without number.
        """
        if (world, square) not in self.met and len(self.worlds) >= MOST:
            return NONE
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
