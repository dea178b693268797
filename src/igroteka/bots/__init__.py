"""How to play well: random, greedy and search, for every game on the shelf."""

from .forgetful import Forgetful
from .hints import Hint, hint, told
from .roster import NAMES, SPECS, BadBot, player

__all__ = ["NAMES", "SPECS", "BadBot", "Forgetful", "Hint", "hint", "player", "told"]
