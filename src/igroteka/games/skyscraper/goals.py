"""What a puzzle of Skyscraper can ask for."""

from igroteka.kernel import Goal, Numbers, Seat

from .scoring import standing_scores
from .state import State


def points(state: State, seat: Seat, numbers: Numbers) -> bool:
    """With what the turn counts again if it climbed (S-P3)."""
    return standing_scores(state)[seat] >= numbers["points"]


def scored(state: State, seat: Seat) -> dict[str, int]:
    return {"scored": standing_scores(state)[seat]}


def over(state: State, seat: Seat, _numbers: Numbers) -> bool:
    return state.turn != seat


GOALS = {"points": Goal(points, scored, over=over)}
