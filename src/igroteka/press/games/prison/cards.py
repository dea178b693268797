"""Action, jump and combat cards with their names; in millimetres (P-11.1, P-12.1)."""

from igroteka.press.lettering import lettered
from igroteka.press.svg import box, drawing

from .art import framed, ink

CARD_MM = (46.0, 63.0)
BLEED_MM = 2.0
WIDE, HIGH = CARD_MM


def paper(fill: str, wide: float = WIDE, high: float = HIGH) -> str:
    return box(-BLEED_MM, -BLEED_MM, wide + 2 * BLEED_MM, high + 2 * BLEED_MM, fill)


def whole(*parts: str) -> str:
    return drawing(WIDE, HIGH, *parts, bleed=BLEED_MM)


def face(card: str, name: str) -> str:
    """A large number, its name, and below it what it brings."""
    return framed(card, lettered(name, WIDE / 2, 8.6, 3.8, WIDE - 10, ink("ink")))


def back(kind: str) -> str:
    return framed(f"back-{kind}")
