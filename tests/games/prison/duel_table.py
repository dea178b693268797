"""A duel on the table: set up to the end, or a hall with both sides' figures in it."""

from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Hide, Lay, Lot, Pick, PlayCard, Reveal
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Dungeon
from igroteka.games.prison.state import ASIDE, FACE_DOWN, GONE, NONE, YELLOW, State
from igroteka.games.prison.turn.course import start
from igroteka.kernel import CHANCE, Seat

from .table import HALL

GAME = Prison()
ANN, BEN = Seat(0), Seat(1)
THINGS = len(Kind) - 1
STARTERS = (Class.BACKSTABBER, Class.CLERIC, Class.NAGA, Class.WIZARD)


def play(state: State, seat: Seat, *actions: object) -> State:
    for action in actions:
        refusal = GAME.refuse(state, seat, action)
        assert refusal is None, (seat, action, refusal)
        assert action in GAME.legal(state, seat)
        state = GAME.apply(state, seat, action)
    return state


def refused(state: State, seat: Seat, action: object) -> tuple[str, str]:
    """The clause, and the reason in short."""
    refusal = GAME.refuse(state, seat, action)
    assert refusal
    assert action not in GAME.legal(state, seat)
    return refusal.clause, refusal.reason.removeprefix("prison-refuse-")


def lots_drawn(first: int = YELLOW) -> State:
    state = GAME.start(2, GAME.settle(2, {}))
    return GAME.apply(state, CHANCE, Lot(first))


def picked(first: int = YELLOW) -> State:
    state = lots_drawn(first)
    for seat in (ANN, BEN):
        state = play(state, seat, *map(Pick, STARTERS))
    return state


def set_up(first: int = YELLOW, skip: tuple[int, ...] = ()) -> State:
    """Tokens laid in order, each on the first room with room, `skip` only if it must be."""
    state = picked(first)
    while state.stage == "hide":
        state = play(state, Seat(state.side), next_hiding(state, skip))
    return state


def next_hiding(state: State, skip: tuple[int, ...]) -> Hide:
    legal: list[Hide] = list(GAME.legal(state, Seat(state.side)))
    return next((hiding for hiding in legal if hiding.place not in skip), legal[0])


def opened(state: State, place: int, *laid: tuple[int, bool], room: int = 0) -> State:
    """The mover's first starter opens that room, with just these tokens on it."""
    state = replace(
        state,
        figures=tuple(
            replace(
                f, square=FACE_DOWN - place if (n, False) in laid else moved_off(f.square, place)
            )
            for n, f in enumerate(state.figures)
        ),
        things=tuple(
            replace(
                t, square=FACE_DOWN - place if (n, True) in laid else moved_off(t.square, place)
            )
            for n, t in enumerate(state.things)
        ),
    )
    mover = next(n for n, f in enumerate(state.figures) if f.side == state.side and f.square >= 0)
    state = play(state, Seat(state.side), PlayCard(2), Reveal(mover, place))
    return GAME.apply(state, CHANCE, Lay(room, 0))


def moved_off(square: int, place: int) -> int:
    return GONE if square == FACE_DOWN - place else square


def hall(dungeon: Dungeon = HALL, ap: int = 5) -> State:
    """Yellow's turn, nobody and nothing on the floor."""
    empty = start("duel", "pink", sight=False)
    return replace(
        empty,
        stage="act",
        ap=ap,
        acted=True,
        dungeon=dungeon,
        figures=tuple(replace(figure, square=GONE) for figure in empty.figures),
        things=tuple(replace(thing, square=GONE) for thing in empty.things),
    )


def number(side: int, kind: Class) -> int:
    return side * len(Class) + kind


def standing(
    state: State, side: int, kind: Class, square: int, *, wounded: bool = False, thing: int = NONE
) -> State:
    figures = list(state.figures)
    figures[number(side, kind)] = replace(
        figures[number(side, kind)], square=square, wounded=wounded, thing=thing
    )
    return replace(state, figures=tuple(figures))


def tokens(state: State) -> list[tuple[int, int]]:
    """Every token's side and square."""
    figures = [(figure.side, figure.square) for figure in state.figures]
    return [*figures, *((thing.side, thing.square) for thing in state.things)]


def aside(state: State, side: int) -> int:
    """How many tokens that side has still to lay."""
    return tokens(state).count((side, ASIDE))
