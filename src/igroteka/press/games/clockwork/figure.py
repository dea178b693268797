"""The six characters as standees, before the wheels of the city (C-C1)."""

from igroteka.press.lettering import lines
from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, moved

from .art import art, ink

WIDE_MM, HIGH_MM, FOOT_MM = 22.0, 38.0, 9.0


def figure(who: int, behind: bool = False) -> str:
    """On the origin, 90 high; characters count from 1, from behind there is no face."""
    return art()[f"{'behind' if behind else 'figure'}-{who}"].art


def portrait(who: int, behind: bool = False) -> str:
    """One side of a standee."""
    floor = box(0, HIGH_MM - 4.2, WIDE_MM, 4.2, ink("brass")) + box(
        0, HIGH_MM - 4.4, WIDE_MM, 0.5, ink("brassDark")
    )
    return "".join(
        (
            box(0, 0, WIDE_MM, HIGH_MM, ink("night")),
            moved(WIDE_MM / 2, 15, art()["wheel"].art, scale=0.09),
            floor,
            moved(WIDE_MM / 2, HIGH_MM - 3.2, figure(who, behind), scale=HIGH_MM / 104),
        )
    )


def character(who: int, name: str) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    label = lines(name, WIDE_MM / 2, high - FOOT_MM / 2, 2.8, WIDE_MM - 1.5, ink("brassInk"))
    sides = standee(portrait(who), WIDE_MM, HIGH_MM, FOOT_MM, portrait(who, behind=True))
    return cut_piece(wide, high, sides, label)
