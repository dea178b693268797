"""The inks of Urfin: emerald, straw, tin."""

from msgspec import Struct

EMERALD = "#1f9d68"
EDGE = "#f7efd8"
LAND = "#d6e2ab"
STRAW = "#f2e09a"
STRAW_DARK = "#e8d282"
FURROW = "#c4a653"
POPPY = "#d8503f"
BANK = "#e9d7a3"
DEEP = "#4b9ccb"
WATER = "#78c0e4"
WAVE = "#e3f5fd"
CITY = "#d6f2e0"
TILE = "#aadcbf"
GEM = "#1fa06e"
GRID = "#7d8556"
KERB = "#9a6c25"
ROAD = "#f8da7c"
BRICK = "#dcb14b"
TREE = "#5a9660"
LEAF = "#93c67e"
WOOD = "#c18a4d"
WOOD_DARK = "#5a3613"
WOOD_LINE = "#7d5224"
SIGN = "#f9e8ba"
INK = "#2a1506"
ZONE_2 = "#5b2a86"
ZONE_3 = "#9c2f1d"


# Drawn as with coloured pencils, for thrifty printers.
PALE = {
    EDGE: "#ffffff",
    LAND: "#f3f7e4",
    STRAW: "#faf3d6",
    STRAW_DARK: "#f6ebc4",
    DEEP: "#a9d3ea",
    WATER: "#cfe8f5",
    WAVE: "#8fc4e2",
    CITY: "#f0faf4",
    ROAD: "#fdf1cc",
    TREE: "#9cc4a0",
    LEAF: "#c9e3be",
}


class Paint(Struct, frozen=True):
    """A colour of the parts, which is a pattern, too: plain, dots, stripes."""

    tone: str
    tip: str
    deep: str
    pattern: str


PAINTS = {
    "green": Paint("#3aa872", "#6fcf9c", "#0d4a2e", ""),
    "light": Paint("#c2e8a2", "#e2f6cf", "#3c6420", "dots"),
    "yellow": Paint("#f7d35c", "#ffeaa6", "#7a4f00", "stripes"),
}
PATTERNS = (
    '<defs><pattern id="dots" width="3.2" height="3.2" patternUnits="userSpaceOnUse">'
    '<circle cx="0.9" cy="0.9" r="0.42" fill="#6fa04b"/>'
    '<circle cx="2.5" cy="2.5" r="0.42" fill="#6fa04b"/></pattern>'
    '<pattern id="stripes" width="2.4" height="2.4" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><rect width="2.4" height="0.6" fill="#cf9a1e"/></pattern>'
    "</defs>"
)
