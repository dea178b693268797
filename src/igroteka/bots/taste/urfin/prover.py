"""How many whole solutions a puzzle has: every place for every tower and wall was tried."""

from igroteka.games.urfin.state import State
from igroteka.kernel.puzzles import Puzzle

from .solver import Standing, solutions


def ways(state: State, _puzzle: Puzzle) -> int:
    now = Standing(state.map, state.soldiers, state.field, state.crossed)
    return sum(1 for _ in solutions(now, state.parts))
