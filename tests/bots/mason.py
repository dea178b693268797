"""A mason's whole turn on a tower."""

from tests.games.skyscraper.table import GAME

from igroteka.games.skyscraper.state import State
from igroteka.kernel import stream
from igroteka.match import Knowledge

from .tables import seated

TOWER = ("b21 F 0 0 2", "b22 X 0 0 2", "b23 F 0 0 4", "b03 X 2 0 2")


def turn(spec: str, state: State, seed: str = "turn") -> list[State]:
    """Every position of that seat's turn, the last after it."""
    bot, seat, rng, passed = seated(spec, GAME), state.turn, stream(seed), [state]
    while state.result is None and state.turn == seat:
        action = bot.choose(Knowledge(GAME, state, seat), rng)
        assert GAME.refuse(state, seat, action) is None, action
        state = GAME.apply(state, seat, action)
        passed.append(state)
    return passed
