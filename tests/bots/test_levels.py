"""The five levels that people choose: declared, told apart, honest, and with a card each."""

import os
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from tests.clear import one_clear_line
from tests.tables import tables

from igroteka.bots import (
    LEVELS,
    SPECS,
    Figures,
    Measured,
    Won,
    cards_of,
    home_of_taste,
    ladder_of,
    player,
)
from igroteka.bots.figures import figures_of, read_figures
from igroteka.bots.hints import hint
from igroteka.bots.next_levels import by_bots, by_options
from igroteka.bots.ranks import BadLadder, is_declared, ladder_from
from igroteka.bots.roster import adviser, is_slow, ranked
from igroteka.bots.slips import Slipping
from igroteka.games import SHELF
from igroteka.kernel import Seat, is_player, stream
from igroteka.match import Knowledge, Virtual, entries

from .tables import Peeking, asked, sees_no_secret

EVERY = bool(os.environ.get("EVERY_LEVEL"))
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
LEARNERS = [case for case in tables("live") if case.options.get("hands") != "real"]


@GAMES
def test_every_game_declares_its_five_levels(game: Any) -> None:
    assert is_declared(game)
    ladder = ladder_of(game)
    ranks = [ladder.rank(level) for level in LEVELS]
    assert len({repr(rank) for rank in ranks}) == len(LEVELS)
    slips = [rank.slips for rank in ranks]
    assert slips == sorted(slips, reverse=True)
    assert slips[0] > 0 == slips[-1]
    assert ladder.best in SPECS
    assert game.settle(ladder.seats, ladder.options)
    for rung in ladder.rung:
        assert game.settle(ladder.seats, rung.options)


@GAMES
def test_every_level_has_its_card_and_what_was_measured_is_of_this_ladder(game: Any) -> None:
    cards = cards_of(game)
    assert [card.level for card in cards] == list(LEVELS)
    figures = figures_of(game)
    kept = read_figures(home_of_taste(game) or "")
    assert figures == kept, "igroteka ladder GAME --keep makes them anew"
    for card in cards:
        assert 0 <= card.won <= 100
        assert card.games == figures.of(card.level).games
    for level in LEVELS:
        assert figures.of(level).longest_ms <= (3000 if level in ("hard", "master") else 300)
    assert len(figures.rung) in (0, len(ladder_of(game).rung))


@GAMES
def test_a_level_is_stronger_than_the_one_below_as_far_as_was_measured(game: Any) -> None:
    cards = cards_of(game)
    for below, card in pairwise(cards):
        if card.below:
            assert card.won > 50
        elif card.games:
            assert card.won >= below.won


@pytest.mark.parametrize("case", LEARNERS, ids=str)
def test_a_lower_level_is_seen_to_differ(case: Any) -> None:
    """Sooner or later a learner does otherwise than the medium one would with the same dice."""
    game = case.game
    learner, medium = player("learner", game), player("medium", game)
    table = Virtual(game, game.start(case.seats, game.settle(case.seats, case.options)))
    for step, _ in enumerate(entries(table, [learner] * case.seats, "differ")):
        seat = next((one for one in game.active(table.state) if is_player(one)), None)
        if seat is None:
            continue
        known, seed = Knowledge(game, table.state, Seat(seat)), f"differ {step}"
        mine, theirs = (bot.choose(known, None, stream(seed)).action for bot in (learner, medium))
        if mine != theirs:
            return
    raise AssertionError("a whole game without a difference")


def swapped() -> Iterator[tuple[Any, str]]:
    """Every table and level; those that think long only where time is given (`scripts/long`)."""
    for case in tables("live"):
        for level in LEVELS:
            if EVERY or not is_slow(level, case.game):
                yield case, level


@pytest.mark.parametrize(("case", "level"), list(swapped()), ids=str)
def test_what_a_level_cannot_see_does_not_change_its_move(case: Any, level: str) -> None:
    assert sees_no_secret(level, case)


