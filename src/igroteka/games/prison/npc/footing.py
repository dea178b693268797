"""Where one walker may go, stop, land and meet something, as the tokens lie: crowds of squares."""

from msgspec import Struct

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import (
    camps,
    carries,
    fallen,
    floor,
    heaps,
    loaded,
    scene,
)
from igroteka.games.prison.figures.walking import (
    MOST_TOKENS,
    is_exit,
    is_roped,
    is_weak,
    may_pass,
    passes_over,
)
from igroteka.games.prison.floor.crowd import Lanes, crowd, squares_in
from igroteka.games.prison.floor.dungeon import SIZE
from igroteka.games.prison.state import BLUE, YELLOW, State

from .objects import card, load_rank
from .swaps import swappers

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
    """What `may_pass`, `may_stop` and `may_land` say of every square at once, for an NPC."""
    here, ground, side = scene(state), floor(state), state.figures[number].side
    lies_open, pits, out, lying = ground.crowd, ground.pit_crowd, OUT[side], here.lying_crowd
    others = here.standing_crowd & ~own_square(state, number)
    foes, full = fallen_foes(state, side), crowded(state, number)
    roped = ground.spanned_crowd if carries(state, number, Kind.ROPE) else 0
    naga = state.figures[number].kind == Class.NAGA
    return Footing(
        walks=ground.lanes_and_slits if naga else ground.lanes,
        jumps=ground.lanes,
        enter=lies_open & ~(shut_by_enemies(state, number) | deep(state, number)),
        stop=lies_open & ~(out | others | foes | full | pits & ~roped),
        land=lies_open & ~(others | pits | (foes | full) & ~out | lying & out),
        over=lies_open & ~(others | lying),
        gates=ground.at_locks if opens(state, number) else 0,
    )


def own_square(state: State, number: int) -> int:
    square = state.figures[number].square
    return 1 << square if scene(state).standing.get(square) == number else 0


def fallen_foes(state: State, side: int) -> int:
    return fallen(state)[YELLOW if side == BLUE else BLUE]


def crowded(state: State, number: int) -> int:
    """Where so much lies that with the walker and its load it would be too much (P-4.2)."""
    here = scene(state)
    if loaded(state, number):
        return here.lying_crowd | here.things_crowd
    full = crowd(square for square, many in here.lying.items() if len(many) >= MOST_TOKENS)
    return full | here.lying_crowd & here.things_crowd


def shut_by_enemies(state: State, number: int) -> int:
    """Where enemies stand that it cannot slip past."""
    side, weak = state.figures[number].side, is_weak(state, number)
    foes = camps(state)[YELLOW if side == BLUE else BLUE]
    if weak:
        foes &= ~crowd(square for square in squares_in(foes) if may_pass(state, number, square))
    return foes & OUT[side] if passes_over(state, number) else foes


def deep(state: State, number: int) -> int:
    """The pits it cannot cross: a rope it carries, that lies there or that a friend holds there
    leads over those with solid ground on two sides (P-6.1)."""
    if state.figures[number].kind == Class.WIZARD:
        return 0
    ground = floor(state)
    if carries(state, number, Kind.ROPE):
        return ground.pit_crowd & ~ground.spanned_crowd
    friends = camps(state)[state.figures[number].side]
    taken = ground.spanned_crowd & (friends | heaps(state)[Kind.ROPE])
    roped = crowd(pit for pit in squares_in(taken) if is_roped(state, number, pit))
    return ground.pit_crowd & ~roped


def opens(state: State, number: int) -> bool:
    """P-10.4, and Rada's trait."""
    return carries(state, number, Kind.KEY) or has_trait(state, number, "own_key")


def meetings(state: State, number: int) -> int:
    """Where something may change hands: what it would rather carry lies there, or a friend it has
    not crossed stands there with whom it may come to a swap (P-10.1, P-9.24)."""
    out = OUT[state.figures[number].side]
    return (dearer(state, number) | friends_ahead(state, number)) & ~out


def dearer(state: State, number: int) -> int:
    own, ranks, found = load_rank(state, number, number), card(state, number).ranks, 0
    for many, rank in zip(heaps(state), ranks, strict=True):
        if many and rank < own:
            found |= many
    return found | scene(state).lying_crowd if ranks[Kind.WOUNDED] < own else found


def friends_ahead(state: State, number: int) -> int:
    """One without an errand under way deals with nobody."""
    if state.errand is None:
        return 0
    ahead = swappers(state, number, state.errand.crossed).difference(state.errand.crossed)
    return crowd(state.figures[friend].square for friend in ahead)
