"""Open road ends as one sees and counts them: two may lead into one cell."""

from .faces import BEIGE, turned
from .view import View

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


def open_ends(view: View) -> int:
    """Roads that lead out of a card into a cell that waits for one."""
    waiting = set(view.ends)
    return sum(
        lanes != BEIGE and (card.x + dx, card.y + dy) in waiting
        for card in view.cards
        for lanes, (dx, dy) in zip(turned(card.face, card.turn), AROUND, strict=True)
    )
