"""What is measured of Skyscraper: how much was built, how high, and who was shut in."""

from collections.abc import Sequence
from typing import Any

from igroteka.games.skyscraper.builders import is_lost
from igroteka.games.skyscraper.events import Scored
from igroteka.games.skyscraper.floors import floor_plan
from igroteka.games.skyscraper.lattice import SIZE
from igroteka.games.skyscraper.structure import structure
from igroteka.kernel import Event


def gauge(state: Any, heard: Sequence[Event]) -> dict[str, float]:
    scored = [event.points for event in heard if isinstance(event, Scored)]
    building = state.building
    return {
        "cards built": len(scored),
        "points a build": sum(scored) / max(1, len(scored)),
        "height in cards": structure(building).top / SIZE,
        "floors": max(floor.number for floor in floor_plan(building).floors),
        "lost workers": sum(is_lost(building, worker) for worker in state.workers),
    }


def risks(*asked: Any) -> dict[str, int]:
    from .risk import risks as told  # the simulator is needed only here

    return told(*asked)
