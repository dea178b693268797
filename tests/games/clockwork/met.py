"""Two who meet on a field."""

from typing import Any

from igroteka.games.clockwork.actions import (
    Walk,
)
from igroteka.games.clockwork.state import State

from .table import (
    field,
    play,
    table,
    throw,
)

SEVEN = "F1a F1b F2a K1a A1 fuel scrap"


def met(hands: str, at: str = "boiler-spring-6", **more: Any) -> State:
    """A has walked onto B's field of the track, three steps from the Boiler Yard."""
    state = table(hands, f"boiler-spring-3 {at}", **more)
    return play(throw(state, 1, 2), Walk(field("boiler-spring-6")))