def test_a_bot_that_peeks_is_found_by_its_move() -> None:
    """Where others hold many cards: what they could lay is what it looks at."""
    newspaper = next(case for case in tables("live") if str(case) == "roads-3-newspaper")
    assert sees_no_secret("easy", newspaper)
    assert not sees_no_secret("easy", newspaper, Peeking)


def test_a_slip_is_any_legal_move_by_the_bots_own_dice() -> None:
    roads = SHELF["roads"]
    table = asked(roads, 2, "slip", 6)
    known = Knowledge(roads, table.state, table.state.turn)
    always = Slipping(player("hard", roads), 1.0)
    slips = {always.choose(known, None, stream("s", n)).action for n in range(60)}
    assert len(slips) > min(5, len(known.legal()) - 1)
    assert slips <= set(known.legal())
    assert always.choose(known, None, stream("s")) == always.choose(known, None, stream("s"))


def test_hints_come_from_hard_and_never_slip() -> None:
    clockwork = SHELF["clockwork"]
    table = asked(clockwork, 2, "hint", 9)
    seat = next(one for one in clockwork.active(table.state) if is_player(one))
    known = Knowledge(clockwork, table.state, seat)
    assert not any(isinstance(adviser(game), Slipping) for game in SHELF.values())
    given = hint(clockwork, known, "h", 0)
    assert given.deed[0] in known.legal()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[learner]\nmethod = 'greedy'", "missing required field `easy`"),
        ("[learner]\nmethod = 'guess'", "learner, method: Invalid enum value 'guess'"),
        ("[learner]\nmethod = 'greedy'\nslips = 2", "learner, slips: Expected `float` <= 1.0"),
        ("[learner]\nmethod = 'greedy'\nluck = 2", "unknown field `luck`"),
        ("[learner", "end of document: Expected ']'"),
    ],
)
def test_a_bad_ladder_is_one_clear_line(text: str, why: str) -> None:
    with one_clear_line(BadLadder, re.escape(why)):
        ladder_from(text, "x ladder.toml")


def test_care_that_its_player_does_not_know_is_told() -> None:
    rank = ladder_of(SHELF["prison"]).rank("master")
    bad = type(rank)("own", care={"beams": 3})
    with pytest.raises(BadLadder, match=r"prison ladder.toml, care: .*unknown field `beams`"):
        ranked(bad, SHELF["prison"])


def test_whoever_thinks_long_thinks_elsewhere() -> None:
    assert is_slow("search:easy", SHELF["clockwork"])
    assert not is_slow("greedy:strong", SHELF["clockwork"])
    assert not is_slow("master", SHELF["clockwork"])
    assert is_slow("master", SHELF["roads"])


FIGURES = Figures("s", "m", {"easy": Measured(7, 10), "medium": Measured(6, 10)})


def test_between_two_bots_the_harder_one_has_won() -> None:
    ladder = ladder_of(SHELF["roads"])
    found = list(by_bots(ladder, FIGURES, {}, ["easy", "easy"]))
    assert [(one.way, one.bot, one.won) for one in found] == [
        ("easier", "learner", 70),
        ("harder", "medium", 60),
    ]
    assert not list(by_bots(ladder, FIGURES, {}, ["easy", "medium"]))
    assert not list(by_bots(ladder, FIGURES, {}, ["greedy:easy"]))


def test_a_set_up_says_how_many_won_there() -> None:
    ladder = ladder_of(SHELF["urfin"])
    figures = Figures("s", "m", rung=(Won(9, 10), Won(8, 10), Won(4, 10), Won(1, 10)))
    at = {"game": "basic", "signposts": "15", "sand": "off"}
    found = list(by_options(ladder, figures, at, ()))
    assert [(one.way, one.options["signposts"], one.won) for one in found] == [
        ("easier", "18", 90),
        ("harder", "12", 40),
    ]
