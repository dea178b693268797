"""Matches that once showed a bug: they replay, keep the rules, and tell everybody what they may."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.games import SHELF
from igroteka.kernel import Listener, decode, encode
from igroteka.match import Match, Record, frame, rebuild, takeback_step, verify

SCARS = sorted(Path(__file__).parent.glob("*.json"))


def match_of(file: Path) -> Match[Any, Any]:
    record = decode(file.read_bytes(), Record)
    return rebuild(SHELF[record.header.game], record.header, record.entries, record.seed)


@pytest.mark.parametrize("file", SCARS, ids=lambda file: file.stem)
def test_an_old_wound_does_not_open(file: Path) -> None:
    match = match_of(file)
    assert match.active() or match.outcome()
    for seat in (*match.seats, None):
        assert encode(frame(match, seat, Listener()))
    if match.seed is not None:
        assert verify(match, match.seed).fault == ""


def test_whoever_puts_another_out_has_seen_too_much_to_take_back() -> None:
    match = match_of(Path(__file__).parent / "roads-out-tells-the-layer.json")
    (out,) = match.state.out
    layer: Any = match.log[-1]
    assert layer.seat != out
    assert takeback_step(match, layer.seat) is None
