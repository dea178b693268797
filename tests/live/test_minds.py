"""A bot's mind is a value: made anew from its memo, or robbed of it, it plays on."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from igroteka.bots import SPECS, Forgetful, player
from igroteka.games import SHELF
from igroteka.kernel import Game, Seat, decode, encode, is_player, stream
from igroteka.match import Choice, Knowledge, Played, Player, Virtual, entries, play_out
from igroteka.match.record import raw_entry

from .cases import EVERY, Case, most_steps

PLANNING = [(case, spec) for case, spec in EVERY if player(spec, case.game).memo_type is not None]


class Reborn:
    """Made anew for every question; what it bore in mind went through a file."""

    def __init__(self, spec: str, game: Game[Any, Any, Any]) -> None:
        self.spec = spec
        self.game = game

    @property
    def memo_type(self) -> Any:
        return player.__wrapped__(self.spec, self.game).memo_type

    def choose(self, knowledge: Knowledge[Any, Any], memo: Any, rng: Random) -> Choice:
        fresh = player.__wrapped__(self.spec, self.game)
        if memo is not None:
            memo = decode(encode(memo), fresh.memo_type)
        chosen: Choice = fresh.choose(knowledge, memo, rng)
        return chosen


def log(case: Case, players: Sequence[Player], seed: str, most: int | None) -> list[Played]:
    table = Virtual(case.game, case.game.start(case.seats, settled(case)))
    return list(islice(entries(table, players, seed), most))


def settled(case: Case) -> dict[str, str]:
    return case.game.settle(case.seats, case.options)


@pytest.mark.parametrize(("case", "spec"), PLANNING, ids=str)
def test_a_mind_made_anew_from_its_memo_plays_the_same_game(case: Case, spec: str) -> None:
    most = most_steps(spec)
    kept = log(case, [player(spec, case.game)] * case.seats, "elm", most)
    anew = log(case, [Reborn(spec, case.game)] * case.seats, "elm", most)
    assert encode([raw_entry(entry) for entry in anew]) == encode(
        [raw_entry(entry) for entry in kept]
    )


PLANNING = [(case, spec) for case, spec in EVERY if player(spec, case.game).memo_type is not None]


def test_the_games_whose_bots_plan_have_bots_that_bear_them_in_mind() -> None:
    assert {case.game.id for case, _ in PLANNING} == {"prison", "skyscraper", "urfin"}


@pytest.mark.parametrize(
    ("case", "spec"), [one for one in PLANNING if one[1] == "greedy:standard"], ids=str
)
def test_a_game_of_bots_who_forget_their_plans_still_ends(case: Case, spec: str) -> None:
    forgetful = [Forgetful(player(spec, case.game), once_in=3)] * case.seats
    assert play_out(case.game, settled(case), forgetful, "sieve").outcome.reason


@pytest.mark.parametrize("spec", ["greedy:standard", "search:easy"])
def test_a_prisoner_without_a_plan_goes_on_with_its_walk(spec: str) -> None:
    """In the middle of a walk there is nothing else to be done: it is not simply stopped."""
    prison = SHELF["prison"]
    table, bot = Virtual(prison, prison.start(1, prison.settle(1, {}))), player(spec, prison)
    walks = steps = 0
    while walks < 12 and (seat := table.next_seat()) is not None:
        if not is_player(seat):
            table.act(seat, table.forced(seat, stream("walk", table.steps)))
            continue
        known = Knowledge(prison, table.state, seat)
        action = bot.choose(known, None, stream("walk", "bot", table.steps)).action
        kind = type(action).__name__
        walks, steps = walks + (kind == "Begin"), steps + (kind == "Step")
        table.act(seat, action)
    assert walks
    assert steps > 2 * walks


@pytest.mark.parametrize(("case", "spec"), PLANNING, ids=str)
def test_nothing_hidden_gets_into_a_memo(case: Case, spec: str) -> None:
    """In two worlds that a seat cannot tell apart it bears the same in mind."""
    game, bot = case.game, player(spec, case.game)
    table = Virtual(game, game.start(case.seats, settled(case)))
    seen = 0
    for number, entry in enumerate(
        islice(entries(table, [bot] * case.seats, "fig"), min(60, 2 * most_steps(spec)))
    ):
        seat = entry.seat
        if not is_player(seat) or number % 5 or seat not in game.active(table.state):
            continue
        twins = [game.imagine(table.state, Seat(seat), stream("twin", n)) for n in range(2)]
        minds = [bot.choose(Knowledge(game, twin, seat), None, stream("mind")) for twin in twins]
        assert encode(minds[0].memo) == encode(minds[1].memo)
        assert encode(minds[0].then) == encode(minds[1].then)
        seen += 1
    assert seen


def test_every_bot_is_seated_in_one_way() -> None:
    """A name and a game make the bot: nothing that it met before is in it."""
    for game in SHELF.values():
        for spec in SPECS:
            assert player(spec, game) is player(spec, game)
