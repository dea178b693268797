"""Ten positions of Urfin, and what a sensible hint may be in each."""

from typing import Any

from msgspec.structs import replace
from tests.games.urfin.table import GAME, A, B, all_ready, cell, end_build, part, play, start, table

from igroteka.bots import Hint
from igroteka.games.urfin.actions import Aim, Done, Grab, Put, PutBack, Reach, Ready
from igroteka.games.urfin.state import Drawn, State
from igroteka.kernel import Seat

from .coach import done, hinted, said

# Side by side, a cell between their roads: one tower there hits both after their next march.
PAIR = """
    4 10: .3
    6 10: .2
"""
BOTH = {"soldiers": "2, 3", "count": 2}


def told(state: State, seat: Seat = A) -> Hint:
    return hinted(GAME, state, seat)


def sent_home(state: State, given: Hint, *roof: str, seat: Seat = A) -> int:
    """How many soldiers leave in the march after the deed, with this roof on what was put."""
    after = done(GAME, state, seat, given)
    for name in roof:
        after = play(after, Grab(part(name)), Put(given.deed[-1].cell), seat=seat)
    return len(state.soldiers) - len(end_build(after).soldiers)


def kinds(given: Hint) -> list[type[Any]]:
    return [type(action) for action in given.deed]


def test_with_base_and_roof_one_builds_where_two_soldiers_go_home() -> None:
    state = table(PAIR, has="base1, roof1")
    given = told(state)
    assert given.deed[0] == Grab(part("base1"))
    assert sent_home(state, given, "roof1") == 2
    assert said(given) == {"home": BOTH, "roof": {"part": part("roof1")}}


def test_the_roof_goes_onto_the_base_that_waits_for_it() -> None:
    state = table("4 10: .3\n5 14: b\n6 10: .2", has="roof1")
    given = told(state)
    assert given.deed == (Grab(part("roof1")), Put(cell(14, 5)))
    assert said(given) == {"home": BOTH}
    assert sent_home(state, given) == 2


def test_a_base_that_lies_badly_is_left_and_another_built_where_it_helps() -> None:
    """It was told to crown the useless one, or to put everything back."""
    state = table(f"{PAIR}    0 1: b", has="base2, light roof1")
    given = told(state)
    assert given.deed[0] == Grab(part("base2"))
    assert sent_home(state, given, "light roof1") == 2


def test_whoever_holds_a_roof_too_early_changes_it_for_the_base() -> None:
    state = play(table(PAIR, has="base1, roof1"), Grab(part("roof1")))
    given = told(state)
    assert kinds(given) == [PutBack, Grab, Put]
    assert given.deed[1] == Grab(part("base1"))
    assert said(given)["first"] == {"part": part("base1")}
    assert said(given)["home"] == BOTH


def test_whoever_holds_the_right_base_puts_it() -> None:
    state = play(table(PAIR, has="base1, roof1"), Grab(part("base1")))
    given = told(state)
    assert kinds(given) == [Put]
    assert sent_home(state, given, "roof1") == 2


def test_a_lone_wall_stands_before_a_soldier() -> None:
    state = table("4 10: .3", has="wall")
    given = told(state)
    assert kinds(given) == [Grab, Put]
    assert divmod(given.deed[1].cell, 31)[0] == 4
    assert said(given) == {"holds-up": {"soldiers": "3", "count": 1}}


def test_a_base_without_a_roof_is_no_tower_and_goes_back() -> None:
    given = told(table(PAIR, has="base1"))
    assert given.deed == (Done(),)
    assert said(given) == {"done": {"parts": 1}}


def test_nobody_is_told_to_be_done_while_the_team_could_send_two_home() -> None:
    """The parts lie open before all: anybody may place any of them (U-B11)."""
    state = table(PAIR, has="base1, roof1", seats=2)
    given = told(state, B)
    assert kinds(given) == [Grab, Put]
    assert sent_home(state, given, "roof1", seat=B) == 2
    theirs = replace(state, drawn=(Drawn(part("base1"), A), Drawn(part("roof1"), B)))
    assert kinds(told(theirs, B)) == [Grab, Put]


def test_before_the_sand_runs_one_says_what_one_goes_for_and_is_ready() -> None:
    state = start(2, bag="touch")
    given = told(state)
    assert isinstance(given.deed[0], Aim)
    assert said(given)["aim"]["at"] in ("base", "roof")
    agreed = play(state, given.deed[0])
    assert told(agreed).deed == (Ready(),)


def test_a_hand_that_is_due_reaches_into_the_bag_and_knows_for_what() -> None:
    state = all_ready(play(start(2, bag="touch"), Aim("roof")))
    given = told(state)
    assert given.deed == (Reach(),)
    assert said(given) == {"reach": {"at": "roof"}}
