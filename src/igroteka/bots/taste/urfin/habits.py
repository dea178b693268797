"""What players of Urfin are seen to do: build out on the roads, or close to the palace."""

from igroteka.games.urfin.actions import Put, UrfinAction
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat

from .chart import chart_of

HABITS = ("outward",)


def habits(state: State, _seat: Seat, action: UrfinAction) -> dict[str, float]:
    return {"outward": chart_of(state.map).out(action.cell)} if isinstance(action, Put) else {}
