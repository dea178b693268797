"""A wall: a long box, all of stone (U-B2, U-F5)."""

from igroteka.press.nets import TAB_MM, cut_line, fold_line, tab
from igroteka.press.sheet import Piece

from .painted import Paint, face, part, ruled

LONG_MM, HIGH_MM, THICK_MM = 17.0, 12.0, 7.0


def wall(paint: Paint) -> Piece:
    """Front, top, back and floor one below the other; the ends beside the front."""
    left, right = THICK_MM + TAB_MM, THICK_MM + TAB_MM + LONG_MM
    rows = (HIGH_MM, THICK_MM, HIGH_MM, THICK_MM)
    tops = [sum(rows[:n]) for n in range(len(rows) + 1)]
    faces = (
        face(((left, y), (right, y), (right, y + high), (left, y + high)), paint, light=n % 2 == 1)
        for n, (y, high) in enumerate(zip(tops, rows, strict=False))
    )
    ends = (
        face(((left - THICK_MM, 0), (left, 0), (left, HIGH_MM), (left - THICK_MM, HIGH_MM)), paint),
        face(
            ((right, 0), (right + THICK_MM, 0), (right + THICK_MM, HIGH_MM), (right, HIGH_MM)),
            paint,
        ),
    )
    stones = (bricks(left, y, paint) for y in (tops[0], tops[2]))
    folds = (
        *(fold_line((left, y), (right, y)) for y in tops[1:-1]),
        fold_line((left, 0), (left, HIGH_MM)),
        fold_line((right, 0), (right, HIGH_MM)),
    )
    return part(
        LONG_MM + 2 * (THICK_MM + TAB_MM),
        tops[-1] + TAB_MM,
        *faces,
        *ends,
        *stones,
        tab((right, tops[-1]), (left, tops[-1])),
        *end_tabs(left, right),
        *folds,
        *edges(left, right, tops[-1]),
    )


def end_tabs(left: float, right: float) -> tuple[str, ...]:
    """Glued to the back; those below to the top."""
    far_left, far_right = left - THICK_MM, right + THICK_MM
    return (
        tab((far_left, HIGH_MM), (far_left, 0)),
        tab((far_right, 0), (far_right, HIGH_MM)),
        tab((left, HIGH_MM), (far_left, HIGH_MM), TAB_MM * 0.7),
        tab((far_right, HIGH_MM), (right, HIGH_MM), TAB_MM * 0.7),
    )


def edges(left: float, right: float, bottom: float) -> tuple[str, ...]:
    far_left, far_right = left - THICK_MM, right + THICK_MM
    return (
        cut_line((far_left, 0), (far_right, 0)),
        cut_line((left, HIGH_MM), (left, bottom)),
        cut_line((right, HIGH_MM), (right, bottom)),
    )


def bricks(left: float, top: float, paint: Paint) -> str:
    rows = (f"M{left:.2f} {top + 3 * n}h{LONG_MM}" for n in range(1, int(HIGH_MM / 3)))
    joints = (
        f"M{left + 2.1 + 4.25 * stone + (2.1 if row % 2 else 0):.2f} {top + 3 * row}v3"
        for row in range(int(HIGH_MM / 3))
        for stone in range(3)
    )
    return ruled("".join((*rows, *joints)), paint)
