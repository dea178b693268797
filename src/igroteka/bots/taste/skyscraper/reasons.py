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
from igroteka.games.skyscraper.scoring import Points, points_for
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat, Words

from .deeds import best_builds

PLAIN: dict[type, str] = {
    Send: "send",
    Pick: "pick",
    Shift: "shift",
    Pass: "pass",
    PutBack: "put-back",
    Return: "return",
    ToCrew: "to-crew",
}


def reasons(before: State, deed: Sequence[Any], after: State, seat: Seat) -> tuple[Words, ...]:
    """A card picked up is picked for the place it is meant for."""
    action = deed[-1]
    match action:
        case Build(pose, beams):
            picked = next((one.card for one in deed if isinstance(one, Pick)), before.picked)
            return built(points_for(before, picked, pose, beams))
        case Move():
            floor = floor_number(before.building, action.cell)
            return (Words("skyscraper-hint-move", {"floor": floor}), *reach(after, seat))
        case Send() | Shift():
            return (*reach(after, seat), Words(f"skyscraper-hint-{PLAIN[type(action)]}"))
    return (Words(f"skyscraper-hint-{PLAIN[type(action)]}"),)


def built(points: Points) -> tuple[Words, ...]:
    told = [Words("skyscraper-hint-build", {"points": points.total})]
    if points.highest:
        told.append(Words("skyscraper-hint-double"))
    return tuple(told)


def reach(after: State, seat: Seat) -> tuple[Words, ...]:
    """What the best card brings that can be built from there, if the turn goes on."""
    if after.stage != "play" or after.turn != seat or after.left == 0:
        return ()
    best = [points_for(after, *build).total for build in best_builds(after, seat, 1)]
    return (Words("skyscraper-hint-reach", {"points": max(best)}),) if best else ()
