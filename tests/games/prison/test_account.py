"""What each victory point was for (P-7.6, P-13.1)."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.classes import Class
from igroteka.games.prison.events import Broke, Died, Fell, Healed, Left, Scored
from igroteka.games.prison.rules import Prison
from igroteka.games.prison.state import BLUE
from igroteka.games.prison.telling.naming import by_class
from igroteka.kernel import Event, Seat, Words

from .table import position, with_player

GAME = Prison()
YOU, CLERIC, NAGA = Seat(0), int(Class.CLERIC), int(Class.NAGA)
MINE, THEIRS = Scored(0, 1, "P-7.6"), Scored(BLUE, 1, "P-7.6")


def told(*events: Event, mode: str = "solo") -> list[tuple[str, Seat | None, int | None]]:
    state = with_player(with_player(position(), Class.CLERIC, 202), Class.NAGA, 194)
    items = GAME.account(replace(state, mode=mode), events)
    return [(item.what, item.seat, item.points) for item in items]


@pytest.mark.clause("P-7.6")
def test_who_left_who_was_struck_and_who_fell_is_told_apart() -> None:
    out, struck = (Left(CLERIC, 202), MINE), (Died(NAGA, 194), MINE)
    fell = (Fell(NAGA, 194), Died(NAGA, 194), MINE)
    assert told(*out, *struck, *fell) == [("out", YOU, 1), ("struck", YOU, 1), ("fell", YOU, 1)]


@pytest.mark.clause("P-7.6")
def test_whoever_fell_before_another_was_struck_does_not_lend_it_the_word() -> None:
    assert told(Fell(CLERIC, 202), Died(NAGA, 194), MINE) == [("struck", YOU, 1)]


@pytest.mark.clause("P-13.1")
def test_the_dungeons_points_are_nobodys_at_the_table_and_some_are_for_a_trait() -> None:
    events = (Left(CLERIC, 202), THEIRS, Broke(NAGA, 194, 1), THEIRS, Healed(NAGA, CLERIC), THEIRS)
    trait = ("their-trait", None, 1)
    assert told(*events) == [("their-out", None, 1), trait, trait]


@pytest.mark.clause("P-7.6")
def test_in_a_duel_the_other_side_sits_at_the_table() -> None:
    assert told(Left(CLERIC, 202), THEIRS, mode="duel") == [("out", Seat(1), 1)]


@pytest.mark.clause("P-7.6")
def test_a_point_names_whom_it_was_for() -> None:
    state = with_player(position(), Class.CLERIC, 202)
    (item,) = GAME.account(state, (Left(CLERIC, 202), MINE))
    assert item.words == Words("prison-account-out", {"count": 1, "name": by_class(Class.CLERIC)})
