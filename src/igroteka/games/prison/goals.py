"""What a puzzle of Prison can ask for: points in this turn, or to come safely through the next."""

from itertools import permutations
from typing import Any

from igroteka.kernel import Goal, Numbers, Seat

from . import chance
from .actions import Order
from .deeds.hope import too_few_actions
from .npc import round as np
from .state import BLUE, OFF_FLOOR, YELLOW, State
from .tasks import Clash
from .turn.course import active_npcs, is_unrowed, may_act

MOST_IN_THE_ROW = 3


def points(state: State, _seat: Seat, numbers: Numbers) -> bool:
    """For who left and who was struck down (P-7.6)."""
    return state.points[YELLOW] >= numbers["points"]


def scored(state: State, _seat: Seat) -> dict[str, int]:
    return {"scored": state.points[YELLOW]}


def turn_is_over(state: State, _seat: Seat, _numbers: Numbers) -> bool:
    return state.side != YELLOW


def safe(state: State, seat: Seat, numbers: Numbers) -> bool:
    """One's own turn has come again, and nobody was wounded, killed or let out meanwhile."""
    return come_round(state, seat, numbers) and not struck(state, seat, numbers, 0)


def come_round(state: State, _seat: Seat, numbers: Numbers) -> bool:
    return state.turn >= numbers["until"]


def struck(state: State, _seat: Seat, numbers: Numbers, _moves: int) -> bool:
    return state.points[BLUE] > numbers["against"] or wounded(state) > numbers["wounded"]


def wounded(state: State) -> int:
    return sum(f.side == YELLOW and f.wounded and f.square >= OFF_FLOOR for f in state.figures)


def suffered(state: State, _seat: Seat) -> dict[str, int]:
    return {"hurt": wounded(state), "theirs": state.points[BLUE]}


def few_outcomes(state: State) -> list[Any]:
    """The NP's cards in a fight, its order, its dice; who comes out of a bag is too much."""
    if state.agenda:
        in_a_fight = isinstance(state.agenda[0], Clash)
        return [action for action, _ in chance.odds(state) or ()] if in_a_fight else []
    if is_unrowed(state):
        return orders(state)
    return list(dict.fromkeys(np.asks_chance(state)))


def orders(state: State) -> list[Any]:
    """Wounded cards are turned aside wherever they lie (P-9.1)."""
    row = active_npcs(state)
    aside = tuple(number for number in row if not may_act(state, number))
    acting = [number for number in row if number not in aside]
    if len(acting) > MOST_IN_THE_ROW:
        return []
    return [Order((*order, *aside)) for order in permutations(acting)]


GOALS = {
    "points": Goal(points, scored, too_few_actions, turn_is_over, few_outcomes),
    "safe": Goal(safe, suffered, struck, come_round, few_outcomes),
}
