"""What a bot is given, and that there is nothing beside it."""

from pathlib import Path

import igroteka
from igroteka.kernel import Seat
from igroteka.match import Knowledge

from .tables import lantern

DOORS = {"game", "seat", "left_ms", "legal", "view", "imagine"}


def test_a_bot_is_given_its_view_its_moves_and_imagined_worlds() -> None:
    """By the laws each of them is the same in all worlds that its seat cannot tell apart."""
    match = lantern()
    knowledge = Knowledge(match.game, match.state, Seat(0))
    assert {name for name in dir(knowledge) if not name.startswith("_")} == DOORS


def test_nobody_in_the_house_goes_round_these_doors() -> None:
    house = Path(igroteka.__file__).parent
    assert not [file for file in house.rglob("*.py") if "_Knowledge__" in file.read_text("utf-8")]
