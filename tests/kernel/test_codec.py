"""Values to bytes and back; what cannot be read is said to be so."""

import pytest

from igroteka.kernel import (
    Action,
    BadMessage,
    Event,
    Refusal,
    convert,
    decode,
    encode,
    not_your_turn,
)


class Sail(Action, frozen=True):
    to: int


class Row(Action, frozen=True):
    to: int


class Sank(Event, frozen=True):
    boat: int


Moves = Sail | Row


def test_an_action_carries_its_kind() -> None:
    assert encode(Sail(3)) == b'{"type":"Sail","to":3}'


def test_an_event_carries_its_kind_in_lower_case() -> None:
    assert encode(Sank(1)) == b'{"kind":"sank","boat":1}'


def test_what_is_written_is_read() -> None:
    assert decode(encode(Row(4)), Moves) == Row(4)  # type: ignore[arg-type]
    assert convert({"type": "Sail", "to": 3}, Moves) == Sail(3)  # type: ignore[arg-type]


def test_two_kinds_with_the_same_fields_differ() -> None:
    assert len({Sail(3), Row(3)}) == 2


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"not json",
        b"[1,2]",
        b'{"type":"Fly","to":3}',
        b'{"type":"Sail"}',
        b'{"type":"Sail","to":"there"}',
        b'{"type":"Sail","to":3.5}',
        b'{"type":"Sail","to":1e999}',
        b'{"to":3}',
        b'\xff{"type":"Sail","to":3}',
        b'{"type":"Sail","to":"\xff"}',
    ],
)
def test_what_cannot_be_read_is_a_bad_message(text: bytes) -> None:
    with pytest.raises(BadMessage):
        decode(text, Moves)  # type: ignore[arg-type]


def test_converting_says_which_field_is_wrong() -> None:
    with pytest.raises(BadMessage, match=r"\$\.to"):
        convert({"type": "Sail", "to": None}, Moves)  # type: ignore[arg-type]


def test_a_refusal_carries_its_clause_and_its_key() -> None:
    assert decode(encode(not_your_turn("R-P3")), Refusal) == not_your_turn("R-P3")
    assert not_your_turn("R-P3").clause == "R-P3"
