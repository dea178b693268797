"""A soldier to fold: sour in front, softened behind (U-C3)."""

from igroteka.press.lettering import lettered
from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, moved

from .art import ink, soldier

WIDE_MM, HIGH_MM, FOOT_MM = 16.0, 27.0, 7.0
TWILIGHT, GRASS = "#eef0e6", "#8fb86a"


def side(number: int, smiling: bool) -> str:
    ground = box(0, 0, WIDE_MM, HIGH_MM, ink("land") if smiling else TWILIGHT)
    grass = box(0, HIGH_MM - 2.4, WIDE_MM, 2.4, GRASS)
    figure = moved(WIDE_MM / 2, HIGH_MM - 9.6, soldier(number, smiling), scale=0.305)
    return ground + grass + figure


def figure(number: int) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    art = standee(side(number, False), WIDE_MM, HIGH_MM, FOOT_MM, side(number, True))
    label = lettered(str(number), WIDE_MM / 2, high - FOOT_MM / 2 + 1.2, 3.6, WIDE_MM, ink("ink"))
    return cut_piece(wide, high, art, label)
