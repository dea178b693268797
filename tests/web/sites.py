"""Sites of Skyscraper on which a guest begins."""

from random import Random
from typing import Any

from igroteka.games import SHELF
from igroteka.games.skyscraper.deck import CARDS
from igroteka.match import Match, new_match
from igroteka.match.wander import wander

GAME = SHELF["skyscraper"]
FLAT = ".hand button:not(.dim)[aria-label^='flat card']"


def begun(hands: str) -> Match[Any, Any]:
    """The first player begins, with a few cards that lie flat."""
    for number in range(100):
        name = f"site {number}"
        match = new_match(GAME, 2, {"hands": hands}, name.ljust(32, "."))
        rng = Random(name)
        while match.state.stage in ("lot", "deal"):
            wander(match, rng)
        flat = [card for card in match.state.cards[0] if CARDS[card].stance == "flat"]
        if match.state.turn == 0 and len(flat) > 2:
            return match
    raise LookupError("nobody begins with flat cards")
