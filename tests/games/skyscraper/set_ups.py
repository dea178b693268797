"""Set-ups of Skyscraper that differ in kind.

The laws hold whatever gravity answers, so in their walks dice answer for it: a whole game by the
simulator takes minutes. What the simulator itself says is tested beside these.
"""

from .tossed import Tossed

CALM = {"hands": "calm"}

SET_UPS: tuple[tuple[int, dict[str, str]], ...] = ((2, CALM), (3, CALM), (4, CALM))

TOSSED = Tossed()
TOSSED_SET_UPS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"hands": "forgiving"}),
    (4, {"hands": "forgiving"}),
    (3, {"hands": "real"}),
)
