"""Taste in Roads: two ways to judge agree, and the judgement is a sensible one."""

import pytest
from tests.laws.cases import CASES, Case

from igroteka.bots.taste import taste_of
from igroteka.bots.taste.roads import TASTE
from igroteka.games import OWN, SHELF
from igroteka.kernel import Seat, players, stream
from igroteka.kernel.places import modules_in

from .tables import ROADS, asked

ALL_ROADS = [case for case in CASES if case.game is ROADS]


def test_every_taste_is_for_a_game_on_the_shelf() -> None:
    assert {*modules_in("igroteka.bots.taste")} - {"base"} == {*OWN}
    assert all(taste_of(game) for game in SHELF.values())


@pytest.mark.parametrize("case", ALL_ROADS, ids=str)
@pytest.mark.parametrize("moves", [0, 7, 15, 22])
def test_a_glance_agrees_with_a_proper_look(case: Case, moves: int) -> None:
    state = asked(ROADS, case.seats, "look", moves, **case.options).state
    for seat in ROADS.active(state):
        actions = ROADS.legal(state, seat)
        for action, worth in zip(actions, TASTE.glance(state, seat, actions), strict=True):
            after = ROADS.apply(state, seat, action)
            assert worth is None or ROADS.outcome(after) is None
            assert worth is None or worth == pytest.approx(TASTE.worth(after, seat))


def test_most_moves_are_judged_at_a_glance() -> None:
    state = asked(ROADS, 2, "look", 20, variant="newspaper").state
    actions = ROADS.legal(state, state.turn)
    glances = TASTE.glance(state, state.turn, actions)
    assert sum(worth is not None for worth in glances) > len(actions) / 2


@pytest.mark.parametrize("case", ALL_ROADS, ids=str)
def test_what_one_wins_the_others_lose(case: Case) -> None:
    state = asked(ROADS, case.seats, "sum", 8, **case.options).state
    if ROADS.outcome(state) is None:
        worths = [TASTE.worth(state, seat) for seat in players(case.seats)]
        assert all(0 <= worth <= 1 for worth in worths)
        assert sum(worths) == pytest.approx(1)


def test_the_starter_of_a_duel_likes_open_gaps() -> None:
    state = asked(ROADS, 2, "open", 12).state
    seat = Seat(state.starter)
    worths = {}
    for action in ROADS.legal(state, state.turn):
        after = ROADS.apply(state, state.turn, action)
        if ROADS.outcome(after) is None:
            worths[action] = (len(after.network.ends), TASTE.worth(after, seat))
    most, fewest = max(worths.values()), min(worths.values())
    assert most[0] > fewest[0]
    assert most[1] > fewest[1]


def test_taste_needs_no_luck() -> None:
    state = asked(ROADS, 3, "calm", 10, variant="heap", cards="12").state
    twin = ROADS.imagine(state, state.turn, stream("calm"))
    assert TASTE.worth(twin, state.turn) == TASTE.worth(twin, state.turn)
