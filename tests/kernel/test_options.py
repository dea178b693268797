"""How a game is set up: every option with its value, or one clear line."""

import pytest

from igroteka.kernel import BadOption, Option, settle

SIZE = Option("size", ("page", "spread"), pattern="[1-9]x[1-9]", hint="WxH")
BORDER = Option("border", ("beige", "open"))


def test_the_first_value_is_the_default() -> None:
    assert settle((SIZE, BORDER), {}) == {"size": "page", "border": "beige"}


def test_where_values_go_from_little_to_much_another_than_the_first_may_be_usual() -> None:
    warmth = Option("warmth", ("cold", "mild", "hot"), usual="mild")
    assert settle((warmth,), {}) == {"warmth": "mild"}


def test_what_is_given_stands() -> None:
    given = {"border": "open", "size": "spread"}
    assert settle((SIZE, BORDER), given) == given


def test_a_free_value_may_have_its_form() -> None:
    assert settle((SIZE,), {"size": "3x4"}) == {"size": "3x4"}


def test_only_the_whole_value_counts() -> None:
    with pytest.raises(BadOption, match="'3x44' is not one of page, spread, WxH"):
        settle((SIZE,), {"size": "3x44"})


def test_an_unknown_value_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="option border: 'blue' is not one of beige, open"):
        settle((BORDER,), {"border": "blue"})


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="option colour: unknown; this game has size, border"):
        settle((SIZE, BORDER), {"colour": "blue"})


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has none"):
        settle((), {"colour": "blue"})


def test_a_very_long_text_is_refused_before_it_is_read() -> None:
    anything = Option("map", ("",), pattern="(?s).*", upload=True)
    assert settle((anything,), {"map": "x" * 65_536})
    with pytest.raises(BadOption, match="longer than 65536"):
        settle((anything,), {"map": "x" * 65_537})


def test_what_was_settled_settles_to_itself() -> None:
    once = settle((SIZE, BORDER), {"size": "9x9"})
    assert settle((SIZE, BORDER), once) == once
