"""Where the soldiers stand before the first turn: at signposts, or at the edge (U-S1, U-A3)."""

from .country import country
from .settings import Settings
from .state import Soldier


def posted(map: str, settings: Settings) -> tuple[Soldier, ...]:
    adult = settings.game == "adult"
    return tuple(
        Soldier(road.number, 0 if adult else road.signpost(settings.signposts))
        for road in country(map).map.roads
    )
