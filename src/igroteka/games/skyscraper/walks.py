"""Where workers may go from a building, as moves: made once, while it stands as it does (S-M)."""

from functools import lru_cache

from .actions import Move, Send, Shift
from .builders import own_places
from .floors import GROUND, floor_plan
from .lattice import Cell
from .moving import from_here
from .structure import Building

KEPT = 64


class Walks:
    """Of a worker by its number and cell: away from its card, and on it."""

    def __init__(self, building: Building) -> None:
        self.building = building
        self.sends = tuple(map(Send, floor_plan(building).places[GROUND]))
        self.away: dict[tuple[int, Cell], tuple[Move, ...]] = {}
        self.aside: dict[tuple[int, Cell, bool], tuple[Shift, ...]] = {}

    def moves(self, worker: int, cell: Cell) -> tuple[Move, ...]:
        found = self.away.get((worker, cell))
        if found is None:
            found = tuple([Move(worker, place) for place in from_here(self.building, cell)])
            self.away[worker, cell] = found
        return found

    def shifts(self, worker: int, cell: Cell, lies: bool) -> tuple[Shift, ...]:
        """One that lies may be set up where it is."""
        found = self.aside.get((worker, cell, lies))
        if found is None:
            places = own_places(self.building, cell)
            found = tuple([Shift(worker, to) for to in places if to != cell or lies])
            self.aside[worker, cell, lies] = found
        return found


walks = lru_cache(KEPT)(Walks)
