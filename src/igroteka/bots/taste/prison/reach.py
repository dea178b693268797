"""Where a figure can get by one move, and by which steps."""

from typing import Any

from msgspec import Struct

from igroteka.games.prison.actions import Begin, PickUp, Step, Stop
from igroteka.games.prison.figures.scene import loaded, scene
from igroteka.games.prison.figures.walking import bars, is_exit, may_stop
from igroteka.games.prison.floor.dungeon import BESIDE
from igroteka.games.prison.state import State
from igroteka.games.prison.turn.moves import speed
from igroteka.parts.grid import SIDES


class Walk(Struct, frozen=True):
    """A whole move as the actions it takes."""

    figure: int
    square: int
    actions: tuple[Any, ...]


def walks(state: State, number: int) -> list[Walk]:
    """To every square it may stop on, by the fewest steps; over the far line it is out."""
    return spreading(state, number, (Begin(number),), speed(state, number), [])


def walks_on(state: State) -> list[Walk]:
    """The rest of the move under way: to end it here, or wherever it can still come."""
    moving = state.moving
    assert moving
    here = ends(state, moving.figure, state.figures[moving.figure].square, ())
    return spreading(state, moving.figure, (), moving.points, here)


def spreading(
    state: State, number: int, begun: tuple[Any, ...], points: int, found: list[Walk]
) -> list[Walk]:
    side, start = state.figures[number].side, state.figures[number].square
    steps: dict[int, tuple[Any, ...]] = {start: begun}
    edge = [start]
    for _ in range(points):
        edge = [there for here in edge for there in spread(state, number, here, side, steps)]
        for there in edge:
            found += ends(state, number, there, steps[there])
    return found


def spread(
    state: State, number: int, here: int, own: int, steps: dict[int, tuple[Any, ...]]
) -> list[int]:
    """The squares beside it that were not come to before; beyond the exit there is no way on."""
    if is_exit(own, here):
        return []
    fresh = []
    for side in SIDES:
        there = BESIDE[here][side]
        if there not in steps and not bars(state, number, here, side):
            steps[there] = (*steps[here], Step(side))
            fresh.append(there)
    return fresh


def ends(state: State, number: int, there: int, steps: tuple[Any, ...]) -> list[Walk]:
    if is_exit(state.figures[number].side, there):
        return [Walk(number, there, steps)]
    found = []
    if not may_stop(state, number, there):
        found.append(Walk(number, there, (*steps, Stop())))
    if there in scene(state).things and not loaded(state, number):
        found.append(Walk(number, there, (*steps, PickUp(), Stop())))
    return found
