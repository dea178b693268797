"""What two NPC settle when they cross, and with whom one of them may still have to (P-10.3)."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import fallen, heaps, scene
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import NONE, State

UNWANTED = len(Kind)
Load = Kind | None
EVERY_LOAD: tuple[Load, ...] = (*Kind, None)
# Some of these: a bit for each kind, and one more for empty hands.
Loads = int
NOTHING = 1 << len(Kind)


def load_of(state: State, number: int) -> Load:
    figure = state.figures[number]
    if figure.friend != NONE:
        return Kind.WOUNDED
    return None if figure.thing == NONE else state.things[figure.thing].kind


def rank(card: int, load: Load) -> int:
    """How dear a load is to that card; the lowest if it is none."""
    return UNWANTED if load is None else NPCS[card].rank(load)


def swap(card: int, load: Load, other: int, theirs: Load) -> bool:
    """Who ranks it higher gets or keeps it; both carry: who ranks both higher gets the better."""
    if errand(card, load) == NPCS[other].kind:
        return True
    if load is None or theirs is None:
        held = load if theirs is None else theirs
        giver, taker = (card, other) if theirs is None else (other, card)
        return rank(taker, held) < rank(giver, held)
    own = rank(card, load), rank(card, theirs)
    his = rank(other, load), rank(other, theirs)
    if own[0] < his[0] and own[1] < his[1]:
        return own[1] < own[0]
    return his[0] < own[0] and his[1] < own[1] and his[0] < his[1]


def errand(card: int, load: Load) -> Class | None:
    """Serpico brings a wounded to a Cleric and the fireball to a Wizard."""
    if load is None or NPCS[card].trait != "errands":
        return None
    return {Kind.WOUNDED: Class.CLERIC, Kind.FIREBALL: Class.WIZARD}.get(load)


class Dealings(Struct, frozen=True):
    """`loads` is all that a walker can still come to carry on its way, and what it carries now;
    `swappers` the friends with whom it may come to a swap by that.

    Those it has crossed are named too, if they would matter to it were they not crossed: with all
    others it is one whether they were crossed or not.
    """

    loads: Loads
    swappers: frozenset[int]


def dealings(state: State, number: int, crossed: tuple[int, ...]) -> Dealings:
    """A position keeps its last ones beside its fields."""
    kept = state.__dict__
    if "dealings" not in kept or kept["dealings"][:2] != (number, crossed):
        kept["dealings"] = number, crossed, worked_out(state, number, crossed)
    found: Dealings = kept["dealings"][2]
    return found


def worked_out(state: State, number: int, crossed: tuple[int, ...], squares: int = -1) -> Dealings:
    """What it takes is dearer than something it may carry, what a friend leaves it need not be;
    only these squares count."""
    card, loads = state.figures[number].npc, bit(load_of(state, number))
    lying, deals = wanted(state, number, squares), tuple(dealers(state, number, card, squares))
    while True:
        more = lying & dearer_than(card, worst(card, loads))
        for friend, trade, held in deals:
            if trade & loads and friend not in crossed:
                more |= held
        if not more & ~loads:
            return Dealings(loads, frozenset(friend for friend, trade, _ in deals if trade & loads))
        loads |= more


def dealers(
    state: State, number: int, card: int, squares: int
) -> Iterator[tuple[int, Loads, Loads]]:
    """Its partners on these squares, with what they would swap for and what they carry."""
    for friend in partners(state, number):
        figure, load = state.figures[friend], load_of(state, friend)
        if squares >> figure.square & 1:
            yield friend, trades(card, figure.npc, load), bit(load)


def swappers(state: State, number: int, crossed: tuple[int, ...]) -> frozenset[int]:
    return dealings(state, number, crossed).swappers


def bit(load: Load) -> Loads:
    return NOTHING if load is None else 1 << load


def loads_in(loads: Loads) -> list[Load]:
    return [load for load in EVERY_LOAD if bit(load) & loads]


@cache
def trades(card: int, other: int, theirs: Load) -> Loads:
    """With which loads of the card's it comes to a swap."""
    return sum(bit(load) for load in EVERY_LOAD if swap(card, load, other, theirs))


@cache
def worst(card: int, loads: Loads) -> int:
    return max(rank(card, load) for load in loads_in(loads))


@cache
def dearer_than(card: int, most: int) -> Loads:
    return sum(bit(kind) for kind in Kind if rank(card, kind) < most)


def wanted(state: State, number: int, squares: int) -> Loads:
    """What lies about that it would take."""
    figure, found = state.figures[number], 0
    for kind in NPCS[figure.npc].objects:
        if lie(state, kind, figure.side) & squares:
            found |= 1 << kind
    return found


def lie(state: State, kind: Kind, side: int) -> int:
    return fallen(state)[side] if kind is Kind.WOUNDED else heaps(state)[kind]


def sources(state: State, number: int, kind: Kind) -> int:
    """Where it could come by such a load first: where one lies, and friends who carry one."""
    found = lie(state, kind, state.figures[number].side)
    for friend in partners(state, number):
        if load_of(state, friend) is kind:
            found |= 1 << state.figures[friend].square
    return found


def partners(state: State, number: int) -> Iterator[int]:
    side = state.figures[number].side
    for other in scene(state).standing.values():
        figure = state.figures[other]
        if figure.side == side and figure.npc != NONE and other != number:
            yield other
