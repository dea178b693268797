"""Hints at one table: who asks twice at once is asked to wait."""

from typing import Any

import pytest

from igroteka.games import SHELF
from igroteka.kernel import Seat
from igroteka.server.advice import Advice
from igroteka.server.troubles import InTrouble
from igroteka.server.wire import HintGiven


class Tab:
    def __init__(self) -> None:
        self.heard: list[Any] = []

    def tell(self, said: Any) -> None:
        self.heard.append(said)


def test_whoever_asks_twice_at_once_is_too_fast_and_another_tab_waits_along() -> None:
    advice, me, one, other = Advice(SHELF["roads"]), Seat(0), Tab(), Tab()
    tabs: tuple[Any, Any] = (one, other)
    assert advice.asks(me, tabs[0], 3)
    with pytest.raises(InTrouble) as refused:
        advice.asks(me, tabs[0], 3)
    assert refused.value.trouble.code == "too-fast"
    assert not advice.asks(me, tabs[1], 3)
    hint = HintGiven(3, (), (), ())
    advice.tell(me, hint)
    assert one.heard == other.heard == [hint]
    assert not advice.asks(me, tabs[0], 3)
    assert one.heard == [hint, hint]
