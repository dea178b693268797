"""The six characters: a coat of their own colour, a hat, and what they carry (C-C1)."""

from msgspec import Struct

from igroteka.press.lettering import lines
from igroteka.press.nets import cut_piece, standee, standee_size
from igroteka.press.sheet import Piece
from igroteka.press.svg import box, disc, moved, shape, stroke

from .cog import cog
from .ink import BRASS, BRASS_DARK, BRASS_INK, COG, COG_EDGE, CREAM, NIGHT

WIDE_MM, HIGH_MM, FOOT_MM = 22.0, 38.0, 9.0
HAIR = "#5a2f12"
COAT = "M-22 0Q-20-32-9-44H9Q20-32 22 0Q0 7-22 0Z"


class Figure(Struct, frozen=True):
    """On the origin, 90 high, as it stands; what is before the face is not seen from behind."""

    coat: str
    hair: str = ""
    beard: str = ""
    hat: str = ""
    glasses: str = ""
    brass: str = ""


FIGURES = (
    # Ada the clockmaker: a bun and an eyeglass.
    Figure(
        "#a33b2c",
        hair="M-12-52Q-14-68 0-68Q14-68 12-52L9-58H-9ZM-6-72a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        glasses="M1-55a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM3-55a3 3 0 1 1 6 0a3 3 0 1 1-6 0z",
    ),
    # Bruno the boilerman: a flat cap and a beard.
    Figure(
        "#5f6b73",
        beard="M-11-55Q-10-38 0-36Q10-38 11-55Q0-46-11-55Z",
        hat="M-14-58Q-12-72 4-71Q13-69 18-58Z",
    ),
    # Cora the pilot: a helmet with goggles.
    Figure(
        "#8a5a2b",
        hat="M-13-48Q-15-70 0-70Q15-70 13-48L9-50V-58H-9V-50Z",
        glasses="M-11-64h10v8h-10zM1-64h10v8H1z",
    ),
    # Dario the locksmith: a top hat and a key.
    Figure(
        "#3f7a52",
        hat="M-16-61H16V-65H10V-84H-10V-65H-16Z",
        brass="M-10-69h20v4h-20zM17-34a5 5 0 1 1 4 4v16h-4v-4h-4v-4h4z",
    ),
    # Edda the inventor: hair that stands on end.
    Figure(
        "#6d4a94",
        hair="M-14-50L-20-62L-11-62L-12-76L-2-67L4-80L8-67L18-73L13-61L21-57L14-50Q0-66-14-50Z",
        glasses="M-10-57h8v6h-8zM2-57h8v6H2zM-2-55h4v2h-4z",
    ),
    # Felix the lamplighter: a bowler and his lamp.
    Figure(
        "#2f6f8f",
        hat="M-15-59Q-15-63-10-63Q-11-76 0-76Q11-76 10-63Q15-63 15-59Z",
        brass="M20 0h3v-58h-3zM15-72L18-58H25L28-72Z",
    ),
)


def figure(who: int, behind: bool = False) -> str:
    """Characters count from 1; from behind there is no face."""
    one = FIGURES[who - 1]
    line = {"stroke": CREAM, "stroke_width": 2, "stroke_linejoin": "round"}
    skin = HAIR if behind else "#f3cfa3"
    dark = {"stroke": BRASS_INK, "stroke_width": 1, "fill_rule": "evenodd"}
    return "".join(
        (
            shape(COAT, one.coat, **line),
            disc(0, -54, 11.5, skin, stroke=CREAM, stroke_width=2),
            "" if behind else features(),
            shape(one.beard, HAIR, **line) if one.beard and not behind else "",
            shape(one.hair, HAIR, **line) if one.hair else "",
            shape(one.hat, "#22283d", **line) if one.hat else "",
            shape(one.glasses, "#f0c04e", **dark) if one.glasses and not behind else "",
            shape(one.brass, "#f0c04e", **dark) if one.brass else "",
        )
    )


def features() -> str:
    eyes = disc(-4, -53, 1.2, BRASS_INK) + disc(4, -53, 1.2, BRASS_INK)
    buttons = "".join(disc(0, y, 1.6, BRASS) for y in (-33, -25, -17))
    return eyes + buttons + stroke("M-3.5-48Q0-45.5 3.5-48", BRASS_INK, 1)


def portrait(who: int, behind: bool = False) -> str:
    """One side of a standee: the figure before the wheels of the city."""
    unit = HIGH_MM / 104
    person = figure(who, behind)
    mirrored = f'<g transform="scale(-1 1)">{person}</g>' if behind else person
    wheel = shape(cog(9, 12, 1.6, 3), COG, fill_rule="evenodd", stroke=COG_EDGE, stroke_width=0.3)
    floor = box(0, HIGH_MM - 4.2, WIDE_MM, 4.2, BRASS) + box(
        0, HIGH_MM - 4.4, WIDE_MM, 0.5, BRASS_DARK
    )
    return "".join(
        (
            box(0, 0, WIDE_MM, HIGH_MM, NIGHT),
            moved(WIDE_MM / 2, 15, wheel),
            floor,
            moved(WIDE_MM / 2, HIGH_MM - 3.2, mirrored, scale=unit),
        )
    )


def character(who: int, name: str) -> Piece:
    wide, high = standee_size(WIDE_MM, HIGH_MM, FOOT_MM)
    label = lines(name, WIDE_MM / 2, high - FOOT_MM / 2, 2.8, WIDE_MM - 1.5, BRASS_INK)
    art = standee(portrait(who), WIDE_MM, HIGH_MM, FOOT_MM, portrait(who, behind=True))
    return cut_piece(wide, high, art, label)
