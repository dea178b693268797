"""A seat at a table and two moves in WebKit, by keys.

Every day so much of it; `scripts/long browsers` plays every game to its end.
"""

from collections.abc import Iterator

import pytest

from .bidi import BOXES, TURN
from .endings import WHOLE, set_table
from .left_behind import present
from .test_firefox import LAID, STICKS_OUT, lay_by_keys
from .webdriver import WebKit

pytestmark = pytest.mark.browser


@pytest.fixture
def kit(webkit: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    opened = WebKit(webkit, tmp_path_factory.mktemp("webkit"))
    present.append(opened)
    yield opened
    opened.close()


def test_roads_is_begun_in_webkit(kit: WebKit, site: str) -> None:
    kit.open(site)
    assert kit.ask(BOXES, None) >= len(WHOLE)
    assert kit.ask(STICKS_OUT, None) <= 0
    kit.open(set_table(site, "roads", options={"variant": "newspaper"}))
    assert kit.ask(TURN, None) == "mine"
    dealt = kit.ask(LAID, None)
    for move in (1, 2):
        lay_by_keys(kit)
        assert kit.ask(TURN, None) == "mine"
        assert kit.ask(LAID, None) == dealt + 2 * move
    assert kit.ask(STICKS_OUT, None) <= 0
    assert kit.heard() == []
