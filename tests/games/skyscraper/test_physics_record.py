"""Gravity's answers in a record: taken as they are, if they have the shape of one (S-H1)."""

from typing import Any

import pytest

from igroteka.games.skyscraper.actions import Rest, Send, Settle, Undone
from igroteka.games.skyscraper.lattice import Cell
from igroteka.games.skyscraper.rules import Skyscraper
from igroteka.kernel import CHANCE
from igroteka.match import Match, new_match, verify

from .sites import building_on, site

GAME = Skyscraper()


@pytest.mark.clause("S-H1")
@pytest.mark.parametrize(
    ("answer", "possible"),
    [
        (Settle(stands=True), True),
        (Settle(stands=True, film="0f" * 32), True),
        (Settle(stands=False, moved=(5, 6), grounded=(5, 9)), True),
        (Settle(stands=False, workers=(Rest(3, None), Rest(4, Cell(0, 0, 2), True))), True),
        (Undone(), True),
        (Settle(stands=True, film="0F" * 32), False),
        (Settle(stands=True, film="../../film"), False),
        (Settle(stands=False, moved=(9,)), False),
        (Settle(stands=False, moved=(2,)), False),
        (Settle(stands=False, moved=(6, 5)), False),
        (Settle(stands=False, grounded=(10,)), False),
        (Settle(stands=False, workers=(Rest(20, None),)), False),
        (Settle(stands=False, workers=(Rest(3, None), Rest(3, None))), False),
        (Settle(stands=False, workers=(Rest(3, None, True),)), False),
        (Send(Cell(0, 0, 0)), False),
    ],
)
def test_an_answer_names_what_is_there_once(answer: Any, possible: bool) -> None:
    state = building_on(site(2, 6, 4), 1)
    assert len(state.building) == 9
    assert GAME.could_be(state, answer) is possible


def played(answer: Settle) -> Match[Any, Any]:
    pytest.importorskip("mujoco")
    match = new_match(GAME, 2, {"hands": "real"}, "elm")
    while CHANCE in match.active():
        match.throw()
    seat = match.active()[0]
    match.play(seat, next(a for a in GAME.legal(match.state, seat) if isinstance(a, Send)))
    match.play(CHANCE, answer)
    return match


@pytest.mark.clause("S-H1")
def test_a_record_is_checked_without_the_simulator() -> None:
    match = played(Settle(stands=True))
    found = verify(match, "elm")
    assert (found.fault, found.taken, found.moves) == ("", 1, 1)
    assert "cannot have come of it" in verify(played(Settle(True, grounded=(40,))), "elm").fault
