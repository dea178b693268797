"""Where one walker may go, stop, land and meet something, as the tokens lie: crowds of squares."""

from collections.abc import Iterator

from msgspec import Struct

from .classes import Class, Kind
from .crowd import Lanes, crowd
from .floor import SIZE
from .gears import has_trait
from .jumping import may_land
from .manners import card, load_rank
from .scene import carries, floor, loaded, scene
from .state import BLUE, YELLOW, State
from .walking import crosses_pit, is_exit, may_pass, may_stop

# The far line of each side.
OUT = tuple(crowd(s for s in range(SIZE) if is_exit(side, s)) for side in (YELLOW, BLUE))


class Footing(Struct, frozen=True):
    """`walks` and `jumps` are lanes; one may `enter`, `stop` on, `land` on or jump `over` squares.

    `gates` are those beside a shut portcullis that the walker could open.
    """

    walks: Lanes
    jumps: Lanes
    enter: int
    stop: int
    land: int
    over: int
    gates: int


def footing(state: State, number: int) -> Footing:
    here, ground = scene(state), floor(state)
    lies_open, out = ground.crowd, OUT[state.figures[number].side]
    doubtful = {*here.standing, *here.lying, *here.things, *ground.pits}
    others = crowd(square for square, other in here.standing.items() if other != number)
    naga = state.figures[number].kind == Class.NAGA
    return Footing(
        walks=ground.lanes_and_slits if naga else ground.lanes,
        jumps=ground.lanes,
        enter=lies_open & ~crowd(no_entry(state, number)),
        stop=lies_open & ~out & ~crowd(s for s in doubtful if may_stop(state, number, s)),
        land=lies_open & ~crowd(s for s in doubtful if not may_land(state, number, s)),
        over=lies_open & ~others & ~crowd(here.lying),
        gates=crowd(s for s, _ in ground.shut) if opens(state, number) else 0,
    )


def no_entry(state: State, number: int) -> Iterator[int]:
    """Enemies it cannot slip past, pits it cannot cross."""
    for square, other in scene(state).standing.items():
        if other != number and not may_pass(state, number, square):
            yield square
    for pit in floor(state).pits:
        if not crosses_pit(state, number, pit):
            yield pit


def opens(state: State, number: int) -> bool:
    """P-10.4, and Rada's trait."""
    return carries(state, number, Kind.KEY) or has_trait(state, number, "own_key")


def meetings(state: State, number: int) -> int:
    """Where something may change hands: what it would rather carry lies there, or a friend it has
    not crossed stands there and one of them is loaded (P-10.1, P-9.24)."""
    out = OUT[state.figures[number].side]
    return crowd((*dearer(state, number), *partners(state, number))) & ~out


def dearer(state: State, number: int) -> Iterator[int]:
    here, own, rank = scene(state), load_rank(state, number, number), card(state, number).rank
    for square, thing in here.things.items():
        if rank(state.things[thing].kind) < own:
            yield square
    if rank(Kind.WOUNDED) < own:
        yield from here.lying


def partners(state: State, number: int) -> Iterator[int]:
    side, burdened = state.figures[number].side, loaded(state, number)
    crossed = (*state.errand.crossed, number) if state.errand else (number,)
    for square, other in scene(state).standing.items():
        uncrossed = state.figures[other].side == side and other not in crossed
        if uncrossed and (burdened or loaded(state, other)):
            yield square
