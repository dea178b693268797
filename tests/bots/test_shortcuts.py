"""Two implementations agree: the compiled search of the duel and the readable one."""

import pytest
from msgspec.structs import replace

from igroteka.bots.levels import Level
from igroteka.bots.search import Search
from igroteka.bots.taste.roads import TASTE, RoadsTaste
from igroteka.bots.taste.roads.weights import WEIGHTS, Duel
from igroteka.kernel import Seat, stream
from igroteka.match import Knowledge

from .tables import ROADS, asked

pytest.importorskip("numba", reason="Numba comes with the study extra")

SET_UPS: tuple[dict[str, str], ...] = ({}, {"cards": "12"}, {"cards": "40"}, {"lanes": "on"})
LEVEL = Level("test", worlds=30)
# Each of its weights another, so that none is taken for its neighbour.
OTHER = RoadsTaste(
    replace(
        WEIGHTS,
        duel=Duel(3.1, -0.7, 1.3, -0.4, 0.9, -0.6, 0.21, 0.57, 0.34, 1.1, 1.9, 0.8, 2.7, 1.2),
    )
)


def test_the_compiled_search_makes_the_same_moves() -> None:
    """All in one test, for it compiles but once."""
    compared = 0
    for options in SET_UPS:
        for moves in range(0, 24, 3):
            state = asked(ROADS, 2, f"short {moves}", moves, **options).state
            if state.stage == "lay":
                for taste in (TASTE, OTHER):
                    short, long = (moved(state, shortcuts, taste) for shortcuts in (True, False))
                    assert short == long, f"{options} after {moves} moves"
                    compared += 1
    assert compared > 40


def moved(state: object, shortcuts: bool, taste: RoadsTaste) -> object:
    seat: Seat = state.turn  # type: ignore[attr-defined]
    bot = Search(LEVEL, taste, shortcuts)
    return bot.choose(Knowledge(ROADS, state, seat), None, stream("short")).action


@pytest.mark.parametrize("variant", ["newspaper", "heap"])
def test_there_is_no_shortcut_where_something_is_hidden(variant: str) -> None:
    state = asked(ROADS, 3, "hidden", 4, variant=variant).state
    assert TASTE.shortcut(state, state.turn, 10, 0.35) is None


def test_what_was_compiled_is_not_kept_when_a_file_it_calls_has_changed() -> None:
    from igroteka.bots.taste.roads.compiled.njit import SOURCES, kept_as

    assert {"duel.py", "judge.py"} <= SOURCES.keys()
    assert kept_as(SOURCES) == kept_as(dict(reversed(SOURCES.items())))
    assert kept_as(SOURCES) != kept_as(SOURCES | {"judge.py": b"worth = 2"})
