"""Slissken's loot: the objects of a room he opens lie where he gets them soonest (his trait)."""

from collections.abc import Iterator

from igroteka.games.prison.actions import Dice, Draw
from igroteka.games.prison.deeds import opening
from igroteka.games.prison.deeds.opening import (
    arrives,
    done,
    is_valid,
    own_to_floor,
    place,
    squares_of,
)
from igroteka.games.prison.events import Drew
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.floor.dungeon import PLACE, WIDTH, own_square
from igroteka.games.prison.npcs import NPCS, Goal
from igroteka.games.prison.rooms import SIDE
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import DrawToken, Teleport
from igroteka.kernel import Emit

from .ways import Ways


def draw(state: State, task: DrawToken, action: Draw, emit: Emit | None) -> State:
    """A token out of the bag; where only one square is best, nothing is left to a die."""
    if emit:
        emit(Drew(action.number, action.thing, task.place))
    coming = Teleport(action.number, action.thing, task.place)
    best = soonest(state, task.place) if lays_out(state, coming) else []
    if len(best) == 1:
        return place(done(state), coming, best[0], emit)
    return arrives(done(state), coming, emit)


def lays_out(state: State, task: Teleport) -> bool:
    """While he is about opening rooms; none is opened then but by him."""
    errand = state.errand
    if not task.thing or errand is None or not has_trait(state, errand.figure, "lays_out_loot"):
        return False
    npc = NPCS[state.figures[errand.figure].npc]
    return npc.goals[errand.goal].goal is Goal.REVEAL


def soonest(state: State, at: int) -> list[int]:
    """The valid squares he reaches soonest with his AP left; else those fewest squares away."""
    valid = {square for square in squares_of(at) if is_valid(state, square)}
    costs = reached(state, at) or {square: (0, away(state, square)) for square in valid}
    near = {square: cost for square, cost in costs.items() if square in valid}
    least = min(near.values(), default=None)
    return sorted(square for square, cost in near.items() if cost == least)


def reached(state: State, at: int) -> dict[int, tuple[int, int]]:
    """What it costs him to come to each square of that room, if anything."""
    assert state.errand
    stays = Ways(state, state.errand.figure).stays(state.errand.ap)
    costs: dict[int, tuple[int, int]] = {}
    for stay in stays:
        if PLACE[stay.square] == at and is_valid(state, stay.square):
            cost = stay.ap, stay.squares
            costs[stay.square] = min(cost, costs.get(stay.square, cost))
    return costs


def away(state: State, square: int) -> int:
    assert state.errand
    here = state.figures[state.errand.figure].square
    return abs(here // WIDTH - square // WIDTH) + abs(here % WIDTH - square % WIDTH)


def falls_of_dice(state: State, task: Teleport) -> Iterator[Dice]:
    """The teleport dice; of squares equally near for Slissken each is as likely (P-9.23)."""
    if not lays_out(state, task):
        yield from opening.throws(state, task.place)
        return
    laid = state.dungeon[task.place]
    assert laid
    for square in soonest(state, task.place):
        row, column = divmod(own_square(laid, square), SIDE)
        yield Dice(row + 1, column + 1)


def thrown(state: State, task: Teleport, action: Dice, emit: Emit | None) -> State:
    if not lays_out(state, task):
        return opening.thrown(state, task, action, emit)
    square = own_to_floor(state, task.place, action.red - 1, action.white - 1)
    return place(done(state), task, square, emit)
