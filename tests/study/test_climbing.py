"""The levels of a game, measured by bots."""

import tomllib

from igroteka.bots import Ladder, Rung
from igroteka.games import SHELF
from igroteka.study.climbing import as_toml, measured
from igroteka.study.crew import ALONE

ROADS = SHELF["roads"]


def test_a_harder_bot_is_measured_against_the_one_below() -> None:
    rung = Rung(2, "greedy:easy", {"cards": "12"})
    found = measured(ROADS, rung, "random", 6, "oak", None, ALONE)
    assert found == measured(ROADS, rung, "random", 6, "oak", None, ALONE)
    assert found[1] == 6


def test_a_level_of_options_is_measured_by_the_games_somebody_won() -> None:
    rung = Rung(3, "random", {"variant": "heap", "cards": "12"})
    won, games = measured(ROADS, rung, "", 4, "oak", None, ALONE)
    assert 0 < won <= games == 4


def test_a_ladder_is_written_as_it_is_read() -> None:
    ladder = Ladder("oak", (Rung(1, "greedy", {"level": "pink"}, 3, 9),))
    told = tomllib.loads(as_toml(ladder, "prison"))
    assert told == {
        "seed": "oak",
        "rung": [{"seats": 1, "bot": "greedy", "options": {"level": "pink"}, "won": 3, "games": 9}],
    }
