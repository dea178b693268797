"""The position before the first turn (U-S1 to U-S3, U-A1, U-A3)."""

from msgspec.structs import replace

from .country import country
from .limits import CITY_GROUND
from .parts import ALL_PARTS, BASIC_PARTS, taken
from .puzzles import PUZZLES, used_parts
from .settings import Settings
from .state import Soldier, State
from .turns import begin_turn, first_turn


def set_up(seats: int, settings: Settings, map: str) -> State:
    adult = settings.game == "adult"
    state = State(
        settings=settings,
        map=map,
        seats=seats,
        stage="ready",
        bag=ALL_PARTS if adult else BASIC_PARTS,
        soldiers=(),
        aims=(None,) * seats,
        aimed=(0,) * seats,
        grabs=(0,) * seats,
    )
    if settings.puzzle:
        return posed(state, settings.puzzle)
    return begin_turn(state, 0, None) if settings.trial else first_turn(state, None)


def posed(state: State, puzzle: str) -> State:
    """A puzzle begins where its parts lie open; the next turn's are shown beforehand."""
    given = PUZZLES[puzzle]
    ways, zone = country(given.map).ways, country(given.map).zone
    posed = replace(
        state,
        bag=taken(BASIC_PARTS, used_parts(given)),
        soldiers=tuple(Soldier(road, index) for road, index in given.soldiers),
        field=tuple(sorted(given.field, key=lambda b: b.cell)),
        crossed=any(zone[ways[road][index]] >= CITY_GROUND for road, index in given.soldiers),
        parts=given.parts,
    )
    return begin_turn(posed, 1, None)
