"""What players of Roads are seen to do: lay their junctions early, or keep them."""

from igroteka.games.roads.actions import Lay, RoadsAction
from igroteka.games.roads.state import State
from igroteka.kernel import Seat

from .masks import roads

HABITS = ("junctions",)


def habits(state: State, seat: Seat, action: RoadsAction) -> dict[str, float]:
    """The more, the more cards are in hand."""
    if not isinstance(action, Lay):
        return {}
    left = len(state.hands[seat]) / max(1, state.options.cards)
    return {"junctions": (roads(action.face) - 2) * left}
