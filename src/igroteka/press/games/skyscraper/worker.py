"""Workers: on the cards from three sides, and as standees to fold; in millimetres (S-C1)."""

from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, disc, moved, shape, stroke

from .ink import BOOT, CREWS, HI_VIS, HI_VIS_DARK, INK, SKIN, TROUSERS, Crew

WIDE_MM, HIGH_MM, FOOT_MM = 12.0, 22.0, 6.0
LINE = {"stroke": INK, "stroke_width": 0.4, "stroke_linejoin": "round"}


def standing(vest: str = HI_VIS) -> str:
    """24 high, the middle at 0 0."""
    return "".join(
        (
            shape("M-3.6 2H3.6L3.2 10.4H.8L0 5L-.8 10.4H-3.2Z", TROUSERS, **LINE),
            box(-3.8, 10, 3.4, 1.8, BOOT, rx=0.5) + box(0.4, 10, 3.4, 1.8, BOOT, rx=0.5),
            shape(
                "M-4.2-4.4Q0-5.6 4.2-4.4L6.2 2.2L4.2 3L3.8.6V3.4H-3.8V.6L-4.2 3L-6.2 2.2Z",
                vest,
                **LINE,
            ),
            stroke("M-3.9 1.2H3.9", "#fff3b0", 1),
            disc(0, -7.2, 2.9, SKIN, **LINE),
            disc(-1, -7, 0.4, INK) + disc(1, -7, 0.4, INK),
            stroke("M-1-5.8Q0-5.1 1-5.8", INK, 0.4),
            shape("M-3.4-8.2Q-3.2-11.6 0-11.6T3.4-8.2L4.6-7.8H-3.6Z", "#ffd34d", **LINE),
        )
    )


def from_above() -> str:
    """Shoulders, hands and the top of a hard hat."""
    return "".join(
        (
            shape("M-9-2Q-9 5-6 6Q0 3 6 6Q9 5 9-2Q0-7-9-2Z", HI_VIS, **LINE),
            disc(-7.6, 6.6, 1.7, SKIN, **LINE) + disc(7.6, 6.6, 1.7, SKIN, **LINE),
            disc(0, 0, 5.2, "#ffd34d", **LINE),
            shape("M-4.4 3.2Q0 8 4.4 3.2Q0 5-4.4 3.2Z", "#f0b91f", **LINE),
            stroke("M0-5V3.6M-2.6-4.4V3M2.6-4.4V3", HI_VIS_DARK, 0.5),
        )
    )


def from_below() -> str:
    """Two soles on a grid."""
    sole = "M-3.8 0Q-4.4-8.4-2-9Q.8-9.4.6-3Q1.6 6-.4 9.4Q-3.4 10-3.6 6Z"
    treads = stroke("M-3.4-5.4H.2M-3.6-2.4H.4M-3.4 4.4H.6M-3 7H0", "#8c8177", 0.6)
    left = moved(-2.4, 0, shape(sole, BOOT, **LINE), treads)
    right = f'<g transform="translate(2.4 0) scale(-1 1)">{shape(sole, BOOT, **LINE)}{treads}</g>'
    return disc(0, 0, 11.4, "#ffffff", opacity=0.55) + left + right


def figure(crew: Crew, marker: bool) -> str:
    """In the colour of its player, the mark on the vest; the one that counts has a flag."""
    mark = moved(
        0, -1.6, shape(crew.mark, "#ffffff", stroke=crew.deep, stroke_width=0.4), scale=0.8
    )
    flag = stroke("M6.4 11V-11", INK, 0.6) + shape("M6.4-11L1.4-13.4L6.4-15.6Z", crew.tone, **LINE)
    body = standing(crew.tone) + mark
    return moved(0, 0, body, flag, scale=0.78) if marker else body


def side(crew: Crew, marker: bool) -> str:
    ground = box(0, 0, WIDE_MM, HIGH_MM, "#ffffff")
    band = box(0, HIGH_MM - 1.6, WIDE_MM, 1.6, crew.tone)
    low = 9.4 if marker else 11.6
    return ground + band + moved(WIDE_MM / 2, HIGH_MM - low, figure(crew, marker), scale=0.84)


def piece(crew: Crew, marker: bool) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    return cut_piece(wide, high, standee(side(crew, marker), WIDE_MM, HIGH_MM, FOOT_MM))


def everybody(crew_size: int) -> tuple[Piece, ...]:
    """Colour by colour: the crew, then its marker."""
    return tuple(
        piece(crew, marker) for crew in CREWS for marker in (*((False,) * crew_size), True)
    )
