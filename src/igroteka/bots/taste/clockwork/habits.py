"""What players of Clockwork do: demand of each other, search the Towers, draw at the yards."""

from igroteka.games.clockwork.actions import ClockworkAction, Demand, Seek, Straight, Take, Walk
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat

HABITS = ("demands", "searches", "draws")


def habits(state: State, seat: Seat, action: ClockworkAction) -> dict[str, float]:
    """To go where it can be done is as good a sign as to do it."""
    match action:
        case Demand():
            return {"demands": 1.0}
        case Seek():
            return {"searches": 1.0}
        case Take():
            return {"draws": 1.0}
        case Walk(to) | Straight(to):
            return going(state, seat, to)
    return {}


def going(state: State, seat: Seat, to: int) -> dict[str, float]:
    others = (there for other, there in enumerate(state.where) if other != seat)
    if to == TOWERS:
        return {"searches": 1.0}
    met = {"demands": 1.0} if to in others else {}
    return {**met, "draws": 1.0} if has_card(state, to) else met
