"""The Towers to cut, fold and glue: three on a plate, in the middle of the city (C-C1, C-C3)."""

from collections.abc import Iterator

from msgspec import Struct

from igroteka.press.nets import TAB_MM, cut_around, cut_line, cut_piece, fold_line, tab
from igroteka.press.sheet import Piece
from igroteka.press.svg import Point, box, disc, line, moved, polygon, shape, stroke

from .art import art, ink

SIDES = 4
ROOF_TAB_MM = 3.2
PLATE_MM = (62.0, 32.0)
COURSE_MM = 4.0


class Tower(Struct, frozen=True):
    """Four walls `side` wide and `high`, under a roof of four slopes."""

    side: float
    high: float
    slope: float
    stone: str
    has_clock: bool = False


TALL = Tower(20.0, 48.0, 30.0, "stone", has_clock=True)
LEFT = Tower(14.0, 30.0, 20.0, "stoneDark")
RIGHT = Tower(14.0, 37.0, 22.0, "stoneDark")


def towers_to_fold() -> tuple[Piece, ...]:
    return (net(TALL), net(LEFT), net(RIGHT), plate())


def net(tower: Tower) -> Piece:
    """Walls in a row, each with its slope above it and a tab to glue onto the plate below."""
    whole, foot = SIDES * tower.side, tower.slope + tower.high
    room = ROOF_TAB_MM
    art = moved(
        0,
        room,
        *(moved(n * tower.side, tower.slope, wall(tower, door=n == 0)) for n in range(SIDES)),
        *(moved(n * tower.side, 0, slope(tower)) for n in range(SIDES)),
        *tabs(tower),
        *(fold_line((n * tower.side, tower.slope), (n * tower.side, foot)) for n in range(1, 4)),
        fold_line((0, tower.slope), (whole, tower.slope)),
        cut_line((0, tower.slope), (0, foot)),
    )
    return cut_piece(whole + TAB_MM, room + foot + TAB_MM, art)


def tabs(tower: Tower) -> Iterator[str]:
    """Beside each slope, below each wall, and one down the side to close the tower."""
    side, top, foot = tower.side, tower.slope, tower.slope + tower.high
    ends = 1 - (ROOF_TAB_MM + 0.6) / side  # so far down a tab has room beside the next slope
    yield tab((SIDES * side, top), (SIDES * side, foot))
    for n in range(SIDES):
        left, tip, right = n * side, (n + 0.5) * side, (n + 1) * side
        end = (tip + (right - tip) * ends, top * ends)
        yield tab((tip, 0), end, ROOF_TAB_MM)
        yield cut_line(end, (right, top))
        yield cut_line((left, top), (tip, 0))
        yield tab((right, foot), (left, foot))


def wall(tower: Tower, door: bool) -> str:
    wide, high, middle = tower.side, tower.high, tower.side / 2
    ledge = box(0, 0, wide, 2, ink("brass")) + box(0, 2, wide, 0.5, ink("brassDark"))
    plinth = box(0, high - 3, wide, 3, ink("brassDark")) + box(
        0, high - 3, wide, 0.6, ink("brassLight")
    )
    return "".join(
        (
            box(0, 0, wide, high, ink(tower.stone)),
            courses(wide, high),
            ledge,
            plinth,
            moved(middle, 12, clock(7.0)) if tower.has_clock else "",
            *windows(tower, door),
            entrance(middle, high) if door else "",
        )
    )


def courses(wide: float, high: float) -> str:
    """Stones in rows, every other one shifted by half a stone."""
    half, path = wide / 4, ""
    for number in range(1, int(high / COURSE_MM)):
        y = number * COURSE_MM
        path += f"M0 {y:g}H{wide:g}"
        first = half if number % 2 else half * 2
        path += "".join(
            f"M{x:g} {y:g}v{COURSE_MM:g}" for x in (first, first + 2 * half) if x < wide
        )
    return stroke(path, ink("ink"), 0.18, opacity=0.3)


def clock(radius: float) -> str:
    marks = "".join(
        moved(0, 0, box(-0.25, -radius + 1, 0.5, 1.1, ink("ink")), turn=30 * hour)
        for hour in range(12)
    )
    hands = stroke("M0 0V-4.6M0 0L3 1.8", ink("ink"), 0.9, stroke_linecap="round")
    face = disc(0, 0, radius, ink("white"), stroke=ink("brass"), stroke_width=1.3)
    wheel = moved(0, 0, art()["gear"].art, scale=0.1)
    return face + marks + hands + wheel


def windows(tower: Tower, door: bool) -> Iterator[str]:
    """Lit, in pairs on the tall tower; none where the door is."""
    last = tower.high - (14 if door else 8)
    columns = (0.28, 0.72) if tower.has_clock else (0.5,)
    y = 22.0 if tower.has_clock else 6.0
    while y + 6 < last:
        for share in columns:
            yield moved(tower.side * share, y, window())
        y += 9.5


def window() -> str:
    glass = "M-1.7 6V2Q0-.6 1.7 2V6Z"
    frame = stroke("M0 .7V6M-1.7 3.4H1.7", ink("ink"), 0.25)
    return shape(glass, ink("lamp"), stroke=ink("brassDark"), stroke_width=0.45) + frame


def entrance(middle: float, high: float) -> str:
    door = f"M{middle - 3:g} {high:g}v-7q3-4.4 6 0v7z"
    return shape(door, ink("plankDark"), stroke=ink("brass"), stroke_width=0.6) + disc(
        middle + 1.7, high - 4, 0.45, ink("brassLight")
    )


def slope(tower: Tower) -> str:
    """Slates, and a lit hatch."""
    wide, deep = tower.side, tower.slope
    corners: tuple[Point, ...] = ((0, deep), (wide / 2, 0), (wide, deep))
    rows = "".join(
        line((wide / 2 * (1 - share), deep * share), (wide / 2 * (1 + share), deep * share))
        for share in (0.3, 0.42, 0.54, 0.66, 0.78, 0.9)
    )
    hatch = disc(
        wide / 2, deep * 0.6, wide * 0.08, ink("lamp"), stroke=ink("brass"), stroke_width=0.6
    )
    eaves = stroke(line((0, deep - 0.5), (wide, deep - 0.5)), ink("brass"), 1)
    slates = stroke(rows, ink("brassLight"), 0.22, opacity=0.6)
    return shape(polygon(corners), ink("slate")) + slates + hatch + eaves


def plate() -> Piece:
    """Where each tower is glued, the tall one between the two others."""
    wide, high = PLATE_MM
    ground = box(0, 0, wide, high, ink("paper"))
    edge = box(1, 1, wide - 2, high - 2, "none", stroke=ink("brass"), stroke_width=1.4, rx=2)
    x, spots = (wide - LEFT.side - TALL.side - RIGHT.side) / 2, ""
    for tower in (LEFT, TALL, RIGHT):
        y = (high - tower.side) / 2
        dashes = {"stroke": ink("brassDark"), "stroke_width": 0.3, "stroke_dasharray": "1.4 1.1"}
        spots += box(x, y, tower.side, tower.side, ink(tower.stone), opacity=0.35)
        spots += box(x, y, tower.side, tower.side, "none", **dashes)
        x += tower.side
    around = cut_around((0, 0), (wide, 0), (wide, high), (0, high))
    return cut_piece(wide, high, ground, edge, spots, around)
