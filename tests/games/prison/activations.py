"""Activations of NPC, played as the NP plays them; a test answers for chance and the player."""

from typing import Any

from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Go, Tie
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Dungeon
from igroteka.games.prison.npc.round import np_action
from igroteka.games.prison.state import CARRIED, State
from igroteka.kernel import NP

from .table import HALL, on_errand, position, with_player, with_thing

GAME = Prison()
CORNER = 9


def watched(dungeon: Dungeon = HALL, level: str = "pink") -> State:
    """The player's Mekanork stands in a corner of the line: with nobody left the game is over."""
    return with_player(position(dungeon, level), Class.MEKANORK, CORNER)


def armed(state: State, kind: Class, thing: Kind) -> State:
    """The player's character with that object in its hands."""
    state = with_thing(state, thing, CARRIED)
    figures = list(state.figures)
    figures[kind] = replace(figures[kind], thing=len(state.things) - 1)
    return replace(state, figures=tuple(figures))


def acts(state: State, number: int, *answers: Any) -> State:
    """That NPC's whole activation, or as much of it as there are answers for.

    Of equal ways it takes the first, unless a test says otherwise.
    """
    return goes_on(on_errand(state, number), *answers)


def goes_on(state: State, *answers: Any) -> State:
    waiting = list(answers)
    while state.stage == "np" and not state.result:
        (seat,) = GAME.active(state)
        if seat == NP:
            state = np_step(state)
        elif Tie(0) in GAME.legal(state, seat) and Tie not in map(type, waiting[:1]):
            state = GAME.apply(state, seat, Tie(0))
        elif not waiting:
            break
        else:
            answer = waiting.pop(0)
            assert answer in GAME.legal(state, seat), (answer, GAME.legal(state, seat))
            state = GAME.apply(state, seat, answer)
    assert not waiting, waiting
    return state


def first_go(state: State, number: int) -> Go:
    """What the NPC does first, of its own accord."""
    action = np_action(on_errand(state, number))
    assert isinstance(action, Go), action
    return action


def one_go(state: State, number: int) -> State:
    return np_step(on_errand(state, number))


def np_step(state: State) -> State:
    return GAME.apply(state, NP, np_action(state))
