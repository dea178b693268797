"""What a figure does for action points besides walking: players and NPC alike (P-4.1, P-5)."""

from msgspec.structs import replace

from igroteka.games.prison.events import Broke, Burnt, Gated, Healed, Jumped, Left, Pushed
from igroteka.games.prison.figures.scene import floor, loaded, scene, with_figure, with_thing
from igroteka.games.prison.figures.walking import MOST_TOKENS, is_exit
from igroteka.games.prison.figures.wounds import kill, leave
from igroteka.games.prison.floor.dungeon import (
    BESIDE,
    NOWHERE,
    PLACE,
    broken,
    moved_portcullis,
    portcullis,
)
from igroteka.games.prison.floor.sight import seen_along, seen_from, towards
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import GONE, NONE, State
from igroteka.games.prison.tasks import OpenRoom
from igroteka.kernel import Emit
from igroteka.parts.grid import SIDES

from .opening import before


def reveal(state: State, number: int, place: int) -> State:
    return before(state, OpenRoom(place, number))


def jump(state: State, number: int, square: int, emit: Emit | None) -> State:
    if emit:
        emit(Jumped(number, state.figures[number].square, square))
    return come_to(state, number, square, emit)


def come_to(state: State, number: int, square: int, emit: Emit | None) -> State:
    """Whoever enters the far line is out (P-4.11)."""
    state = with_figure(state, number, square=square)
    if not is_exit(state.figures[number].side, square):
        return state
    if emit:
        emit(Left(number, square))
    return leave(state, number, emit)


def heal(state: State, number: int, target: int, emit: Emit | None) -> State:
    """Who is healed does nothing more this turn (P-5.3)."""
    if emit:
        emit(Healed(number, target))
    return with_figure(state, target, wounded=False, healed=True)


def gate(state: State, number: int, square: int, side: int, emit: Emit | None) -> State:
    dungeon = moved_portcullis(state.dungeon, square, side)
    if emit:
        emit(Gated(number, square, side, portcullis(dungeon, square, side) is Edge.OPEN))
    return replace(state, dungeon=dungeon)


def smash(state: State, number: int, square: int, side: int, emit: Emit | None) -> State:
    if emit:
        emit(Broke(number, square, side))
    return replace(state, dungeon=broken(state.dungeon, square, side))


def first_in_line(state: State, number: int, side: int) -> int:
    """The first character that way, standing or lying, or NONE (P-6.3)."""
    here = scene(state)
    for square in seen_along(floor(state), state.figures[number].square, side, ()):
        if square in here.standing:
            return here.standing[square]
        if square in here.lying:
            return here.lying[square][0]
    return NONE


def burn(state: State, number: int, target: int, emit: Emit | None, points: int = 1) -> State:
    """The wand kills, and is gone (P-6.3)."""
    if emit:
        emit(Burnt(number, target))
    state = with_thing(state, state.figures[number].thing, GONE)
    return kill(with_figure(state, number, thing=NONE), target, emit, points)


def away(state: State, number: int, target: int) -> int:
    """The direction from one to the other in sight, or NOWHERE (P-4.10)."""
    start, end = state.figures[number].square, state.figures[target].square
    side = towards(start, end)
    if side == NOWHERE:
        return NOWHERE
    return side if end in seen_along(floor(state), start, side, scene(state).standing) else NOWHERE


def pushed_to(state: State, target: int, side: int) -> int:
    """One square straight away, if nothing is in the way and there is room (P-5.2)."""
    square, here = state.figures[target].square, scene(state)
    there = BESIDE[square][side]
    if there == NOWHERE or floor(state).edge(square, side) is not Edge.OPEN:
        return NOWHERE
    if not floor(state).open[there] or there in here.standing:
        return NOWHERE
    return there if has_room(state, target, there) else NOWHERE


def has_room(state: State, target: int, square: int) -> bool:
    """Whether it may come to lie or stand there with what it carries (P-4.2, P-4.3)."""
    figure, here = state.figures[target], scene(state)
    lying = here.lying.get(square, ())
    if not figure.wounded and any(state.figures[n].side != figure.side for n in lying):
        return False
    return 1 + loaded(state, target) + here.on_ground(square) <= MOST_TOKENS


def push(state: State, number: int, target: int, square: int, emit: Emit | None) -> State:
    if emit:
        emit(Pushed(number, target, state.figures[target].square, square))
    figure = state.figures[target]
    if figure.wounded and is_exit(figure.side, square):
        return with_figure(state, target, square=GONE)
    return come_to(state, target, square, emit)


def sights(state: State, number: int) -> frozenset[int]:
    standing = scene(state).standing.keys()
    return seen_from(floor(state), state.figures[number].square, standing)


def beside_places(state: State, square: int) -> list[int]:
    """The closed rooms next to a square with nothing on its own side between (P-4.8)."""
    ground, found = floor(state), list[int]()
    if not ground.thresholds >> square & 1:
        return found
    for side in SIDES:
        there = BESIDE[square][side]
        if there != NOWHERE and not ground.open[there] and ground.edge(square, side) is Edge.OPEN:
            found.append(PLACE[there])
    return found
