"""Two dice, and what their throws allow."""

from random import Random

from .actions import Dice, Throw

THROWS = tuple(Throw(one, two) for one in range(1, 7) for two in range(1, 7))
ODDS = tuple((throw, 1 / len(THROWS)) for throw in THROWS)


def thrown(rng: Random) -> Throw:
    return THROWS[int(rng.random() * len(THROWS))]


def is_special(dice: Dice) -> bool:
    """7, 11 or a double (C-T4)."""
    one, two = dice
    return one == two or one + two in (7, 11)


def lets_search(dice: Dice) -> bool:
    """Odd, or a double: so one may search once the scrapyards are empty (C-Z2)."""
    one, two = dice
    return one == two or (one + two) % 2 == 1
