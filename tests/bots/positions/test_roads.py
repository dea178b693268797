"""Ten positions of Roads, and what a sensible hint may be in each."""

import pytest
from tests.games.roads.table import GAME, Position, table

from igroteka.bots import Hint

from .coach import hinted, said

LOOP = """
    ┌─┐
    │·│
    └─?
"""


def told(position: Position, seat: int) -> Hint:
    return hinted(GAME, position.state, seat)


def at_the_mark(position: Position, given: Hint, glyphs: str) -> bool:
    return given.deed[0] in [position.lay_of(glyph) for glyph in glyphs]


def test_with_one_end_open_the_second_player_shuts_it_with_a_dead_end() -> None:
    position = table("╶─?", "S S T | D C", turn=1)
    given = told(position, 1)
    assert at_the_mark(position, given, "╴")
    assert said(given) == {"wins": {}}


def test_with_one_end_open_the_starter_keeps_the_dead_end_and_branches() -> None:
    position = table("╶─?", "D T | D D", turn=0)
    given = told(position, 0)
    assert at_the_mark(position, given, "┬┴┤")
    assert said(given)["opens"] == {"of": 1, "left": 2}


def test_the_second_player_closes_a_loop_by_its_last_corner() -> None:
    position = table(LOOP, "S S T | C T", turn=1)
    given = told(position, 1)
    assert at_the_mark(position, given, "┘")
    assert said(given) == {"wins": {}}


def test_the_starter_closes_no_loop_by_its_last_corner() -> None:
    position = table(LOOP, "C T | C D", turn=0)
    assert at_the_mark(position, told(position, 0), "┤┴")


def test_a_straight_road_between_two_ends_closes_them_both() -> None:
    position = table("╶─?─╴", "T T D | S X T", turn=1)
    given = told(position, 1)
    assert at_the_mark(position, given, "─")


def test_of_four_ends_the_second_player_leaves_fewer() -> None:
    position = table("·╷·╷·\n·├?┤·\n·····", "T T S S | S D D X", turn=1)
    given = told(position, 1)
    numbers = said(given)["closes"]
    assert numbers["of"] == 4
    assert numbers["left"] < 4


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_newspaper_whoever_can_shut_out_the_other_does(seat: int) -> None:
    hands = "D D | S" if seat == 0 else "S | D D"
    position = table("·─·", hands, variant="newspaper", turn=seat)
    given = told(position, seat)
    assert said(given) == {"wins": {}}
    assert given.deed[0].face == "D"


def test_in_the_heap_the_last_card_that_fits_is_laid_where_it_joins_most_roads() -> None:
    position = table("·│·\n─?─\n···", "T | S S S C", variant="heap", turn=0)
    given = told(position, 0)
    assert at_the_mark(position, given, "┴")


def test_whoever_cannot_win_at_once_is_told_of_ends_closed_and_ends_left() -> None:
    position = table("╶┼?", "S C T X | S C T X", turn=1)
    given = told(position, 1)
    numbers = said(given).get("closes") or said(given)["opens"]
    assert numbers["of"] == 3


def test_a_gap_is_called_ones_own_only_if_nobody_else_can_hold_a_card_for_it() -> None:
    """A hand that is not seen may hold any card that is not seen."""
    position = table("·─··", "D S C | D C", variant="newspaper", turn=0)
    assert "own-gaps" not in said(told(position, 0))
