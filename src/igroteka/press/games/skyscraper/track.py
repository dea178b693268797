"""The score track, ten to a row, from −40 on; in millimetres (S-C1, S-F3)."""

from igroteka.press.lettering import lettered
from igroteka.press.svg import box, drawing

from .art import ink

COLUMNS, ROWS = 10, 12
CELL, CELL_BELOW, CELL_ZERO, LOST = "#eef2f5", "#fbe4dc", "#fff3c9", "#b8372b"
CELL_WIDE, CELL_HIGH = 17.4, 15.6
WIDE_MM, HIGH_MM = COLUMNS * CELL_WIDE, ROWS * CELL_HIGH


def track(least: int) -> str:
    cells = (
        cell(least + n, (n % COLUMNS) * CELL_WIDE, (n // COLUMNS) * CELL_HIGH)
        for n in range(COLUMNS * ROWS)
    )
    return drawing(WIDE_MM, HIGH_MM, *cells)


def cell(value: int, x: float, y: float) -> str:
    least = x == y == 0
    fill = LOST if least else CELL_ZERO if value == 0 else CELL_BELOW if value < 0 else CELL
    text = str(value).replace("-", "−")
    bold = value % 10 == 0
    return box(
        x + 0.4,
        y + 0.4,
        CELL_WIDE - 0.8,
        CELL_HIGH - 0.8,
        fill,
        rx=1.6,
        stroke=ink("steelDark"),
        stroke_width=0.25,
    ) + lettered(
        text,
        x + CELL_WIDE / 2,
        y + 9.6,
        6 if bold else 4.6,
        CELL_WIDE - 3,
        "#ffffff" if least else ink("ink"),
    )
