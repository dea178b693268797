"""A part as it stands on the table, for the list of what is in the box."""

from igroteka.press.svg import box, drawing, moved, shape, stroke

from .ink import LAND, PAINTS

SHAPES = {
    "base1": ("M-22 24V-8L-12-16H12L22-8V24L12 30H-12Z", "M-22-8L-12-2H12L22-8L12-16H-12Z"),
    "base2": ("M-18 28V-12H18V28Z", "M-18-12L-11-19H25L18-12Z"),
    "roof1": ("M-30 18L0-36L30 18L6 30Z", "M-30 18L0-36L6 30Z"),
    "roof2": ("M-30 14L0-36L30 14L18 26L-6 30L-22 24Z", "M-22 24L0-36L-6 30Z"),
    "roof3": ("M-32 24L-18-14H26L12 24Z", "M12 24L26-14L36 24Z"),
    "wall": ("M-32 22V-8H32V22Z", "M-32-8L-24-18H40L32-8Z"),
}
LINES = {
    "base1": "M-12-2V30M12-2V30",
    "base2": "M18-12L25-19V21L18 28",
    "roof1": "",
    "roof2": "M0-36L18 26",
    "roof3": "M-22 10H17M-18 0H20",
    "wall": "M-32 2H32M-32 12H32M-12-8V2M12-8V2M0 2V12M-20 12V22M20 12V22M32-8L40-18V12L32 22",
}


def portrait(kind: str) -> str:
    paint = PAINTS["green"]
    body, light = SHAPES[kind]
    line = {"stroke": paint.deep, "stroke_width": 2, "stroke_linejoin": "round"}
    drawn = (
        shape(body, paint.tone, **line),
        shape(light, paint.tip, **line),
        stroke(LINES[kind], paint.deep, 1.6) if LINES[kind] else "",
    )
    return drawing(100, 100, box(0, 0, 100, 100, LAND), moved(48, 52, *drawn, scale=1.1))
