"""How NPC deal with objects on their way: taking, swapping, handing over (P-10.1 to P-10.3)."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.carrying import exchange, take_up
from igroteka.games.prison.figures.scene import carries, floor, loaded, scene, stander
from igroteka.games.prison.npcs import NPCS, Npc
from igroteka.games.prison.state import NONE, State
from igroteka.kernel import Emit

from .swaps import UNWANTED, errand, load_of, rank, swap

__all__ = ["UNWANTED", "card", "errand_for", "load_rank", "on_the_way"]


def card(state: State, number: int) -> Npc:
    return NPCS[state.figures[number].npc]


def load_rank(state: State, number: int, judge: int) -> int:
    """How dear what the figure carries is to the judge; the lowest if its hands are empty."""
    return rank(state.figures[judge].npc, load_of(state, number))


def on_the_way(state: State, number: int, emit: Emit | None) -> State:
    """An NPC has entered a square: it takes what it wants, and deals with a friend it crosses.

    Coil, wounded, carries nothing.
    """
    if state.figures[number].wounded:
        return state
    square = state.figures[number].square
    if square in scene(state).things or square in scene(state).lying:
        state = helps_itself(state, number, emit)
    return passing(state, number, square, emit)


def passing(state: State, number: int, square: int, emit: Emit | None) -> State:
    """It deals with the friend who stands there, wherever the position has the walker itself."""
    partner = stander(state, square, number)
    if partner == NONE or state.figures[partner].side != state.figures[number].side:
        return state
    return crosses(state, number, partner, emit)


def helps_itself(state: State, number: int, emit: Emit | None) -> State:
    """Empty-handed it takes what is on its list; carrying, only for something higher (P-10.1)."""
    thing, friend = would_take(state, number, state.figures[number].square)
    if thing == friend:
        return state
    return take_up(state, number, thing, friend, emit)


def would_take(state: State, number: int, square: int) -> tuple[int, int]:
    """The object or the friendly wounded it would take there; NONE both if it would take none."""
    thing, friend, dear = dearest(state, number, square)
    if dear >= load_rank(state, number, number) or objects_meet(state, number, friend, square):
        return NONE, NONE
    return thing, friend


def objects_meet(state: State, number: int, friend: int, square: int) -> bool:
    """Whether its object would be left for a wounded friend where another lies (P-4.2)."""
    figure = state.figures[number]
    return friend != NONE and figure.thing != NONE and square in scene(state).things


def dearest(state: State, number: int, square: int) -> tuple[int, int, int]:
    """Of what lies there: the object or the friendly wounded, and its rank."""
    side, here = state.figures[number].side, scene(state)
    thing = here.things.get(square, NONE)
    friends = [f for f in here.lying.get(square, ()) if state.figures[f].side == side]
    by_thing = UNWANTED
    if thing != NONE and not hangs_there(state, number, thing, square):
        by_thing = card(state, number).rank(state.things[thing].kind)
    by_friend = card(state, number).rank(Kind.WOUNDED) if friends else UNWANTED
    if by_thing <= by_friend:
        return thing, NONE, by_thing
    return NONE, friends[0], by_friend


def hangs_there(state: State, number: int, thing: int, square: int) -> bool:
    """Never the rope from under a friend on a pit (P-9.10), nor if the friend it carries would
    be left there instead."""
    if state.things[thing].kind != Kind.ROPE or square not in floor(state).pits:
        return False
    left = state.figures[number].friend
    there = (*scene(state).lying.get(square, ()), stander(state, square, number), left)
    side = state.figures[number].side
    return any(n != NONE and state.figures[n].side == side for n in there)


def hangs_by_its_own(state: State, partner: int) -> bool:
    """A friend on a pit keeps the rope it holds, whatever it would get for it (P-9.10)."""
    return state.figures[partner].square in floor(state).pits and carries(state, partner, Kind.ROPE)


def crosses(state: State, number: int, partner: int, emit: Emit | None) -> State:
    """Once a pair and activation (P-9.24); two with empty hands have nothing to settle."""
    under_way = state.errand
    if under_way is None or partner in under_way.crossed:
        return state
    if not loaded(state, number) and not loaded(state, partner):
        return state
    crossed = tuple(sorted((*under_way.crossed, partner)))
    state = replace(state, errand=replace(under_way, crossed=crossed))
    if not swaps(state, number, partner) or crowds(state, number, partner):
        return state
    if hangs_by_its_own(state, partner):
        return state
    return exchange(state, number, partner, emit)


def crowds(state: State, number: int, partner: int) -> bool:
    """Whether a partner who stands over something would get a load besides (P-4.2)."""
    if loaded(state, partner) or not loaded(state, number):
        return False
    return scene(state).on_ground(state.figures[partner].square) > 0


def errand_for(state: State, number: int) -> Class | None:
    return errand(state.figures[number].npc, load_of(state, number))


def swaps(state: State, number: int, partner: int) -> bool:
    one, other = state.figures[number].npc, state.figures[partner].npc
    return other != NONE and swap(one, load_of(state, number), other, load_of(state, partner))
