"""Every bot plays every game to its end: with and without a taste, by turns or all at once."""

from typing import Any

import pytest
from tests.laws.cases import CASES, LANTERN, Case

from igroteka.bots import SPECS, player
from igroteka.kernel import Seat, is_player, stream
from igroteka.match import Knowledge, Virtual, play_out

from .tables import ROADS, asked, seated

QUICK, SLOW = SPECS[:-2], SPECS[-2:]
ALL_ROADS = [case for case in CASES if case.game is ROADS]
SMALL_ROADS = [
    Case(ROADS, 2, {"variant": "duel", "cards": "12"}),
    Case(ROADS, 2, {"variant": "newspaper", "field": "3x3"}),
    Case(ROADS, 2, {"variant": "heap", "cards": "12"}),
]


@pytest.mark.parametrize("case", ALL_ROADS, ids=str)
@pytest.mark.parametrize("bot", QUICK)
def test_every_quick_bot_brings_every_variant_to_its_end(bot: str, case: Case) -> None:
    assert ROADS.outcome(finished(bot, case, last_moves=6)) is not None


@pytest.mark.parametrize("case", SMALL_ROADS, ids=str)
@pytest.mark.parametrize("bot", SLOW)
def test_every_slow_bot_brings_every_variant_to_its_end(bot: str, case: Case) -> None:
    assert ROADS.outcome(finished(bot, case, last_moves=4)) is not None


def finished(bot: str, case: Case, last_moves: int) -> Any:
    """The opening is left to chance, so that the bots are soon done."""
    table = asked(ROADS, case.seats, "end", moves_before(case, last_moves), **case.options)
    rng, someone = stream("finish"), seated(bot, ROADS)
    while (seat := table.next_seat()) is not None:
        if is_player(seat):
            action = someone.choose(Knowledge(ROADS, table.state, seat), rng)
        else:
            action = table.forced(seat, rng)
        table.act(seat, action)
    return table.state


def moves_before(case: Case, last_moves: int) -> int:
    """So many moves are in a random game of this seed, but for the last."""
    table = asked(ROADS, case.seats, "end", -1, **case.options)
    return max(0, len(table.state.network.cards) - last_moves)


@pytest.mark.parametrize("sand", ["3", "off"])
@pytest.mark.parametrize("bot", SPECS)
def test_every_bot_survives_sand_hidden_cards_and_two_seats_at_once(bot: str, sand: str) -> None:
    options = LANTERN.settle(2, {"rounds": "1", "sand": sand})
    result = play_out(LANTERN, options, [player(bot, LANTERN)] * 2, "wick")
    assert result.outcome.winners
    assert result.moves > 0


@pytest.mark.parametrize("bot", ["greedy:strong", "search:easy"])
def test_without_a_taste_a_bot_still_beats_chance(bot: str) -> None:
    options = LANTERN.settle(2, {"rounds": "1", "sand": "off"})
    seats = [player(bot, LANTERN), player("random", LANTERN)]
    games = [play_out(LANTERN, options, seats, f"wick {number}") for number in range(100)]
    won = sum(game.outcome.worth(Seat(0)) for game in games)
    assert won > 50 + 3.72 * 5


def test_a_table_in_virtual_time_hears_the_sand_run_out() -> None:
    table = Virtual(LANTERN, LANTERN.start(2, LANTERN.settle(2, {"sand": "1"})))
    rng = stream("sand")
    heard = []
    while (seat := table.next_seat()) is not None:
        actions = LANTERN.legal(table.state, seat) if is_player(seat) else ()
        action = actions[0] if actions else table.forced(seat, rng)
        heard.append(table.act(seat, action))
    assert any(type(action).__name__ == "SandOut" for _, action in heard)
