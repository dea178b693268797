"""Clockwork keeps the laws of the house, in set-ups that between them try every option."""

from functools import lru_cache

import pytest
from tests.laws.cases import Case
from tests.laws.hidden import HIDDEN
from tests.laws.test_laws import LAWS, Law
from tests.laws.walks import Walk, walked

from igroteka.games.clockwork import Clockwork

from .secrets import in_clockwork

HIDDEN.setdefault("clockwork", in_clockwork)

GAME = Clockwork()
SET_UPS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (2, {"edition": "cs"}),
    (2, {"edition": "hu"}),
    (3, {"edition": "fr"}),
    (3, {"edition": "nl"}),
    (4, {}),
    (4, {"edition": "sl", "special_throw": "instead_from_scrapyard", "scrap_given": "table"}),
)
CASES = [Case(GAME, seats, options) for seats, options in SET_UPS]


@lru_cache(maxsize=1)
def walk_of(number: int) -> Walk:
    return walked(CASES[number], "elm")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: str(CASES[number]))
def test_clockwork_keeps_the_law(number: int, law: Law) -> None:
    law(walk_of(number))
