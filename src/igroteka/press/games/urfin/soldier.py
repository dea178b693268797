"""A wooden soldier with the number of its road: sour in front, softened behind (U-C3)."""

from igroteka.press.lettering import lettered
from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, disc, moved, shape, stroke

from .ink import INK, LAND

WIDE_MM, HIGH_MM, FOOT_MM = 16.0, 27.0, 7.0
LEGS = "M-10 12V27H-2V14H2V27H10V12Z"
ARMS = "M-14-6L-21 9L-15 12L-10 2ZM14-6L21 9L15 12L10 2Z"
COAT = "M-13-9Q0-13 13-9L16 15Q0 20-16 15Z"
HAT = "M-15-26Q0-33 15-26L11-30L7-43Q0-46-7-43L-11-30Z"
SOUR_PLUME = "M0-44L-3-54L0-51L3-54Z"
GLAD_PLUME = "M0-44Q-2-52-8-52Q-6-46 0-44Q2-52 9-53Q7-46 0-44"
WOODEN = "#3d220c"


def soldier(number: int, glad: bool = False) -> str:
    coat, seam = ("#2f8f62", "#0c3b26") if glad else ("#a63a35", "#3a0f0d")
    hat, brim = ("#ecd07a", "#6d4e12") if glad else ("#a3adb6", "#2d353d")
    return "".join(
        (
            shape(LEGS, "#8d5a2b", stroke=WOODEN, stroke_width=1.6),
            shape(ARMS, "#c48a4c", stroke=WOODEN, stroke_width=1.6, stroke_linejoin="round"),
            shape(COAT, coat, stroke=seam, stroke_width=2, stroke_linejoin="round"),
            stroke("M-15.5 11Q0 16 15.5 11", "#f0cf6d", 3),
            disc(0, -21, 13, "#e3b377", stroke=WOODEN, stroke_width=2),
            stroke("M-7-11Q-4-13-5-16M7-12Q5-14 7-17", "#a8713a", 1.6),
            shape(HAT, hat, stroke=brim, stroke_width=2, stroke_linejoin="round"),
            shape(GLAD_PLUME if glad else SOUR_PLUME, "#f0cf6d", stroke=WOODEN, stroke_width=1.2),
            glad_face() if glad else sour_face(),
            disc(0, 3, 10.5, "#fffaf0", stroke="#2d1a08", stroke_width=1.8),
            lettered(str(number), 0, 8.6, 16, 19, INK),
        )
    )


def sour_face() -> str:
    return (
        stroke("M-10-27L-2-22M10-27L2-22", INK, 2.8, stroke_linecap="round")
        + disc(-5.5, -20, 2, INK)
        + disc(5.5, -20, 2, INK)
        + stroke("M-6-11.5Q0-16.5 6-11.5", INK, 2.8, stroke_linecap="round")
    )


def glad_face() -> str:
    return (
        stroke("M-8-22Q-5.5-26-3-22M3-22Q5.5-26 8-22", INK, 2.8, stroke_linecap="round")
        + shape("M-7-16Q0-8 7-16Q0-13-7-16Z", "#7c1d16", stroke=INK, stroke_width=1.6)
        + disc(-9.5, -17, 2.5, "#e5776a")
        + disc(9.5, -17, 2.5, "#e5776a")
    )


def side(number: int, glad: bool) -> str:
    ground = box(0, 0, WIDE_MM, HIGH_MM, LAND if glad else "#eef0e6")
    grass = box(0, HIGH_MM - 2.4, WIDE_MM, 2.4, "#8fb86a")
    figure = moved(WIDE_MM / 2, HIGH_MM - 9.6, soldier(number, glad), scale=0.305)
    return ground + grass + figure


def figure(number: int) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    art = standee(side(number, False), WIDE_MM, HIGH_MM, FOOT_MM, side(number, True))
    label = lettered(str(number), WIDE_MM / 2, high - FOOT_MM / 2 + 1.2, 3.6, WIDE_MM, INK)
    return cut_piece(wide, high, art, label)
