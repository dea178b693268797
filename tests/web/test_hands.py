"""Every game without a mouse: by keys alone, and by the accessibility tree alone.

Every day a stretch of each; `scripts/long hands` plays them to their end (`whole_hands.py`).
"""

import pytest

from .guests import Guests
from .hands import ByPlaywright, Keyboard, Listener
from .test_focus import DEEDS, TABLES, sit

pytestmark = pytest.mark.browser

ACTS = 5
# A short game of each; the rest of the options does not matter to hands.
OPTIONS = {**{game: options for game, (_, options) in TABLES.items()}, "roads": {"cards": "12"}}


@pytest.mark.parametrize("game", list(DEEDS))
def test_a_game_is_played_by_keys_alone(guests: Guests, game: str) -> None:
    """Tab and Enter reach whatever is to be done, and the keys are never nowhere."""
    anna = guests.come()
    sit(anna, game, OPTIONS[game])
    keys = Keyboard(ByPlaywright(anna.page), DEEDS[game])
    for _ in range(ACTS):
        if not anna.my_turn():
            break
        done = keys.act()
        assert not keys.nowhere, f"{done} left the focus nowhere"


@pytest.mark.parametrize("game", list(DEEDS))
def test_a_game_is_played_by_what_a_screen_reader_is_told(
    guests: Guests, game: str, seed: str
) -> None:
    anna = guests.come()
    sit(anna, game, OPTIONS[game])
    ears = Listener(anna, seed)
    for _ in range(ACTS):
        if not anna.my_turn():
            break
        chosen = ears.act()
        assert chosen.strip(), "a move without a name"
        assert ears.unnamed == []
    assert ears.read_aloud().strip(), "nothing is said"
