"""Ten positions of every game where a child sees the move: every level from medium up does too."""

import os
import re
from itertools import product
from typing import Any

import pytest
from tests.clear import one_clear_line

from igroteka.bots.plain import BadPlain, Plain, finds, plain_from, plain_of, posed, right_moves
from igroteka.bots.roster import SEEING, player
from igroteka.bots.slips import Slipping
from igroteka.games import SHELF
from igroteka.kernel import Seat, stream
from igroteka.match import Knowledge

TEN = 10
# Asked once every day, and with other dice where time is given (`scripts/long`).
DICE = 5 if os.environ.get("EVERY_LEVEL") else 1
FEWEST = 9 * DICE
GAMES = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))


@GAMES
@pytest.mark.parametrize("level", SEEING)
def test_nine_of_ten_are_found_whatever_the_dice(game: Any, level: str) -> None:
    """Asked as at any table, with the dice of that step, and with its memo where it has one."""
    tried = list(product(plain_of(game), range(DICE)))
    missed = [one.id for one, dice in tried if not finds(game, one, level, f"plain {dice}")]
    assert len(tried) == TEN * DICE
    assert len(missed) <= len(tried) - FEWEST, missed


@GAMES
def test_each_is_a_position_of_its_game_with_wrong_moves_and_a_reason(game: Any) -> None:
    for one in plain_of(game):
        state = posed(game, one)
        assert game.read(game.show(state)) == state
        assert one.seat in game.active(state)
        legal = game.legal(state, one.seat)
        assert len(legal) > 1
        assert one.why.endswith(").")
        if one.right:
            assert 0 < len(right_moves(game, one)) <= len(legal) / 2, one.id


@GAMES
def test_whoever_moves_at_random_misses_more_than_that(game: Any) -> None:
    """So that finding them says something."""
    tried = list(product(plain_of(game), range(DICE)))
    found = sum(finds(game, one, "random", f"plain {dice}") for one, dice in tried)
    assert found < FEWEST


def test_roads_is_asked_in_three_variants() -> None:
    roads = SHELF["roads"]
    variants = [posed(roads, one).options.variant for one in plain_of(roads)]
    assert set(variants) == {"duel", "newspaper", "heap"}


def test_a_slip_that_a_child_would_notice_is_not_made() -> None:
    roads = SHELF["roads"]
    medium = player("medium", roads)
    assert isinstance(medium, Slipping)
    always = Slipping(medium.player, 1.0, medium.see)
    blind = Slipping(medium.player, 1.0)
    one = next(one for one in plain_of(roads) if one.id == "close-1")
    known = Knowledge(roads, posed(roads, one), one.seat)
    right = right_moves(roads, one)
    assert all(always.choose(known, None, stream(n)).action in right for n in "abcdefgh")
    assert any(blind.choose(known, None, stream(n)).action not in right for n in "abcdefgh")


FAULTY = 'why = "So (X)."\nseats = 2\nseat = 0\nposition = ""\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (FAULTY, "either a right move or what is heard"),
        (FAULTY + "right = [{}]\ntells = [{}]\n", "either a right move or what is heard"),
        (FAULTY + "wrong = 1\n", "unknown field `wrong`"),
        ("why = 1", "Expected `str`, got `int`"),
    ],
)
def test_a_bad_one_is_one_clear_line(text: str, why: str) -> None:
    with one_clear_line(BadPlain, re.escape(why)):
        plain_from(text, "roads plain/x.toml")


def test_a_position_that_cannot_be_read_is_named() -> None:
    bad = Plain("So (X).", 2, Seat(0), "chess", id="x")
    with pytest.raises(BadPlain, match=r"roads x, position: "):
        posed(SHELF["roads"], bad)
