"""What a puzzle of Urfin asks for."""

from igroteka.kernel import Goal, Numbers, Seat

from .state import State


def saved(state: State, seat: Seat, _numbers: Numbers) -> bool:
    """Every soldier was sent home in time (U-E1)."""
    return state.result is not None and seat in state.result.winners


def marching(state: State, _seat: Seat) -> dict[str, int]:
    return {"soldiers": len(state.soldiers)}


GOALS = {"saved": Goal(saved, marching)}
