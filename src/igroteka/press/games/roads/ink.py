"""The inks of Roads: asphalt grey, beige, traffic yellow; light enough for a home printer."""

SIZE = 100.0  # a card is drawn on 100 × 100
BLEED = 5.0

BEIGE = "#f6ead0"
BEIGE_LIGHT = "#fbf4e3"
BEIGE_EDGE = "#e6d3ac"
BEIGE_SHADE = "#ecdcba"
SAND = "#dcc496"
EARTH = "#c9ab78"
BARK = "#a98a5b"
LEAF = "#c3bd84"
LEAF_LIGHT = "#d6d19e"

KERB = "#e9e6df"
KERB_JOINT = "#b9b4aa"
ASPHALT = "#75757b"
ASPHALT_DARK = "#5c5c63"
CHALK = "#fdfbf5"
YELLOW = "#ffc93c"
YELLOW_DEEP = "#e0a416"
INK = "#3c3b40"

# Asphalt on which the sun shines, for thrifty printers.
PALE = {ASPHALT: "#b4b4b8", BEIGE: "#fdf9ef", BEIGE_EDGE: "#f3e9d3", BEIGE_SHADE: "#f6eedd"}
