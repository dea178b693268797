"""Who reaches what, and where a card fits, told a second time: everything is tried."""

from collections.abc import Iterator
from itertools import product

from igroteka.games.skyscraper.beams import lines_of
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.lattice import Cell, Line, Plane, Pose
from igroteka.games.skyscraper.state import State, Worker
from igroteka.games.skyscraper.structure import Building

from . import plain


def is_site(building: Building, number: int) -> bool:
    return CARDS[building[number].card].ground


def touched(building: Building, cell: Cell) -> set[int]:
    """Foundation cards at whose foot a ground cell lies, or that lie under it."""
    here = (cell.x, cell.y, cell.z)
    steps = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, -1))
    sides = {plain.between(here, (here[0] + x, here[1] + y, here[2] + z)) for x, y, z in steps}
    numbers = range(len(building))
    return {n for n in numbers if is_site(building, n) and plain.faces(building[n].pose) & sides}


def under(building: Building, cell: Cell) -> int | None:
    """The floor card a worker stands on; None is the ground."""
    middle = (2 * cell.x + 1, 2 * cell.y + 1, 2 * cell.z)
    for number, one in enumerate(building):
        flat = one.pose.plane == Plane.FLOOR and not is_site(building, number)
        if flat and middle in plain.faces(one.pose):
            return number
    return None


def shares_a_line(one: Pose, other: Pose) -> bool:
    if one.plane != other.plane:
        return plain.joint(one, other) is not None
    own = {plain.line(one, line) for line in plain.EDGES}
    return one != other and any(plain.line(other, line) in own for line in plain.EDGES)


def reached_from(building: Building, cell: Cell) -> set[int]:
    card = under(building, cell)
    numbers = range(len(building))
    if card is not None:
        pose = building[card].pose
        return {card} | {n for n in numbers if shares_a_line(pose, building[n].pose)}
    feet = touched(building, cell)
    floors = [n for n in numbers if building[n].pose.plane == Plane.FLOOR]
    return feet | {
        n for n in floors for f in feet if plain.joint(building[n].pose, building[f].pose)
    }


def places_of(building: Building, cell: Cell) -> list[Cell]:
    """All places of its card; on the ground all at the feet it touches."""
    card = under(building, cell)
    if card is not None:
        pose = building[card].pose
        return [Cell(pose.x + x, pose.y + y, pose.z) for x, y in product((0, 1), (0, 1))]
    feet = touched(building, cell)
    around = product(range(cell.x - 5, cell.x + 6), range(cell.y - 5, cell.y + 6))
    return [Cell(x, y, 0) for x, y in around if touched(building, Cell(x, y, 0)) & feet]


def is_lost(building: Building, worker: Worker) -> bool:
    if worker.cell is None:
        return False
    poses = [one.pose for one in building]
    return all(plain.is_closed(poses, place) for place in places_of(building, worker.cell))


def placements(state: State, seat: int, card: int) -> Iterator[tuple[Pose, int]]:
    """Strain apart."""
    building = state.building
    poses = [one.pose for one in building]
    reach: set[int] = set()
    for worker in state.workers:
        if worker.seat == seat and worker.cell and not is_lost(building, worker):
            reach |= reached_from(building, worker.cell)
    for slot in sorted({slot for pose in poses for slot in around(pose)}):
        if not slot_is_right(building, slot, card, reach):
            continue
        for face in CARDS[card].faces(slot.plane):
            if any(beams_met(slot, face, building, n) for n in range(len(building))):
                yield slot, face


def around(pose: Pose) -> Iterator[Pose]:
    for plane, (x, y, z) in product(Plane, product(range(-2, 3), repeat=3)):
        yield Pose(plane, pose.x + x, pose.y + y, pose.z + z)


def slot_is_right(building: Building, slot: Pose, card: int, reach: set[int]) -> bool:
    joined = [n for n, one in enumerate(building) if plain.joint(slot, one.pose)]
    if not reach.intersection(joined) or (slot.z == 0) != CARDS[card].ground or slot.z < 0:
        return False
    if any(plain.passes_through(slot, one.pose) for one in building):
        return False
    return CARDS[card].ground or any(building[n].pose.middle <= slot.middle for n in joined)


def beams_met(slot: Pose, face: int, building: Building, number: int) -> int:
    other = building[number]
    first: set[Line] = set(lines_of(face))
    return plain.beams_met(slot, first, other.pose, set(lines_of(other.beams)))
