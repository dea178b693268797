"""Turns, and how it ends when the scrapyards are empty (C-S2, C-Z1, C-Z2, C-Z3)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat

from .events import Emptied
from .sets import over
from .state import State, at_the_towers

QUIET_ROUNDS = 100
MOST_ROUNDS = 300


def finish(state: State, emit: Emit | None) -> State:
    """Something has been done: perhaps the turn has more in it, else it ends."""
    if state.extra == "due":
        return replace(state, stage="extra", asked=state.turn, extra="done")
    if can_act_at_the_towers(state):
        return replace(state, stage="towers", asked=state.turn)
    return end_turn(state, emit)


def can_act_at_the_towers(state: State) -> bool:
    if state.may_search and any(state.table):
        return True
    return state.may_demand and bool(at_the_towers(state))


def end_turn(state: State, emit: Emit | None) -> State:
    """Clockwise; the end phase begins with the turn after the one that emptied the last pile."""
    turns, idle = state.turns + 1, state.idle + 1 if state.ending else 0
    if idle >= QUIET_ROUNDS * state.seats:
        return draw(state, "clockwork-over-quiet", emit)
    if turns >= MOST_ROUNDS * state.seats:
        return draw(state, "clockwork-over-late", emit)
    ending = state.ending or not any(state.piles)
    if emit and ending != state.ending:
        emit(Emptied())
    seat = Seat((state.turn + 1) % state.seats)
    return replace(
        state,
        stage="throw",
        turn=seat,
        asked=seat,
        turns=turns,
        idle=idle,
        ending=ending,
        countered=False,
        may_search=False,
        may_demand=False,
        extra="",
    )


def draw(state: State, reason: str, emit: Emit | None) -> State:
    return over(state, Outcome((), reason, "C-Z3"), emit)
