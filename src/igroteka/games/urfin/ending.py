"""How it ends: together won, or together lost (U-E1, U-M7)."""

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat, players

from .events import Over
from .state import State

MOST_TURNS = 60
OVER_CLAUSE = {
    "urfin-over-won": "U-E1",
    "urfin-over-held": "U-E1",
    "urfin-over-lost": "U-M7",
    "urfin-over-solved": "U-E1",
    "urfin-over-unsolved": "U-E1",
}


def win(state: State, emit: Emit | None) -> State:
    reason = "urfin-over-solved" if state.settings.puzzle else "urfin-over-won"
    return over(state, players(state.seats), reason, emit)


def hold(state: State, emit: Emit | None) -> State:
    return over(state, players(state.seats), "urfin-over-held", emit)


def lose(state: State, emit: Emit | None) -> State:
    """One soldier in the palace is enough (U-M7)."""
    if state.settings.puzzle:
        return unsolved(state, emit)
    return over(state, (), "urfin-over-lost", emit)


def unsolved(state: State, emit: Emit | None) -> State:
    return over(state, (), "urfin-over-unsolved", emit)


def over(state: State, winners: tuple[Seat, ...], reason: str, emit: Emit | None) -> State:
    if emit:
        emit(Over(winners, reason))
    return replace(state, stage="over", result=Outcome(winners, reason, OVER_CLAUSE[reason]))
