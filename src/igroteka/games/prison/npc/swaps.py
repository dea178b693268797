"""What two NPC settle when they cross, and with whom one of them may still have to (P-10.3)."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import scene
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import NONE, State

UNWANTED = len(Kind)
MOST = 1024
Load = Kind | None
Held = tuple[int, Load]  # a card, and what its figure carries


def load_of(state: State, number: int) -> Load:
    figure = state.figures[number]
    if figure.friend != NONE:
        return Kind.WOUNDED
    return None if figure.thing == NONE else state.things[figure.thing].kind


def rank(card: int, load: Load) -> int:
    """How dear a load is to that card; the lowest if it is none."""
    return UNWANTED if load is None else NPCS[card].rank(load)


@cache
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


def swappers(state: State, number: int, crossed: tuple[int, ...]) -> frozenset[int]:
    """The friends with whom it may come to a swap by whatever it can still come to carry.

    Those it has crossed are named too, if they would matter to it were they not crossed: with all
    others it is one whether they were crossed or not.
    """
    card, friends = state.figures[number].npc, bearers(state, number)
    loads = may_hold(state, number, crossed, friends)
    return frozenset(n for n, held in friends.items() if deals(card, loads, held))


def may_hold(
    state: State, number: int, crossed: tuple[int, ...], friends: dict[int, Held]
) -> frozenset[Load]:
    """All that it can still come to carry on its way, and what it carries now."""
    fresh = tuple(held for n, held in friends.items() if n not in crossed)
    lying = tuple(wanted(state, number))
    return in_time(state.figures[number].npc, load_of(state, number), lying, fresh)


def bearers(state: State, number: int) -> dict[int, Held]:
    """Its partners by number, with what they carry."""
    return {n: (state.figures[n].npc, load_of(state, n)) for n in partners(state, number)}


def deals(card: int, loads: Iterable[Load], held: Held) -> bool:
    return any(swap(card, load, *held) for load in loads)


@lru_cache(MOST)
def in_time(
    card: int, load: Load, lying: tuple[Kind, ...], friends: tuple[Held, ...]
) -> frozenset[Load]:
    """All it may come to carry: what it takes is dearer, what a friend leaves it need not be."""
    loads = frozenset({load})
    while True:
        worst = max(rank(card, held) for held in loads)
        more: set[Load] = {kind for kind in lying if rank(card, kind) < worst}
        more |= {held[1] for held in friends if deals(card, loads, held)}
        if more <= loads:
            return loads
        loads |= more


def wanted(state: State, number: int) -> Iterator[Kind]:
    """What lies about that it would take."""
    here, figure = scene(state), state.figures[number]
    wants = NPCS[figure.npc].objects
    lie = {state.things[thing].kind for thing in here.things.values()}
    yield from (kind for kind in wants if kind in lie)
    lying = (state.figures[n] for many in here.lying.values() for n in many)
    if Kind.WOUNDED in wants and any(friend.side == figure.side for friend in lying):
        yield Kind.WOUNDED


def partners(state: State, number: int) -> Iterator[int]:
    side = state.figures[number].side
    for other in scene(state).standing.values():
        figure = state.figures[other]
        if figure.side == side and figure.npc != NONE and other != number:
            yield other
