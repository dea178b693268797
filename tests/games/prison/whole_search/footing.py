"""Where one walker may go, stop, land and meet something, as the tokens lie: crowds of squares."""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import carries, floor, loaded, scene
from igroteka.games.prison.figures.walking import MOST_TOKENS, crosses_pit, is_exit, may_pass
from igroteka.games.prison.floor.crowd import Lanes, crowd
from igroteka.games.prison.floor.dungeon import SIZE
from igroteka.games.prison.npc.objects import card, load_rank
from igroteka.games.prison.npc.swaps import unsettled
from igroteka.games.prison.state import BLUE, YELLOW, State

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
    lies_open, pits, out = ground.crowd, crowd(ground.pits), OUT[side]
    others = crowd(square for square, other in here.standing.items() if other != number)
    foes, full = crowd(fallen_foes(state, side)), crowd(crowded(state, number))
    lying = crowd(here.lying)
    roped = crowd(ground.spanned) if carries(state, number, Kind.ROPE) else 0
    naga = state.figures[number].kind == Class.NAGA
    return Footing(
        walks=ground.lanes_and_slits if naga else ground.lanes,
        jumps=ground.lanes,
        enter=lies_open & ~crowd(no_entry(state, number)),
        stop=lies_open & ~(out | others | foes | full | pits & ~roped),
        land=lies_open & ~(others | pits | (foes | full) & ~out | lying & out),
        over=lies_open & ~(others | lying),
        gates=crowd(s for s, _ in ground.shut) if opens(state, number) else 0,
    )


def fallen_foes(state: State, side: int) -> Iterator[int]:
    for square, lying in scene(state).lying.items():
        if any(state.figures[number].side != side for number in lying):
            yield square


def crowded(state: State, number: int) -> Iterator[int]:
    """Where so much lies that with the walker and its load it would be too much (P-4.2)."""
    here, own = scene(state), 1 + loaded(state, number)
    for square in {*here.lying, *here.things}:
        if own + here.on_ground(square) > MOST_TOKENS:
            yield square


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
    not crossed stands there with whom it may come to a swap (P-10.1, P-9.24)."""
    out = OUT[state.figures[number].side]
    return crowd((*dearer(state, number), *friends_ahead(state, number))) & ~out


def dearer(state: State, number: int) -> Iterator[int]:
    here, own, rank = scene(state), load_rank(state, number, number), card(state, number).rank
    for square, thing in here.things.items():
        if rank(state.things[thing].kind) < own:
            yield square
    if rank(Kind.WOUNDED) < own:
        yield from here.lying


def friends_ahead(state: State, number: int) -> Iterator[int]:
    """One without an errand under way deals with nobody."""
    if state.errand is None:
        return
    for friend in unsettled(state, number, state.errand.crossed).difference(state.errand.crossed):
        yield state.figures[friend].square
