"""The dungeon's answer, tried out: a turn ended and the NP's round played, dice and all."""

from random import Random
from typing import Any

from igroteka.games.prison.actions import Pass
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash, Teleport
from igroteka.kernel import CHANCE, NP, Seat

from .cards import best_card
from .deeds import PRISON
from .plan import Care, turns
from .worth import score

QUICK = Care(beam=1, ends=2)
MOST_STEPS = 400


def future(state: State, seat: Seat, side: int, rng: Random) -> float:
    """How it stands when the player is to choose the next card."""
    turn = state.turn
    for _ in range(MOST_STEPS):
        if state.result or (state.turn != turn and state.stage == "card"):
            break
        state = stepped(state, seat, side, rng)
    return score(state, side)


def stepped(state: State, seat: Seat, side: int, rng: Random) -> State:
    mover = PRISON.active(state)[0]
    if mover == CHANCE:
        return PRISON.apply(state, CHANCE, PRISON.draw(state, rng))
    if mover == NP:
        return PRISON.apply(state, NP, PRISON.legal(state, NP)[0])
    for action in quick(state, seat, side):
        state = PRISON.apply(state, mover, action)
    return state


def quick(state: State, seat: Seat, side: int) -> tuple[Any, ...]:
    """A choice without much thought: the first good deed, the best card, any row."""
    task = state.agenda[0] if state.agenda else None
    legal = PRISON.legal(state, seat)
    if isinstance(task, Clash) and not task.shown:
        wanted = best_card(state, task, side).card
        return (next(action for action in legal if action.value == wanted),)
    if isinstance(task, (Clash, Teleport)) or state.stage != "act" or state.moving:
        return (legal[0],)
    found = turns(state, seat, side, QUICK)
    return found[0].deeds[0].actions if found else (Pass(),)
