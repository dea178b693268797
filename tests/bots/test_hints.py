"""A hint is a legal move with reasons that every language can say."""

from importlib.resources import files

import pytest
from tests.laws.cases import LANTERN

from igroteka.bots import Hint, hint
from igroteka.kernel import Seat, players
from igroteka.match import Knowledge

from .tables import ROADS, asked

TEXTS = files("igroteka.games.roads").joinpath("texts", "en.ftl").read_text(encoding="utf-8")


def hinted(seed: str, moves: int, seats: int = 2, **options: str) -> Hint:
    state = asked(ROADS, seats, seed, moves, **options).state
    return hint(ROADS, Knowledge(ROADS, state, state.turn), seed, 0)


@pytest.mark.parametrize("moves", [0, 6, 13])
@pytest.mark.parametrize("variant", ["duel", "newspaper", "heap"])
def test_a_hint_is_legal_and_says_why(variant: str, moves: int) -> None:
    state = asked(ROADS, 2, "why", moves, variant=variant, cards="12").state
    given = hint(ROADS, Knowledge(ROADS, state, state.turn), "why", 0)
    assert given.deed[0] in ROADS.legal(state, state.turn)
    assert 1 <= len(given.reasons) <= 3
    assert all(f"\n{reason.text} =" in TEXTS for reason in given.reasons)


def test_a_winning_move_is_hinted_as_such() -> None:
    """The second player can close the network at once (R-1.3)."""
    for number in range(200):
        state = asked(ROADS, 2, f"close {number}", 5, cards="12").state
        if state.stage != "lay" or state.turn == state.starter:
            continue
        actions = ROADS.legal(state, state.turn)
        if any(ROADS.apply(state, state.turn, action).network.closed for action in actions):
            break
    given = hint(ROADS, Knowledge(ROADS, state, state.turn), "close", 0)
    assert ROADS.apply(state, state.turn, given.deed[0]).network.closed
    assert [reason.text for reason in given.reasons] == ["roads-hint-wins"]


def test_without_a_taste_there_is_a_move_but_no_reason() -> None:
    table = asked(LANTERN, 2, "dark", 0)
    seat = next(seat for seat in players(2) if LANTERN.legal(table.state, seat))
    given = hint(LANTERN, Knowledge(LANTERN, table.state, seat), "dark", 0)
    assert given.deed[0] in LANTERN.legal(table.state, seat)
    assert given.reasons == ()


def test_whoever_waits_gets_no_hint() -> None:
    state = asked(ROADS, 2, "wait", 3).state
    idle = Seat(1 - state.turn)
    with pytest.raises(LookupError, match=f"seat {idle} has no move"):
        hint(ROADS, Knowledge(ROADS, state, idle), "wait", 0)
