"""A position as text: what is written is read, and what cannot be read is named with its line."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.lantern import Lantern

from igroteka.games import SHELF
from igroteka.kernel import BadText, Game, stream
from igroteka.kernel.facts import parsed, written

SPOILT = 60
SIGNS = "09-[{]}:,.x ~?'+@|"
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(VALUES)
def test_every_value_is_written_on_one_line_and_read_again(value: Any) -> None:
    line = written(value)
    assert "\n" not in line
    assert parsed(line) == value


@pytest.mark.parametrize(
    "line", ["", "[1, 2", "{a 1}", "{a: }", "[1 2]", "1 2", "]", '"open', "[" * 3 + "]", "{1: 2"]
)
def test_what_is_no_value_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"missing|no value|may follow|cannot be read"):
        parsed(line)


def at_start(game: Game[Any, Any, Any]) -> str:
    seats = game.seats[0]
    return game.show(game.start(seats, game.settle(seats, {})))


GAMES = [*SHELF.values(), Lantern()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_line_too_many_is_named(game: Game[Any, Any, Any]) -> None:
    lines = at_start(game).splitlines()
    for at in (2, len(lines)):
        spoilt = [*lines[:at], "what is this", *lines[at:]]
        with pytest.raises(BadText) as error:
            game.read("\n".join(spoilt))
        assert 1 <= error.value.line <= len(spoilt) + 1
        assert str(error.value).startswith(f"line {error.value.line}: ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_spoilt_text_is_read_or_refused_in_one_line(game: Game[Any, Any, Any]) -> None:
    """Lines lost, doubled and with another sign in them."""
    text, rng = at_start(game), stream("spoilt", game.id)
    said = [refusal(game, spoilt(text.splitlines(), rng)) for _ in range(SPOILT)]
    assert sum(map(bool, said)) > SPOILT / 4
    assert not any("\n" in why for why in said)


def spoilt(lines: list[str], rng: Random) -> str:
    at = rng.randrange(len(lines))
    line = lines[at]
    where = rng.randrange(len(line) + 1)
    other = rng.choice(([], [line] * 2, [line[:where] + rng.choice(SIGNS) + line[where + 1 :]]))
    return "\n".join(lines[:at] + other + lines[at + 1 :])


def refusal(game: Game[Any, Any, Any], text: str) -> str:
    try:
        game.read(text)
    except BadText as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("spoil", "line", "why"),
    [
        (("lantern, ", "roads, "), 1, "a position of lantern begins with its name"),
        (("[facts]", "[fact]"), 3, r"\[fact\] is no part of lantern"),
        (("seats: ", "chairs: "), 4, "chairs is no fact of this game"),
        (("stage: deal", "stage: supper"), 7, "Invalid enum value 'supper'"),
        (("rounds: ", "rounds: x"), 5, "Expected `int`"),
        (("rounds: ", "seats: "), 5, "seats is said twice"),
        (("stage: deal", "stage deal"), 7, "neither a fact"),
        (("stage: deal", "stage: [deal"), 7, "']' is missing"),
    ],
)
def test_a_bad_line_is_named_with_the_reason(spoil: tuple[str, str], line: int, why: str) -> None:
    text = at_start(Lantern())
    assert spoil[0] in text
    with pytest.raises(BadText, match=why) as error:
        Lantern().read(text.replace(*spoil, 1))
    assert error.value.line == line


def test_a_game_without_a_picture_is_readable_all_the_same() -> None:
    text = at_start(Lantern())
    assert text.startswith("lantern, rules ")
    assert "stage: deal" in text.splitlines()
