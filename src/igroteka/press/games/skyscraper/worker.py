"""Workers as standees to fold; in millimetres (S-C1)."""

from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, moved

from .art import CREWS, art, ink

WIDE_MM, HIGH_MM, FOOT_MM = 12.0, 22.0, 6.0


def figure(crew: int, marker: bool) -> str:
    """24 high, the middle at 0 0; the one that counts has a flag, and is smaller."""
    drawn = art()[f"{'marker' if marker else 'worker'}-{crew}"].art
    return moved(0, 0, drawn, scale=0.78) if marker else drawn


def side(crew: int, marker: bool) -> str:
    ground = box(0, 0, WIDE_MM, HIGH_MM, "#ffffff")
    band = box(0, HIGH_MM - 1.6, WIDE_MM, 1.6, ink(f"crew-{crew}"))
    low = 9.4 if marker else 11.6
    return ground + band + moved(WIDE_MM / 2, HIGH_MM - low, figure(crew, marker), scale=0.84)


def piece(crew: int, marker: bool) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    return cut_piece(wide, high, standee(side(crew, marker), WIDE_MM, HIGH_MM, FOOT_MM))


def everybody(crew_size: int) -> tuple[Piece, ...]:
    """Colour by colour: the crew, then its marker."""
    return tuple(
        piece(crew, marker) for crew in range(CREWS) for marker in (*((False,) * crew_size), True)
    )
