"""Ten positions of Skyscraper, and what a sensible hint may be in each."""

from typing import Any

from msgspec.structs import replace
from tests.bots.mason import TOWER
from tests.bots.test_skyscraper import log
from tests.games.skyscraper.table import GAME, A, number, table

from igroteka.bots import Hint
from igroteka.games.skyscraper.actions import Build, Move, Pass, Pick, PutBack, Return, Send, ToCrew
from igroteka.games.skyscraper.moving import floor_number
from igroteka.games.skyscraper.scoring import Points, points_for
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat

from .coach import done, hinted, said


def told(state: State, seat: Seat = A) -> Hint:
    return hinted(GAME, state, seat)


def kinds(given: Hint) -> list[type[Any]]:
    return [type(action) for action in given.deed]


def high_up(**held: str) -> State:
    """A stands on the tower, B at its foot."""
    hands = {"A": "b28 b27", "B": "b01 b02"} | held
    return table(*TOWER, held=hands, A="0 0 4", B="-1 0 0")


def scored(state: State, given: Hint) -> Points:
    build = given.deed[-1]
    assert isinstance(build, Build)
    card = given.deed[0].card if isinstance(given.deed[0], Pick) else state.picked
    return points_for(state, card, build.pose, build.beams)


def test_with_nobody_on_the_site_a_worker_is_sent_and_the_hint_says_what_for() -> None:
    given = told(table(*TOWER))
    assert kinds(given) == [Send]
    assert said(given)["reach"]["points"] > 0


def test_a_card_is_taken_and_set_in_one_hint_with_its_points() -> None:
    state = high_up()
    given = told(state)
    assert kinds(given) == [Pick, Build]
    assert said(given)["build"] == {"points": scored(state, given).total}


def test_a_card_in_hand_is_set_where_it_brings_about_as_much_as_anywhere() -> None:
    state = replace(high_up(A="b28"), picked=number("b28"), left=1)
    given = told(state)
    assert kinds(given) == [Build]
    best = max(
        points_for(state, state.picked, action.pose, action.beams).total
        for action in GAME.legal(state, A)
        if isinstance(action, Build)
    )
    assert scored(state, given).total >= best - 1


def test_the_highest_card_of_all_is_said_to_count_double_and_no_other() -> None:
    doubled = set()
    for state in log("greedy", 2)[::3]:
        given = told(state, state.turn)
        if kinds(given)[-1] is Build:
            assert ("double" in said(given)) is scored(state, given).highest
            doubled.add(scored(state, given).highest)
    assert doubled == {True, False}


def test_a_card_that_is_not_the_highest_is_not_said_to_count_double() -> None:
    state = table(*TOWER, held={"A": "b28", "B": "b01"}, A="-1 0 0")
    given = told(replace(state, picked=number("b28"), left=1))
    assert kinds(given) == [Build]
    assert not scored(replace(state, picked=number("b28")), given).highest
    assert "double" not in said(given)


def test_the_last_card_that_wins_is_built() -> None:
    state = replace(high_up(A="b28"), scores=(40, 0), left=1)
    given = told(state)
    assert kinds(given) == [Pick, Build]
    after = done(GAME, state, A, given)
    assert after.result
    assert after.result.winners == (A,)


def test_a_card_taken_with_nobody_there_to_set_it_goes_back_for_a_worker() -> None:
    state = replace(table(*TOWER), picked=number("b28"))
    given = told(state)
    assert kinds(given)[0] is PutBack
    assert kinds(given)[1:] in ([], [Send])


def test_a_move_names_the_floor_it_leads_to() -> None:
    moves = 0
    for state in log("greedy", 2)[::2]:
        given = told(state, state.turn)
        if kinds(given) == [Move]:
            assert said(given)["move"] == {
                "floor": floor_number(state.building, given.deed[0].cell)
            }
            moves += 1
    assert moves


def test_a_fallen_worker_is_put_back_onto_the_building_or_into_the_crew() -> None:
    state = replace(table(*TOWER), stage="put", fallen=(0,))
    assert kinds(told(state)) in ([Return], [ToCrew])


def test_nobody_is_told_to_pass_who_could_still_score() -> None:
    given = told(replace(high_up(), left=1))
    assert kinds(given) != [Pass]
    assert kinds(given)[-1] is Build
