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
    (3, {"edition": "nl"}),
    (2, {"edition": "de", "entry_scrapyard": "or_more"}),
    (4, {"edition": "es"}),
    (3, {"edition": "fr"}),
    (2, {"edition": "hu"}),
    (4, {"edition": "pl", "special_throw": "instead_from_scrapyard", "low_hand": "may_discard"}),
    (2, {"edition": "cs"}),
    (4, {"edition": "sl"}),
    (3, {"edition": "uk", "reversals": "1", "counter": "no_scrap_either"}),
    (
        2,
        {
            "edition": "ru",
            "entry_scrapyard": "exact",
            "entry_towers": "exact",
            "special_throw": "after",
            "scrap_given": "table",
            "end_special": "both",
            "wrong_pick": "anywhere",
            "yard_challenge": "exact_throw",
            "start_throw": "one_die",
        },
    ),
    (
        2,
        {
            "edition": "it",
            "entry_towers": "or_more",
            "special_throw": "instead",
            "scrap_given": "out",
            "end_special": "either",
            "low_hand": "keep",
            "wrong_pick": "in_place",
            "yard_challenge": "any_arrival",
            "counter": "no_card",
            "start_throw": "two_dice",
            "reversals": "0",
        },
    ),
)
CASES = [Case(GAME, seats, options) for seats, options in SET_UPS]


@lru_cache(maxsize=1)
def walk_of(number: int) -> Walk:
    return walked(CASES[number], "elm")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: str(CASES[number]))
def test_clockwork_keeps_the_law(number: int, law: Law) -> None:
    law(walk_of(number))


def test_every_value_of_every_option_is_tried() -> None:
    tried = {(name, v) for case in CASES for name, v in settled(case).items()}
    every = {(option.name, v) for option in GAME.options(2) for v in option.values}
    assert every - tried == set()


def settled(case: Case) -> dict[str, str]:
    return GAME.settle(case.seats, case.options)
