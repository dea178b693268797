"""Wounds, deaths, pits and points (P-4.6, P-7.1, P-7.4, P-7.6)."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.events import Died, Fell, Lost, Scored, Wounded
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import GONE, NONE, OFF_FLOOR, State
from igroteka.kernel import Emit

from .scene import floor, scene, with_figure, with_thing
from .walking import is_roped, rope_lies, spans


def score(state: State, side: int, points: int, why: str, emit: Emit | None) -> State:
    if emit:
        emit(Scored(side, points, why))
    gained = list(state.points)
    gained[side] += points
    return replace(state, points=(gained[0], gained[1]))


def wound(state: State, number: int, emit: Emit | None) -> State:
    """A loser is wounded, a wounded one dies (P-7.1); a wounded it carries dies (P-7.4)."""
    figure = state.figures[number]
    if figure.wounded:
        return kill(state, number, emit)
    if emit:
        emit(Wounded(number, figure.square))
    if figure.friend != NONE:
        state = kill(state, figure.friend, emit)
    state = lay_down(state, number)
    return turned_aside(with_figure(state, number, wounded=True, hurt=True, friend=NONE), number)


def lay_down(state: State, number: int) -> State:
    """Its object lies under it, and is carried no more (P-4.5)."""
    figure = state.figures[number]
    if figure.thing == NONE:
        return state
    return with_figure(with_thing(state, figure.thing, figure.square), number, thing=NONE)


def kill(state: State, number: int, emit: Emit | None, points: int = 1) -> State:
    """Eliminated: a point for the other side (P-7.6); its object stays, its wounded dies too."""
    figure = state.figures[number]
    if emit:
        emit(Died(number, figure.square))
    if figure.friend != NONE:
        state = kill(state, figure.friend, emit)
    if figure.thing != NONE and figure.square >= OFF_FLOOR:
        state = with_thing(state, figure.thing, figure.square)
    for other, carrier in enumerate(state.figures):
        if carrier.friend == number:
            state = with_figure(state, other, friend=NONE)
    state = with_figure(state, number, square=GONE, thing=NONE, friend=NONE, wounded=False)
    return score(turned_aside(state, number), 1 - figure.side, points, "P-7.6", emit)


def turned_aside(state: State, number: int) -> State:
    """An NPC wounded or gone acts no more this round (P-9.1); Coil does if his turn is to come."""
    figure = state.figures[number]
    if figure.npc == NONE or number not in state.upright:
        return state
    acting = state.errand is not None and state.errand.figure == number
    if figure.square >= OFF_FLOOR and not acting and NPCS[figure.npc].trait == "acts_wounded":
        return state
    return replace(state, upright=tuple(n for n in state.upright if n != number))


def leave(state: State, number: int, emit: Emit | None) -> State:
    """Out by the far line: a point, and what is carried goes along (P-4.11, P-7.6)."""
    figure = state.figures[number]
    if figure.thing != NONE:
        state = with_thing(state, figure.thing, GONE)
    if figure.friend != NONE:
        state = turned_aside(with_figure(state, figure.friend, square=GONE), figure.friend)
    state = with_figure(state, number, square=GONE, thing=NONE, friend=NONE)
    return score(turned_aside(state, number), figure.side, 1, "P-7.6", emit)


def falls(state: State, emit: Emit | None) -> State:
    """When an action ends, pits swallow whoever hangs there without a rope, and things (P-4.6)."""
    here = scene(state)
    for pit in sorted(floor(state).pits & {*here.standing, *here.lying, *here.things}):
        state = fall(state, pit, emit)
    return state


def fall(state: State, pit: int, emit: Emit | None) -> State:
    here = scene(state)
    standing = here.standing.get(pit)
    for number in (*here.lying.get(pit, ()), *(() if standing is None else (standing,))):
        if not holds(state, number, pit):
            if emit:
                emit(Fell(number, pit))
            state = kill(state, number, emit)
    thing = scene(state).things.get(pit)
    if thing is None or state.things[thing].kind == Kind.ROPE:
        return state
    if emit:
        emit(Lost(thing, pit))
    return with_thing(state, thing, GONE)


def holds(state: State, number: int, pit: int) -> bool:
    if not spans(floor(state), pit):
        return False
    return rope_lies(state, pit) or is_roped(state, number, pit)
