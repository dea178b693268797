"""What players of Prison are seen to do: attack, open and turn rooms."""

from typing import Any

from igroteka.games.prison.actions import Attack, Fire, Reveal, Scream, Turn
from igroteka.games.prison.state import State
from igroteka.kernel import Seat

HABITS = ("attacks", "rooms")


def habits(_state: State, _seat: Seat, action: Any) -> dict[str, float]:
    match action:
        case Attack() | Fire() | Scream():
            return {"attacks": 1.0}
        case Reveal() | Turn():
            return {"rooms": 1.0}
    return {}
