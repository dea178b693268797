"""The dungeon's answer, tried out: a turn ended and the NP's round played, dice and all."""

from random import Random
from typing import Any

from igroteka.games.prison.actions import Name, Pass
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash, PutToken, Teleport
from igroteka.kernel import CHANCE, NP, Seat

from .cards import best_card, card_to_name
from .deeds import PRISON
from .plan import Care, turns
from .weights import Weights
from .worth import score

QUICK = Care(beam=1, ends=2)
MOST_STEPS = 400


def future(state: State, side: int, rng: Random, by: Weights) -> float:
    """How it stands when that side is to choose its next card."""
    for _ in range(MOST_STEPS):
        if state.result or (state.side == side and state.stage == "card"):
            break
        state = stepped(state, rng, by)
    return score(state, side, by)


def stepped(state: State, rng: Random, by: Weights) -> State:
    """In a duel the other side answers, as quickly."""
    mover = PRISON.active(state)[0]
    if mover == CHANCE:
        return PRISON.apply(state, CHANCE, PRISON.draw(state, rng))
    if mover == NP:
        return PRISON.apply(state, NP, PRISON.legal(state, NP)[0])
    for action in quick(state, mover, 0 if state.mode == "solo" else int(mover), by):
        state = PRISON.apply(state, mover, action)
    return state


def quick(state: State, seat: Seat, side: int, by: Weights) -> tuple[Any, ...]:
    """A choice without much thought: the first good deed, the best card, any row."""
    task = state.agenda[0] if state.agenda else None
    legal = PRISON.legal(state, seat)
    if isinstance(legal[0], Name):
        return (card_to_name(state, side, legal),)
    if isinstance(task, Clash):
        wanted = best_card(state, task, side, by).card
        return (next(action for action in legal if action.value == wanted),)
    if isinstance(task, (PutToken, Teleport)) or state.stage != "act" or state.moving:
        return (legal[0],)
    found = turns(state, seat, side, QUICK, by)
    return found[0].deeds[0].actions if found else (Pass(),)
