"""The face of a card: the set's colour, shape and machine, this part of it in brass, its number."""

from igroteka.press.lettering import lettered, lines
from igroteka.press.svg import box, disc, drawing, moved, shape

from .ink import (
    BLEED,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    BRASS_PALE,
    CARD_HIGH,
    CARD_WIDE,
    CREAM,
    NIGHT_DEEP,
    PAPER,
)
from .machines import Machine, in_brass, in_outline, machines

FRAME = 6.0
MIDDLE = CARD_WIDE / 2
PICTURE = (9.0, 39.0, 0.82)
CLOUDS = "M6 92Q22 82 38 88T66 85T94 90V113H6Z"
HILLS = "M6 100Q28 93 50 98T94 97V113H6Z"


def face(set_name: str, part: int, of: int, name: str, piece: str) -> str:
    """`part` counts from 1; `piece` is what the part is called, empty where a card is a whole."""
    machine = machines()[set_name]
    return drawing(
        CARD_WIDE,
        CARD_HIGH,
        frame(machine.colour),
        picture(machine, part),
        seal(machine),
        *numbers(part, of),
        plate(name, piece),
        bleed=BLEED,
    )


def frame(colour: str) -> str:
    wide, high = CARD_WIDE - 2 * FRAME, CARD_HIGH - 2 * FRAME
    return "".join(
        (
            box(-BLEED, -BLEED, CARD_WIDE + 2 * BLEED, CARD_HIGH + 2 * BLEED, BRASS),
            box(FRAME - 2, FRAME - 2, wide + 4, high + 4, BRASS_DARK, rx=6),
            box(FRAME - 1.2, FRAME - 1.2, wide + 2.4, high + 2.4, BRASS_LIGHT, rx=5.5),
            box(FRAME, FRAME, wide, high, colour, rx=5),
            shape(CLOUDS, NIGHT_DEEP, opacity=0.22),
            shape(HILLS, NIGHT_DEEP, opacity=0.25),
        )
    )


def picture(machine: Machine, part: int) -> str:
    x, y, scale = PICTURE
    outline = "".join(in_outline(shapes) for shapes in machine.parts)
    return moved(
        x,
        y,
        f'<g opacity="0.42">{outline}</g>',
        in_brass(machine.parts[part - 1]),
        scale=scale,
    )


def seal(machine: Machine) -> str:
    emblem = shape(machine.emblem, machine.colour, fill_rule="evenodd")
    rivet = disc(0, 0, 15.5, PAPER, stroke=BRASS_DARK, stroke_width=1.4)
    return moved(24, 23, rivet, moved(0, 0, emblem, scale=1.08))


def numbers(part: int, of: int) -> tuple[str, ...]:
    if of == 1:
        return ()
    pips = (
        disc(
            78 + min(7, 29 / of) * (pip - (of + 1) / 2),
            37,
            2.6 if pip == part else 1.7,
            BRASS_PALE if pip == part else CREAM,
            opacity=1 if pip == part else 0.55,
        )
        for pip in range(1, of + 1)
    )
    return (lettered(str(part), 78, 31, 27, 30, CREAM, display=True), *pips)


def plate(name: str, piece: str) -> str:
    """A brass plate screwed on below, with the name on it."""
    high = 21.0
    top = CARD_HIGH - FRAME - high - 3
    return "".join(
        (
            box(9, top, CARD_WIDE - 18, high, BRASS_DARK, rx=3.5),
            box(10, top + 1, CARD_WIDE - 20, high - 2, PAPER, rx=2.8),
            *(disc(x, top + high / 2, 1.3, BRASS_DARK) for x in (13.6, CARD_WIDE - 13.6)),
            *words(name, piece, top, high),
        )
    )


def words(name: str, piece: str, top: float, high: float) -> tuple[str, ...]:
    room = CARD_WIDE - 34
    if not piece:
        return (lines(name, MIDDLE, top + high / 2, 8, room, BRASS_DARK, display=True),)
    return (
        lettered(name, MIDDLE, top + 9.6, 8.6, room, BRASS_DARK, display=True),
        lettered(piece, MIDDLE, top + 17.2, 6.8, room, BRASS_DARK),
    )
