"""What players of Skyscraper are seen to do: build high or low, and send their workers about."""

from typing import Any

from igroteka.games.skyscraper.actions import Build, Move, Send, Shift
from igroteka.games.skyscraper.state import State
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import Seat

HABITS = ("high", "workers")


def habits(state: State, _seat: Seat, action: Any) -> dict[str, float]:
    """How high up a card is built: 1 at the top of what stands."""
    match action:
        case Build(pose):
            return {"high": pose.top / max(1, structure(state.building).top)}
        case Send() | Move() | Shift():
            return {"workers": 1.0}
    return {}
