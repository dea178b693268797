"""Where a goal could be closed at best, as the board lies now and as the walker may change it.

These are crowds of squares, wider than the truth rather than narrower: a square that is in none of
them need not be looked at, and a goal without one within the walker's horizon is out of reach.
"""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.games.prison.classes import Kind
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import carries, floor
from igroteka.games.prison.floor.crowd import crowd, stepped
from igroteka.games.prison.floor.dungeon import SIZE
from igroteka.games.prison.npcs import Goal
from igroteka.games.prison.state import State

from .horizon import Horizon
from .objects import errand_for, load_rank
from .plans import BURNS
from .push import PUSH_AP
from .swaps import bit, loads_in, rank, sources
from .targets import CROSS, class_rank, may_burn, on_floor, picks_on

ANYWHERE = (1 << SIZE) - 1


class Site(Struct, frozen=True, gc=False):
    """Squares for targets of that rank, and the AP that close the goal there.

    If it is `passing`, one has to have gone through one of them and may then be anywhere.
    """

    rank: int
    squares: int
    closing: int = 0
    passing: bool = False


def sites(state: State, number: int, goal: Goal, horizon: Horizon) -> Iterator[Site]:
    match goal:
        case Goal.EXIT:
            yield Site(0, horizon.out)
        case Goal.REVEAL:
            yield Site(0, floor(state).thresholds, 1)
        case Goal.ROTATE:
            yield Site(0, crowd(floor(state).gears))
        case Goal.BREAK | Goal.OPEN:
            yield Site(0, floor(state).gate_crowd, 1)
        case Goal.TAKE:
            yield from things(state, number, horizon)
        case Goal.COMBAT:
            yield from fights(state, number, horizon)
        case Goal.PUSH:
            yield from pushes(state, number)
        case Goal.REGROUP | Goal.HEAL:
            yield from friends(state, number, goal, horizon)


def beside(square: int, horizon: Horizon) -> int:
    return stepped(1 << square, horizon.foot.jumps)


def fights(state: State, number: int, horizon: Horizon) -> Iterator[Site]:
    far = carries(state, number, Kind.BOW) or carries(state, number, Kind.SPEAR)
    for enemy in on_floor(state, number, friends=False):
        figure = state.figures[enemy]
        if not figure.hurt and picks_on(state, number, enemy):
            near = beside(figure.square, horizon)
            squares = near | CROSS[figure.square] if far else near
            yield Site(class_rank(state, number, enemy), squares, 1)


def pushes(state: State, number: int) -> Iterator[Site]:
    for enemy in on_floor(state, number, friends=False):
        squares = CROSS[state.figures[enemy].square]
        yield Site(class_rank(state, number, enemy), squares, PUSH_AP)


def friends(state: State, number: int, goal: Goal, horizon: Horizon) -> Iterator[Site]:
    """Where a wounded friend lies nobody knows, if the walker may carry one about."""
    heals = goal is Goal.HEAL
    far = heals and has_trait(state, number, "heal_at_sight")
    if horizon.loads & bit(Kind.WOUNDED):
        yield Site(min(ranks_of_friends(state, number)), ANYWHERE, int(heals))
        return
    for friend in on_floor(state, number, friends=True):
        figure = state.figures[friend]
        if figure.wounded or not heals:
            near = beside(figure.square, horizon)
            squares = near | CROSS[figure.square] if far else near
            yield Site(class_rank(state, number, friend), squares, int(heals))


def ranks_of_friends(state: State, number: int) -> Iterator[int]:
    for other, figure in enumerate(state.figures):
        if figure.side == state.figures[number].side and other != number:
            yield class_rank(state, number, other)


def things(state: State, number: int, horizon: Horizon) -> Iterator[Site]:
    """Whatever it gets it gets on its way, where such a thing lies or is carried now."""
    if errand_for(state, number) is not None:
        yield Site(0, horizon.meets, passing=True)
        return
    npc, own = state.figures[number].npc, load_rank(state, number, number)
    for kind in loads_in(horizon.loads):
        if kind is not None and rank(npc, kind) < own:
            yield Site(rank(npc, kind), sources(state, number, kind), passing=True)
    if may_burn(state, number):
        for enemy in on_floor(state, number, friends=False):
            squares = CROSS[state.figures[enemy].square]
            yield Site(class_rank(state, number, enemy) - BURNS, squares, 1)
