"""The Towers in the middle of the city, with a clock that shows when to leave."""

from igroteka.press.svg import disc, shape, stroke

from .ink import (
    BRASS,
    BRASS_LIGHT,
    INK,
    LAMP,
    PLANK_DARK,
    SLATE,
    STONE,
    STONE_DARK,
    WHITE_PLANK,
)

BEHIND = "M-66 40V-48L-48-78L-30-48V40ZM30 40V-58L50-92L70-58V40Z"
FRONT = "M-32 52V-92L0-138L32-92V52Z"
ROOFS = "M-38-88L0-146L38-88ZM-72-46L-48-86L-24-46ZM24-56L50-100L76-56Z"
WINDOWS = (
    "M-18-26h10v18h-10zM8-26h10v18H8zM-18 4h10v18h-10zM8 4h10v18H8zM-54-32h10v16h-10z"
    "M-54-4h10v16h-10zM46-40h10v16H46zM46-12h10v16H46z"
)
DOOR = "M-11 54V38Q0 24 11 38V54Z"


def towers() -> str:
    return "".join(
        (
            disc(0, -30, 150, "url(#lamp)"),
            shape(BEHIND, STONE_DARK, stroke=INK, stroke_width=1.4),
            shape(FRONT, STONE, stroke=INK, stroke_width=1.4),
            shape(ROOFS, SLATE, stroke=BRASS_LIGHT, stroke_width=2, stroke_linejoin="round"),
            shape(WINDOWS, LAMP, stroke=INK, stroke_width=0.8),
            shape(DOOR, PLANK_DARK),
            disc(0, -62, 22, WHITE_PLANK, stroke=BRASS, stroke_width=5),
            stroke("M0-62V-76M0-62L10-56", INK, 3.5, stroke_linecap="round"),
        )
    )
