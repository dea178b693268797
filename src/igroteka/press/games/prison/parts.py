"""Starting lines and dice, to cut and fold; in millimetres (P-1.1, P-1.5)."""

from igroteka.press.lettering import lettered
from igroteka.press.nets import cut_around, cut_piece, die, die_of, die_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, disc, moved, shape, stroke

from .art import ink
from .room import ROOM_MM

SQUARES, DOTS = 10, (1, 3, 6, 8)
SQUARE_MM = ROOM_MM / 5
DIE_MM = 16.0


def line(side: str) -> Piece:
    """Ten squares, as wide as two rooms, four of them with a dot."""
    pale, deep, ground = (ink(f"{side}{tone}") for tone in ("Pale", "Deep", "Line"))
    wide = SQUARES * SQUARE_MM
    squares = "".join(
        box(n * SQUARE_MM + 0.5, 0.5, SQUARE_MM - 1, SQUARE_MM - 1, ground, rx=1.4)
        for n in range(SQUARES)
    )
    dots = "".join(
        disc(
            (n + 0.5) * SQUARE_MM,
            SQUARE_MM / 2,
            4.6,
            pale,
            stroke=deep,
            stroke_width=0.8,
        )
        for n in DOTS
    )
    around = cut_around((0, 0), (wide, 0), (wide, SQUARE_MM), (0, SQUARE_MM))
    return cut_piece(wide, SQUARE_MM, box(0, 0, wide, SQUARE_MM, pale), squares, dots, around)


def dice() -> tuple[Piece, Piece, Piece]:
    """Red for the row, white for the column, and the one that turns rooms."""
    wide, high = die_size(DIE_MM)
    return (
        cut_piece(wide, high, die(DIE_MM, ink("red"), "#ffffff")),
        cut_piece(wide, high, die(DIE_MM, "#ffffff", ink("ink"))),
        cut_piece(wide, high, die_of(DIE_MM, turning_face)),
    )


def turning_face(value: int) -> str:
    """One, two and three quarters clockwise, then the same the other way."""
    clockwise, quarters = value <= 3, (value - 1) % 3 + 1
    half = DIE_MM / 2
    arrow = stroke("M-4.4 2.2A5 5 0 1 1 4.2 2.6", ink("purpleDeep"), 1.3, stroke_linecap="round")
    turning = arrow + shape("M1.8 2L6.3 1.3L3.7 5.2Z", ink("purpleDeep"))
    if not clockwise:
        turning = f'<g transform="scale(-1 1)">{turning}</g>'
    number = lettered(str(quarters), 0, 2.1, 6, 7, ink("ink"), display=True)
    return box(0, 0, DIE_MM, DIE_MM, "#f1e6fb") + moved(half, half, turning, number)
