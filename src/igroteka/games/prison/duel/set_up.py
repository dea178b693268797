"""The set-up of a duel (P-D1): the lot, starters in secret, tokens face down on closed rooms.

R: chance says who begins. Each side picks its four starters in secret, both at once; they stand
face down on its dots. Then, from the one who begins, the sides lay one token each in turn, until
the other four characters and the six objects of both lie face down on closed rooms, at most three
tokens on a room. The other side sees only their colour. At last all starters are turned up.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.prison.actions import Hide, Lot, Pick
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.duel_events import Covered, First, Hid, Stood, Uncovered
from igroteka.games.prison.events import Picked
from igroteka.games.prison.figures.scene import with_figure, with_thing
from igroteka.games.prison.floor.dungeon import PLACES, ROWS, WIDTH
from igroteka.games.prison.icons import ACTIONS, FIGHTS, JUMPS
from igroteka.games.prison.state import (
    ASIDE,
    BLUE,
    FACE_DOWN,
    OFF_FLOOR,
    YELLOW,
    Cards,
    Figure,
    State,
    Thing,
)
from igroteka.kernel import Emit, Seat

DOTS = (1, 3, 6, 8)
MOST_ON_A_ROOM = 3
BOTH = (YELLOW, BLUE)

# A token: the number of a figure or a thing, and whether it is a thing.
Token = tuple[int, bool]


def start_duel() -> State:
    hand = Cards(ACTIONS, FIGHTS, JUMPS)
    objects = [kind for kind in Kind if kind != Kind.WOUNDED]
    return State(
        mode="duel",
        level=0,
        sight=False,
        stage="lot",
        dungeon=(None,) * PLACES,
        figures=tuple(Figure(side, kind, ASIDE) for side in BOTH for kind in Class),
        things=tuple(Thing(side, kind, ASIDE) for side in BOTH for kind in objects),
        cards=(hand, hand),
    )


def lots() -> list[Lot]:
    return [Lot(side) for side in BOTH]


def draw_lot(state: State, action: Lot, emit: Emit | None) -> State:
    if emit:
        emit(First(action.side))
    return replace(state, stage="starters", side=action.side, first=action.side)


# starters


def dot(side: int, which: int) -> int:
    return DOTS[which] + (0 if side == YELLOW else (ROWS - 1) * WIDTH)


def starters(state: State, side: int) -> list[int]:
    return [n for n, f in enumerate(state.figures) if f.side == side and f.square >= OFF_FLOOR]


def is_picking(state: State, side: int) -> bool:
    return len(starters(state, side)) < len(DOTS)


def figure_of(side: int, kind: int) -> int:
    return side * len(Class) + kind


def pick_in_secret(state: State, seat: Seat, action: Pick, emit: Emit | None) -> State:
    number, square = figure_of(seat, action.kind), dot(seat, len(starters(state, seat)))
    if emit:
        emit(Picked(number, square), (seat,), Stood(seat, square))
    state = with_figure(state, number, square=square)
    if any(is_picking(state, side) for side in BOTH):
        return state
    return replace(state, stage="hide")


# tokens face down


def under(place: int) -> int:
    """Where a token is that lies face down on the closed room there."""
    return FACE_DOWN - place


def tokens(state: State, square: int) -> list[Token]:
    """Characters first, by their numbers; `square` is a place off the floor."""
    figures = [(n, False) for n, f in enumerate(state.figures) if f.square == square]
    return [*figures, *((n, True) for n, t in enumerate(state.things) if t.square == square)]


def side_of(state: State, token: Token) -> int:
    number, thing = token
    return state.things[number].side if thing else state.figures[number].side


def to_hide(state: State, side: int) -> list[Token]:
    return [token for token in tokens(state, ASIDE) if side_of(state, token) == side]


def has_room(state: State, place: int) -> bool:
    return len(tokens(state, under(place))) < MOST_ON_A_ROOM


def hidings(state: State, side: int) -> Iterator[Hide]:
    places = [place for place in range(PLACES) if has_room(state, place)]
    for number, thing in to_hide(state, side):
        yield from (Hide(number, thing, place) for place in places)


def moved(state: State, token: Token, square: int) -> State:
    number, thing = token
    if thing:
        return with_thing(state, number, square)
    return with_figure(state, number, square=square)


def hide(state: State, seat: Seat, action: Hide, emit: Emit | None) -> State:
    if emit:
        told = Hid(action.number, action.thing, action.place)
        emit(told, (seat,), Covered(seat, action.place))
    state = moved(state, (action.number, action.thing), under(action.place))
    state = replace(state, side=1 - state.side)
    return state if tokens(state, ASIDE) else uncover(state, emit)


def uncover(state: State, emit: Emit | None) -> State:
    if emit:
        emit(Uncovered(tuple(n for side in BOTH for n in starters(state, side))))
    return replace(state, stage="card", side=state.first)
