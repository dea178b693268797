"""Stone, torch, purple."""

from msgspec import Struct

INK = "#2a2520"
PAPER = "#fdf6e3"
NIGHT = "#1d1826"
SLAB, SLAB_INNER, SLAB_JOINT = "#5b5268", "#4a4257", "#3a3247"
STONE, STONE_2, SEAM = "#d3cabb", "#c7bdad", "#a79b8a"
WALL, WALL_EDGE, WALL_LIGHT = "#4d4558", "#241d2f", "#857b92"
IRON = "#2b2530"
BRASS, BRASS_PALE, BRASS_DEEP = "#d9a441", "#f1d089", "#5d4013"
TORCH, FLAME = "#ffb347", "#f0802b"
PURPLE, PURPLE_DEEP, PURPLE_PALE = "#7b3fb5", "#4a2173", "#dcc4f4"
PIT, PIT_EDGE = "#17121d", "#6b6174"
BLOOD = "#b3261e"
GROUND = "#efe6d2"
YELLOW_LINE, BLUE_LINE = "#e0bb4a", "#6d9bd0"


class Side(Struct, frozen=True):
    """The colour of a side, and the shape of its bases: round, square, six corners."""

    tone: str
    pale: str
    deep: str
    base: str
    chip: str


SIDES = {
    "yellow": Side(
        "#f4c62f",
        "#fbe9a8",
        "#6d4d00",
        "M-25.5 0a25.5 25.5 0 1 0 51 0a25.5 25.5 0 1 0-51 0Z",
        "M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z",
    ),
    "blue": Side("#5fa3ea", "#cfe4fb", "#123f75", "M-23-23h46v46h-46z", "M-19-19h38v38h-38z"),
    "np": Side(
        "#9a5fd0",
        PURPLE_PALE,
        "#371257",
        "M-14-24h28l13 24l-13 24h-28l-13-24z",
        "M-11-19h22l9 19l-9 19h-22l-9-19z",
    ),
}
GEMS = {
    "pink": "#e884ab",
    "yellow": "#f2cf3b",
    "green": "#6cc07f",
    "blue": "#79aee6",
    "red": "#e0654f",
    "black": "#1d1a18",
}

# For thrifty printers: a dungeon by day.
PALE = {
    NIGHT: "#cfc8d8",
    SLAB: "#e4e0ea",
    SLAB_INNER: "#eeebf2",
    SLAB_JOINT: "#c9c2d4",
    STONE: "#faf8f4",
    STONE_2: "#f3f0e9",
    SEAM: "#d5cec2",
    WALL: "#8d8499",
    GROUND: "#ffffff",
    PAPER: "#ffffff",
    YELLOW_LINE: "#fbf3d6",
    BLUE_LINE: "#e2edf9",
    PURPLE: "#cdb2e6",
    "#f4c62f": "#fbe7a0",
    "#5fa3ea": "#bcd8f6",
    "#9a5fd0": "#d8c0ee",
    "#9c7fbf": "#e9def4",
    "#d8453a": "#f3cfcb",
}
