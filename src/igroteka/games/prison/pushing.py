"""The Banshee's push and its kin: what it costs, whom it moves and where to (P-5.2, P-9.14)."""

from msgspec import Struct

from igroteka.kernel import Emit
from igroteka.parts.grid import OPPOSITE

from . import deeds
from .events import Pushed
from .floor import BESIDE, NOWHERE, OFF, PLACE
from .gears import has_trait
from .rooms import Edge
from .scene import floor, scene, stander
from .state import NONE, State
from .wounds import wound

PUSH_AP, CHEAP_AP, LONG_AP = 2, 1, 3


class Shove(Struct, frozen=True):
    """Where the target comes to; `breaks` is the side of its square that gives way, or NONE."""

    to: int
    breaks: int = NONE


def push_ap(state: State, number: int) -> int:
    if has_trait(state, number, "cheap_push"):
        return CHEAP_AP
    return LONG_AP if has_trait(state, number, "long_push") else PUSH_AP


def shove(state: State, number: int, target: int) -> Shove | None:
    """What the push would do; None if it would not move the target (P-9.14)."""
    side = deeds.away(state, number, target)
    if side == NOWHERE:
        return None
    if has_trait(state, number, "pull"):
        return pulled(state, number, target, OPPOSITE[side])
    if has_trait(state, number, "breaker_push") and is_backed(state, target, side):
        return through(state, target, side)
    there = deeds.pushed_to(state, target, side)
    if there == NOWHERE:
        return None
    if not has_trait(state, number, "long_push"):
        return Shove(there)
    return Shove(as_far_as(state, target, side))


def pulled(state: State, number: int, target: int, side: int) -> Shove | None:
    """Ulla pulls one square towards herself; a free square must lie between."""
    there = deeds.pushed_to(state, target, side)
    return None if there in (NOWHERE, state.figures[number].square) else Shove(there)


def is_backed(state: State, target: int, side: int) -> bool:
    return floor(state).edges[state.figures[target].square][side] is not Edge.OPEN


def through(state: State, target: int, side: int) -> Shove | None:
    """Rick-Wave's push breaks what stands right behind the target (P-1.8)."""
    there = BESIDE[state.figures[target].square][side]
    if there == NOWHERE or stander(state, there, target) != NONE:
        return None
    closed_room = PLACE[there] != OFF and not floor(state).open[there]
    return None if closed_room else Shove(there, side)


def as_far_as(state: State, target: int, side: int) -> int:
    """Gleb's flies on until something stops it or a pit takes it."""
    square = state.figures[target].square
    while (there := one_on(state, square, side)) != NOWHERE:
        square = there
        if square in floor(state).pits:
            break
    return square


def one_on(state: State, square: int, side: int) -> int:
    there, ground, here = BESIDE[square][side], floor(state), scene(state)
    if there == NOWHERE or not ground.open[there] or PLACE[there] == OFF:
        return NOWHERE
    if ground.edges[square][side] is not Edge.OPEN or there in here.standing:
        return NOWHERE
    return NOWHERE if here.on_ground(there) else there


def give_push(state: State, number: int, target: int, done: Shove, emit: Emit | None) -> State:
    if done.breaks == NONE:
        return deeds.push(state, number, target, done.to, emit)
    square = state.figures[target].square
    state = deeds.smash(state, number, square, done.breaks, emit)
    if emit:
        emit(Pushed(number, target, square, done.to))
    state = deeds.come_to(state, target, done.to, None)
    return wound(state, target, emit) if state.figures[target].square == done.to else state
