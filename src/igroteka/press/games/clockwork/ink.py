"""The inks of Clockwork: brass, night blue, gas-lamp."""

CARD_WIDE = 100.0  # a card is drawn on 100 × 137, a unit is 0.46 mm
CARD_HIGH = 137.0
BLEED = 5.0

NIGHT = "#232c5c"
NIGHT_DEEP = "#171d40"
NIGHT_LIGHT = "#2f3a73"
COG = "#313c75"
COG_EDGE = "#4b588f"
CLOUD = "#3d4880"
STAR = "#fdf1c9"

BRASS = "#d8a94c"
BRASS_LIGHT = "#f0cf85"
BRASS_PALE = "#ffe3a0"
BRASS_DEEP = "#b5832f"
BRASS_DARK = "#6d4a12"
BRASS_INK = "#2c1a05"

PAPER = "#f8e7bd"
CREAM = "#fff3d6"
LAMP = "#ffd873"
PLANK = "#c0925f"
PLANK_LIGHT = "#d2a877"
PLANK_DARK = "#3b2a1c"
WHITE_PLANK = "#fff8e6"
INK = "#2b2420"
SLATE = "#2b3568"
STONE = "#84709f"
STONE_DARK = "#6c5a86"

# A clear evening in place of the night, for thrifty printers.
PALE = {
    NIGHT: "#dfe5f4",
    NIGHT_DEEP: "#c3cce6",
    NIGHT_LIGHT: "#eef1fa",
    COG: "#d3daee",
    COG_EDGE: "#a9b4d6",
    CLOUD: "#f6f8fd",
    STAR: "#8f9ac4",
    PLANK: "#e3c9a6",
    PLANK_LIGHT: "#efdcc0",
    BRASS: "#ecd195",
    SLATE: "#aab4dc",
    STONE: "#ddd5ea",
    STONE_DARK: "#cbc0de",
}
