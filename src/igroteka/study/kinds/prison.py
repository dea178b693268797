"""Puzzles of Prison: points with the action points left, or a turn of the Non-Player survived.

What lies under closed rooms and in the bag must not matter: a way that opens a room is none. The
cards of a fight, the order of the Non-Player's row and its dice are all tried.
"""

from typing import Any

from igroteka.kernel import Seat

from . import Kind

SHARED: dict[str, Any] = {
    "seats": 1,
    "options": {"game": "solo", "level": "pink"},
    "turn": True,
    "of": 10,
    "tries": ("greedy", "greedy:easy"),
    "grades": (0, 9, 10),
}
LEAVING = ("P-4.1", "P-4.3", "P-4.11", "P-7.6")
WEATHER = ("P-7.6", "P-9.1", "P-9.2", "P-9.4")
ACTING = 3


def left(least: int, most: int) -> Any:
    """Between two actions, with so many action points left."""

    def sought(state: Any, _seat: Seat) -> bool:
        between = state.stage == "act" and not state.moving and not state.agenda
        return bool(between and least <= state.ap <= most)

    return sought


def foreseen(least: int, most: int) -> Any:
    """With so many action points left, and few enough of the others to foresee."""
    ready = left(least, most)

    def sought(state: Any, seat: Seat) -> bool:
        healthy = [f for f in state.figures if f.npc >= 0 and f.square >= 0 and not f.wounded]
        return ready(state, seat) and 0 < len(healthy) <= ACTING

    return sought


def one_more(state: Any, _seat: Seat) -> dict[str, int]:
    return {"points": state.points[0] + 1}


def no_worse(state: Any, _seat: Seat) -> dict[str, int]:
    hurt = sum(f.side == 0 and f.wounded and f.square >= 0 for f in state.figures)
    return {"until": state.turn + 1, "against": state.points[1], "wounded": hurt}


KINDS = (
    Kind(
        "point",
        "points",
        1,
        LEAVING,
        70,
        most=3,
        positions=2500,
        sought=left(2, 3),
        numbers=one_more,
        **SHARED,
    ),
    Kind(
        "safe",
        "safe",
        1,
        WEATHER,
        30,
        most=3,
        positions=3000,
        went="failed",
        sought=foreseen(1, 1),
        numbers=no_worse,
        **SHARED,
    ),
)
