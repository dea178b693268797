"""Who can build where: the cards a worker stands on or beside (S-B1), and who is shut in."""

from functools import lru_cache

from igroteka.kernel import Seat

from .floors import GROUND, floor_plan
from .lattice import Cell
from .state import State, Worker
from .structure import Building, structure


def in_crew(state: State, seat: Seat) -> list[int]:
    fallen = state.fallen
    return [
        number
        for number, worker in enumerate(state.workers)
        if worker.seat == seat and worker.cell is None and number not in fallen
    ]


def own_places(building: Building, cell: Cell) -> tuple[Cell, ...]:
    return floor_plan(building).own_places(cell)


def is_lost(building: Building, worker: Worker) -> bool:
    """Every place of its card is closed (S-M4)."""
    return worker.cell is not None and not own_places(building, worker.cell)


def able(state: State, seat: Seat) -> list[int]:
    """Those who can be moved and build: on the site, and not lost."""
    here = floor_plan(state.building)
    return [
        number
        for number, worker in enumerate(state.workers)
        if worker.seat == seat and worker.cell is not None and here.own_places(worker.cell)
    ]


@lru_cache(maxsize=4096)
def near(building: Building, cell: Cell) -> frozenset[int]:
    """The card the builder stands on, and those beside it (S-B1)."""
    here, stands = floor_plan(building), structure(building)
    card = here.card_at[cell]
    if card != GROUND:
        pose = building[card].pose
        return frozenset((card, *stands.joined(pose), *stands.adjoining(pose)))
    touched = here.feet[cell]
    joined = {
        other
        for foot in touched
        for other in stands.joined(building[foot].pose)
        if building[other].pose.is_floor
    }
    return frozenset((*touched, *joined))


def builder_for(state: State, seat: Seat, joined: tuple[int, ...]) -> int | None:
    """The first of one's workers who stands on or beside one of these cards."""
    for number in able(state, seat):
        cell = state.workers[number].cell
        assert cell
        if near(state.building, cell).intersection(joined):
            return number
    return None


def reached(state: State, seat: Seat) -> frozenset[int]:
    """All cards that one's builders stand on or beside."""
    cells = frozenset([state.workers[number].cell for number in able(state, seat)])
    return around(state.building, cells)


@lru_cache(maxsize=4096)
def around(building: Building, cells: frozenset[Cell | None]) -> frozenset[int]:
    return frozenset().union(*[near(building, cell) for cell in cells if cell])
