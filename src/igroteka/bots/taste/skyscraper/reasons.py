"""Why a move of Skyscraper is a good one."""

from collections.abc import Sequence
from typing import Any

from igroteka.games.skyscraper.actions import (
    Build,
    Move,
    Pass,
    Pick,
    PutBack,
    Return,
    Send,
    Shift,
    ToCrew,
)
from igroteka.games.skyscraper.moving import floor_number
from igroteka.games.skyscraper.scoring import points_for
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Words

PLAIN: dict[type, str] = {
    Send: "send",
    Pick: "pick",
    Shift: "shift",
    Pass: "pass",
    PutBack: "put-back",
    Return: "return",
    ToCrew: "to-crew",
}


def reasons(before: State, deed: Sequence[Any]) -> tuple[Words, ...]:
    """A card picked up is picked for the place it is meant for."""
    action = deed[-1]
    if isinstance(action, Build):
        picked = next((one.card for one in deed if isinstance(one, Pick)), before.picked)
        points = points_for(before.building, picked, action.pose, action.beams)
        return (Words("skyscraper-hint-build", {"points": points.total}),)
    if isinstance(action, Move):
        floor = floor_number(before.building, action.cell)
        return (Words("skyscraper-hint-move", {"floor": floor}),)
    return (Words(f"skyscraper-hint-{PLAIN[type(action)]}"),)
