"""Right and wrong, shown with a few cards (R-P1, R-P2, R-L1)."""

from igroteka.press.sheet import Figure
from igroteka.press.words import Words

from .scene import network

# What is shown, the cards from west to east by their sides as they lie, and whether it is right.
PLAIN = (
    ("print-roads-right", ("0101", "0111", "0011"), True),
    ("print-roads-nowhere", ("0101", "1010", "0110"), False),
)
LANES = (
    ("print-roads-right", ("0404", "0424", "0044"), True),
    ("print-roads-nowhere", ("0202", "4040", "0440"), False),
    ("print-roads-lanes", ("0202", "0404", "0424"), False),
)


def figures(lanes: bool, words: Words) -> tuple[Figure, ...]:
    shown = LANES if lanes else PLAIN
    return tuple(Figure(row(cards), words(key), right) for key, cards, right in shown)


def row(cards: tuple[str, ...]) -> str:
    return network((tuple(tuple(map(int, card)) for card in cards),))
