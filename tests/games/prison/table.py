"""Small positions: rooms, figures and things where a test wants them."""

from msgspec.structs import replace

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Dungeon, Laid
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import EDGES
from igroteka.games.prison.state import (
    BLUE,
    CARRIED,
    GONE,
    NONE,
    YELLOW,
    Errand,
    Figure,
    State,
    Thing,
)
from igroteka.games.prison.turn.course import start

# Rooms 37B and its kin with every inner and outer edge broken: a hall of floor, pits and gears.
HALL: Dungeon = tuple(Laid(room, 0, broken=(1 << EDGES) - 1) for room in range(8))


def position(dungeon: Dungeon = HALL, level: str = "pink") -> State:
    """Nobody and nothing on the floor."""
    empty = start("solo", level, sight=False)
    return replace(
        empty,
        stage="act",
        ap=5,
        acted=True,
        dungeon=dungeon,
        figures=tuple(replace(figure, square=GONE) for figure in empty.figures),
        things=tuple(replace(thing, square=GONE) for thing in empty.things),
    )


def with_player(state: State, kind: Class, square: int, *, wounded: bool = False) -> State:
    figures = list(state.figures)
    figures[kind] = replace(figures[kind], square=square, wounded=wounded)
    return replace(state, figures=tuple(figures))


def with_npc(
    state: State, name: str, square: int, carrying: Kind | None = None, *, wounded: bool = False
) -> tuple[State, int]:
    """The position with that NPC in it, and its number."""
    npc = next(n for n, card in enumerate(NPCS) if card.id == name)
    number, thing = len(state.figures), NONE
    if carrying is not None:
        thing = len(state.things)
        state = replace(state, things=(*state.things, Thing(BLUE, carrying, CARRIED)))
    figure = Figure(BLUE, NPCS[npc].kind, square, npc, wounded, thing)
    return replace(state, figures=(*state.figures, figure)), number


def with_thing(state: State, kind: Kind, square: int) -> State:
    return replace(state, things=(*state.things, Thing(YELLOW, kind, square)))


def on_errand(state: State, number: int) -> State:
    return replace(
        state, stage="np", side=BLUE, row=(number,), upright=(number,), errand=Errand(number)
    )


def load_of(state: State, number: int) -> Kind | None:
    figure = state.figures[number]
    if figure.friend != NONE:
        return Kind.WOUNDED
    return None if figure.thing == NONE else state.things[figure.thing].kind
