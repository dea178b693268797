"""What gravity made of it: what stands, what came off, where workers came to rest (S-H4, S-F1)."""

import numpy as np

from .actions import Rest, Settle
from .acts import NONE, SetWorker
from .blueprint import is_free
from .floors import floor_plan
from .gravity import Simulation
from .lattice import Cell
from .measures import GROUND, MM, UNIT, Vector
from .stances import cells_of
from .welds import apart
from .world import World

SNAP_M, SNAP_DEG = 5 * MM, 5.0
LIES_DEG = 45.0
TOUCHES = 2 * MM
SAME_HEIGHT = UNIT / 2
STRAYED = 1.5 * UNIT


def verdict(run: Simulation, film: str) -> Settle:
    world, new = run.world, run.world.plan.new
    off = came_off(world)
    down = {n for n in off if touches_ground(world, n) and (n != new or run.joined)}
    stands = new not in off if new != NONE else stands_there(run)
    fallen = tuple(sorted(off - {new})), tuple(sorted(down))
    far = 0 if stands else round(run.missed_m / MM)
    return Settle(stands, *fallen, rests(run), film, far)


def came_off(world: World) -> set[int]:
    """Cards that no chain of joints ties to what stands fast."""
    plan = world.plan
    free = {n for n in range(len(plan.cards)) if is_free(plan.cards, n)}
    if plan.new != NONE:
        free.add(plan.new)
    return apart([link for n, link in enumerate(plan.links) if world.clips.holds(n)], free)


def is_home(world: World, body: int) -> bool:
    return world.moved_m(body) <= SNAP_M and world.turned_deg(body) <= SNAP_DEG


def touches_ground(world: World, number: int) -> bool:
    return is_free(world.plan.cards, number) and world.lowest(number) < GROUND + TOUCHES


def stands_there(run: Simulation) -> bool:
    act = run.state.act
    assert isinstance(act, SetWorker)
    return not any(rest.worker == act.worker for rest in rests(run))


def rests(run: Simulation) -> tuple[Rest, ...]:
    """Only of workers that do not stand, or lie, as they did."""
    world, lying = run.world, {n: w.lying for n, w in enumerate(run.state.workers)}
    act = run.state.act
    if isinstance(act, SetWorker):
        lying[act.worker] = False
    found = []
    for number, cell in cells_of(run.state).items():
        if number not in world.workers or is_home(world, world.workers[number]):
            continue
        rest = Rest(number, *where(run, number, cell))
        if rest != Rest(number, cell, lying[number]):
            found.append(rest)
    return tuple(found)


def where(run: Simulation, number: int, stood: Cell) -> tuple[Cell | None, bool]:
    """The cell it rests on at the height it stood, and whether it lies; None if it fell."""
    world, body = run.world, run.world.workers[number]
    at = np.asarray(world.data.xpos[body])
    lies = tilt_deg(np.asarray(world.data.xmat[body])) > LIES_DEG
    if at[2] < stood.z * UNIT - SAME_HEIGHT / 2:
        return None, False
    cell = nearest(run, at, stood.z)
    return cell, lies and cell is not None


def nearest(run: Simulation, at: Vector, height: int) -> Cell | None:
    """On the ground a little astray is still at the foot; up there one cannot stand on air."""
    places = [cell for cell in floor_plan(run.state.building).card_at if cell.z == height]
    reach = STRAYED if height == 0 else UNIT * 0.75
    measured = sorted((distance(at, cell), cell) for cell in places)
    return measured[0][1] if measured and measured[0][0] <= reach else None


def distance(at: Vector, cell: Cell) -> float:
    """The larger of the two ways from its middle."""
    away = np.abs(at[:2] / UNIT - (cell.x + 0.5, cell.y + 0.5))
    return float(away.max()) * UNIT


def tilt_deg(axes: Vector) -> float:
    return float(np.degrees(np.arccos(np.clip(axes[8], -1.0, 1.0))))
