"""Magpie Nika's fingers: what she takes from an enemy beside her (her trait)."""

from igroteka.games.prison.actions import Hop
from igroteka.games.prison.deeds.fights import neighbours
from igroteka.games.prison.events import Took
from igroteka.games.prison.figures.scene import enemies, loaded, scene, with_figure
from igroteka.games.prison.state import NONE, OFF_FLOOR, State
from igroteka.kernel import Emit

from .objects import UNWANTED, card


def robbed(state: State, number: int, ahead: tuple[Hop, ...], emit: Emit | None) -> State:
    """Empty-handed at the end of a move, unless her load would crowd a stop ahead (P-4.2)."""
    if state.figures[number].square < OFF_FLOOR or loaded(state, number):
        return state
    if any(scene(state).on_ground(hop.squares[-1]) for hop in ahead):
        return state
    rank, victim = min(
        (wanted(state, number, other) for other in beside(state, number)),
        default=(UNWANTED, NONE),
    )
    if rank == UNWANTED:
        return state
    thing = state.figures[victim].thing
    if emit:
        emit(Took(number, thing))
    return with_figure(with_figure(state, victim, thing=NONE), number, thing=thing)


def beside(state: State, number: int) -> list[int]:
    standing = scene(state).standing
    there = [standing.get(at, NONE) for at in neighbours(state, state.figures[number].square)]
    return [other for other in there if other != NONE and enemies(state, number, other)]


def wanted(state: State, number: int, victim: int) -> tuple[int, int]:
    thing = state.figures[victim].thing
    rank = UNWANTED if thing == NONE else card(state, number).rank(state.things[thing].kind)
    return rank, victim
