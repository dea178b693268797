"""Puzzles of Skyscraper: the best card for the last action of a turn, in the calm game.

What the others hold and the deck hides do not matter before the turn is over.
"""

from typing import Any

from igroteka.kernel import Seat

from . import Kind

SHARED: dict[str, Any] = {
    "goal": "points",
    "clauses": ("S-B1", "S-P1", "S-P2", "S-P3"),
    "seats": 2,
    "options": {"hands": "calm"},
    "turn": True,
}


def last_action(state: Any, seat: Seat) -> bool:
    """Before anything of it is done."""
    return bool(
        state.stage == "play"
        and state.turn == seat
        and state.left == 1
        and state.picks == 0
        and not state.shifted
    )


KINDS = (
    Kind("few", grade=1, share=34, least=3, most=8, of=60, sought=last_action, **SHARED),
    Kind("two", grade=2, share=33, least=2, most=2, of=100, sought=last_action, **SHARED),
    Kind("one", grade=3, share=33, of=150, sought=last_action, **SHARED),
)
