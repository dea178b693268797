"""Where a worker may go: to the site, within its card, one floor up or down, or across (S-M)."""

from collections.abc import Iterator
from functools import lru_cache

from .builders import own_places
from .floors import GROUND, floor_plan
from .lattice import Cell
from .state import State
from .structure import Building


def landings(state: State) -> tuple[Cell, ...]:
    """Open places at the foundation's feet (S-W1)."""
    return floor_plan(state.building).places[GROUND]


def destinations(state: State, worker: int) -> tuple[Cell, ...]:
    """By one action: neighbouring floors, and the other cards of the same (S-M2)."""
    cell = state.workers[worker].cell
    assert cell
    return from_here(state.building, cell)


@lru_cache(maxsize=4096)
def from_here(building: Building, cell: Cell) -> tuple[Cell, ...]:
    """A floor that can't be entered can still be crossed and left (S-M3)."""
    here = floor_plan(building)
    floor, own = here.floor_under(cell), set(own_places(building, cell))
    found = [
        place
        for card in here.floors[floor].cards
        for place in here.places[card]
        if place not in own
    ]
    for other in here.neighbours(floor):
        if here.floors[other].number >= 0:
            for card in here.floors[other].cards:
                found += here.places[card]
    return tuple(found)


def shifts(state: State, worker: int) -> Iterator[Cell]:
    """Free of action: within its card, or along the feet it touches (S-M1); up again if it lies."""
    cell, lies = state.workers[worker].cell, state.workers[worker].lying
    assert cell
    yield from (place for place in own_places(state.building, cell) if place != cell or lies)


def floor_number(building: Building, cell: Cell) -> int:
    here = floor_plan(building)
    return here.floors[here.floor_under(cell)].number


def anywhere(building: Building) -> Iterator[Cell]:
    """Open places of every floor that can be entered (S-F2)."""
    here = floor_plan(building)
    for number, floor in enumerate(here.floors):
        if floor.number >= 0:
            yield from here.open_on(number)
