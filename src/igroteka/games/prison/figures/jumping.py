"""Where a jump may go: two squares straight or round a corner (P-4.7)."""

from collections.abc import Iterator

from igroteka.games.prison.floor.dungeon import NOWHERE
from igroteka.games.prison.state import State
from igroteka.parts.grid import OPPOSITE, SIDES

from .scene import floor, loaded, scene
from .walking import MOST_TOKENS, is_exit


def landings(state: State, number: int, start: int) -> Iterator[int]:
    """Every square the figure could land on from there, in stable order."""
    found: set[int] = set()
    beside = floor(state).beside
    for side, over in over_squares(state, number, start):
        for turn in SIDES:
            there = beside[over][turn]
            if turn == OPPOSITE[side] or there == NOWHERE or there in found:
                continue
            if may_land(state, number, there):
                found.add(there)
    yield from sorted(found)


def over_squares(state: State, number: int, square: int) -> Iterator[tuple[int, int]]:
    """What one may jump over, and on which side it lies: floor or a pit with nobody on it."""
    here = scene(state)
    for side, over in enumerate(floor(state).beside[square]):
        if over != NOWHERE and here.standing.get(over, number) == number and over not in here.lying:
            yield side, over


def step(state: State, square: int, side: int) -> int:
    """Through an open edge only; NOWHERE else."""
    return floor(state).beside[square][side]


def may_land(state: State, number: int, square: int) -> bool:
    here, side = scene(state), state.figures[number].side
    if here.standing.get(square, number) != number or square in floor(state).pits:
        return False
    lying = here.lying.get(square, ())
    if is_exit(side, square):
        return not lying
    if any(state.figures[other].side != side for other in lying):
        return False
    return 1 + loaded(state, number) + here.on_ground(square) <= MOST_TOKENS
