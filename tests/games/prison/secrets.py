"""What a seat of Prison cannot see, said apart from the rules."""

from igroteka.games.prison.state import State
from igroteka.kernel import Seat


def in_prison(_state: State, _seat: Seat) -> dict[str, tuple[object, ...]]:
    """Alone in the dungeon one sees all there is: the rest is not decided yet (P-2.2, P-2.3)."""
    return {}
