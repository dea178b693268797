"""Bots by name."""

import pytest
from tests.clear import one_clear_line

from igroteka.bots import BOTS, SPECS, BadBot, player
from igroteka.bots.search import Search

from .tables import ROADS


def test_every_bot_has_three_levels_but_chance_has_one() -> None:
    assert SPECS == (
        "random",
        "greedy:easy",
        "greedy:standard",
        "greedy:strong",
        "search:easy",
        "search:standard",
        "search:strong",
    )


def test_the_five_levels_come_first() -> None:
    assert ("learner", "easy", "medium", "hard", "master", *SPECS) == BOTS


def test_a_name_without_a_level_is_the_standard_one() -> None:
    plain, named = player("search", ROADS), player("search:standard", ROADS)
    assert isinstance(plain, Search)
    assert isinstance(named, Search)
    assert plain.level == named.level


@pytest.mark.parametrize(
    "spec",
    ["", "best", "search:", "search:god", "random:easy", ":easy", "search:easy:easy", "Search"],
)
def test_an_unknown_bot_is_named_in_one_line(spec: str) -> None:
    with one_clear_line(BadBot, r"not one of learner, easy, .*, random"):
        player(spec, ROADS)


def test_a_long_name_is_cut() -> None:
    with pytest.raises(BadBot) as caught:
        player("x" * 10_000, ROADS)
    assert len(str(caught.value)) < 250
