"""The Banshee's push and its kin: whom it moves and where to (P-5.2, P-9.14)."""

from msgspec import Struct

from igroteka.games.prison.deeds import bought
from igroteka.games.prison.events import Pushed
from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import floor, scene, with_figure
from igroteka.games.prison.figures.walking import is_exit
from igroteka.games.prison.figures.wounds import holds, wound
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import NONE, State
from igroteka.kernel import Emit
from igroteka.parts.grid import OPPOSITE

PUSH_AP = 2  # whatever a trait says (P-9.14)


class Shove(Struct, frozen=True):
    """Where the target comes to; `breaks` is the side of its square that gives way, or NONE."""

    to: int
    breaks: int = NONE


def shove(state: State, number: int, target: int) -> Shove | None:
    """What the push would do; None if it would not move the target (P-9.14)."""
    side = bought.away(state, number, target)
    if side == NOWHERE:
        return None
    state = shaken(state, number, target, None)
    if has_trait(state, number, "pull"):
        return pulled(state, number, target, OPPOSITE[side])
    if has_trait(state, number, "breaker_push") and is_backed(state, target, side):
        return through(state, target, side)
    if has_trait(state, number, "long_push"):
        return flown(state, target, side)
    there = bought.pushed_to(state, target, side)
    return None if there == NOWHERE else Shove(there)


def shaken(state: State, number: int, target: int, emit: Emit | None) -> State:
    """Whoever Marta pushes drops what they carry where they stand."""
    return put_down(state, target, emit) if has_trait(state, number, "shakes_loose") else state


def pulled(state: State, number: int, target: int, side: int) -> Shove | None:
    """Ulla pulls one square towards herself; a free square must lie between."""
    there = bought.pushed_to(state, target, side)
    return None if there in (NOWHERE, state.figures[number].square) else Shove(there)


def is_backed(state: State, target: int, side: int) -> bool:
    return floor(state).edge(state.figures[target].square, side) is not Edge.OPEN


def through(state: State, target: int, side: int) -> Shove | None:
    """Rick-Wave's push breaks what stands right behind the target (P-1.8)."""
    there = BESIDE[state.figures[target].square][side]
    if there == NOWHERE or not floor(state).open[there] or there in scene(state).standing:
        return None
    return Shove(there, side) if bought.has_room(state, target, there) else None


def flown(state: State, target: int, side: int) -> Shove | None:
    """Gleb's flies on over objects to the last free square, or into a pit without a rope."""
    square = end = state.figures[target].square
    while (there := one_on(state, square, side)) != NOWHERE:
        square = there
        swallowed = square in floor(state).pits and not holds(state, target, square)
        if swallowed or bought.has_room(state, target, square):
            end = square
        if swallowed or is_exit(state.figures[target].side, square):
            break
    return None if end == state.figures[target].square else Shove(end)


def one_on(state: State, square: int, side: int) -> int:
    """The next square, if no wall, bars, slit, closed room or character stops it there."""
    there, ground, here = BESIDE[square][side], floor(state), scene(state)
    if there == NOWHERE or not ground.open[there]:
        return NOWHERE
    if ground.edge(square, side) is not Edge.OPEN or there in here.standing:
        return NOWHERE
    return NOWHERE if there in here.lying else there


def give_push(state: State, number: int, target: int, done: Shove, emit: Emit | None) -> State:
    """Through what breaks it comes out wounded, and lies even on a line (Rick-Wave)."""
    state = shaken(state, number, target, emit)
    if done.breaks == NONE:
        return bought.push(state, number, target, done.to, emit)
    square = state.figures[target].square
    state = bought.smash(state, number, square, done.breaks, emit)
    if emit:
        emit(Pushed(number, target, square, done.to))
    return wound(with_figure(state, target, square=done.to), target, emit)
