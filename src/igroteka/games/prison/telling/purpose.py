"""What wins in Prison, and how one's side stands (P-7.6)."""

from igroteka.games.prison.state import BLUE, NONE
from igroteka.kernel import Words

from .view import View


def purpose(view: View) -> Words:
    yellow, blue = view.points
    mine, theirs = (blue, yellow) if view.you == BLUE else (yellow, blue)
    key = "prison-purpose-five-watched" if view.you == NONE else "prison-purpose-five"
    return Words(key, {"mine": mine, "theirs": theirs})
