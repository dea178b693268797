"""Whole games by keys alone, and by the accessibility tree alone: for `scripts/long`."""

from collections.abc import Callable
from random import Random

import pytest

from .endings import WHOLE, Journey, set_table
from .guests import Guest, Guests
from .hands import ByPlaywright, Keyboard, Listener
from .patience import until_ready
from .test_focus import DEEDS, focused

pytestmark = pytest.mark.browser
games = pytest.mark.parametrize("game", WHOLE)


def to_the_end(anna: Guest, journey: Journey, act: Callable[[], str]) -> None:
    """Until it is over; after each act the focus has to be on something seen."""
    try:
        while anna.my_turn():
            done = act()
            journey.act(done, not focused(anna))
        journey.ended = True
        # The end stands over the board.
        anna.page.get_by_role("dialog").wait_for()
        until_ready(anna.page)
    finally:
        journey.tell(anna.page.screenshot(), anna.faults)
    assert journey.lost == []


@games
def test_a_whole_game_is_played_by_keys_alone(guests: Guests, game: str, seed: str) -> None:
    anna = guests.come()
    anna.open(set_table(anna.site, game))
    keys = Keyboard(ByPlaywright(anna.page), DEEDS[game], Random(seed))
    to_the_end(anna, Journey("keys", game), keys.act)


@games
def test_a_whole_game_is_played_by_what_a_screen_reader_is_told(
    guests: Guests, game: str, seed: str
) -> None:
    anna = guests.come()
    anna.open(set_table(anna.site, game))
    ears = Listener(anna, seed)

    def act() -> str:
        chosen = ears.act()
        assert chosen.strip(), "a move without a name"
        assert ears.unnamed == []
        return chosen

    to_the_end(anna, Journey("accessibility tree", game), act)
    assert ears.read_aloud().strip(), "nothing is said of the end"
