"""Two implementations agree: the compiled search of the duel and the readable one."""

import pytest

from igroteka.bots.levels import Level
from igroteka.bots.search import Search
from igroteka.bots.taste.roads import TASTE
from igroteka.kernel import Seat, stream
from igroteka.match import Knowledge

from .tables import ROADS, asked

pytest.importorskip("numba", reason="Numba comes with the study extra")

SET_UPS: tuple[dict[str, str], ...] = ({}, {"cards": "12"}, {"cards": "40"}, {"lanes": "on"})
LEVEL = Level("test", worlds=30)


def test_the_compiled_search_makes_the_same_moves() -> None:
    """All in one test, for it compiles but once."""
    compared = 0
    for options in SET_UPS:
        for moves in range(0, 24, 3):
            state = asked(ROADS, 2, f"short {moves}", moves, **options).state
            if state.stage == "lay":
                short, long = (moved(state, shortcuts) for shortcuts in (True, False))
                assert short == long, f"{options} after {moves} moves"
                compared += 1
    assert compared > 20


def moved(state: object, shortcuts: bool) -> object:
    seat: Seat = state.turn  # type: ignore[attr-defined]
    bot = Search(LEVEL, TASTE, shortcuts)
    return bot.choose(Knowledge(ROADS, state, seat), None, stream("short")).action


@pytest.mark.parametrize("variant", ["newspaper", "heap"])
def test_there_is_no_shortcut_where_something_is_hidden(variant: str) -> None:
    state = asked(ROADS, 3, "hidden", 4, variant=variant).state
    assert TASTE.shortcut(state, state.turn, 10, 0.35) is None
