"""Rooms that turn with all that stands on them (P-4.9)."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Rotated
from igroteka.games.prison.floor.dungeon import PLACE, carried, turned
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import ROOMS, TWIN
from igroteka.games.prison.state import NONE, OFF_FLOOR, State
from igroteka.kernel import Emit

from .scene import floor, scene

QUARTERS = 4


def rooms_from(state: State, number: int) -> tuple[int, ...]:
    """The places whose rooms turn from the gear the figure stands on: its own and the open twin."""
    square = state.figures[number].square
    if square not in floor(state).gears:
        return ()
    own = state.dungeon[PLACE[square]]
    assert own
    pair = (own.room, TWIN[own.room])
    return tuple(p for p, laid in enumerate(state.dungeon) if laid and laid.room in pair)


def arrow(state: State, place: int) -> int:
    laid = state.dungeon[place]
    assert laid
    return ROOMS[laid.room].arrow


def locked(state: State, number: int, place: int) -> bool:
    """Tinker Al on a gear of the pair lets only Mekanorks turn it."""
    if state.figures[number].kind == Class.MEKANORK:
        return False
    laid = state.dungeon[place]
    assert laid
    pair = (laid.room, TWIN[laid.room])
    for square in floor(state).gears:
        other, keeper = state.dungeon[PLACE[square]], scene(state).standing.get(square, NONE)
        if other and other.room in pair and has_trait(state, keeper, "gear_lock"):
            return True
    return False


def has_trait(state: State, number: int, trait: str) -> bool:
    npc = NONE if number == NONE else state.figures[number].npc
    return npc != NONE and NPCS[npc].trait == trait


def rotate(state: State, place: int, quarters: int, by: int, emit: Emit | None) -> State:
    if emit:
        emit(Rotated(place, quarters % QUARTERS, by))
    figures = tuple(
        replace(f, square=carried(f.square, place, quarters)) if f.square >= OFF_FLOOR else f
        for f in state.figures
    )
    things = tuple(
        replace(t, square=carried(t.square, place, quarters)) if t.square >= OFF_FLOOR else t
        for t in state.things
    )
    dungeon = turned(state.dungeon, place, quarters)
    return replace(state, dungeon=dungeon, figures=figures, things=things)
