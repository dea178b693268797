"""Steel, sunset, hi-vis orange."""

from msgspec import Struct

INK = "#2b2f36"
SKY, GLOW, SUN, FAR, NEAR = "#f7c59a", "#f3a06b", "#fbe3b0", "#b98a93", "#7f6478"
GLASS, GLASS_DARK = "#dfe9ef", "#c6d5de"
CONCRETE, CONCRETE_DARK = "#e3dccf", "#cfc6b5"
EARTH = "#a9815a"
STEEL, STEEL_LIGHT, STEEL_DARK = "#78838f", "#aab4be", "#414a54"
HI_VIS, HI_VIS_DARK = "#f58220", "#a34c05"
SKIN, BOOT, TROUSERS = "#e9be93", "#3a332c", "#46557a"
GUIDE = "#b4c2cc"
LOST = "#b8372b"
CELL, CELL_BELOW, CELL_ZERO = "#eef2f5", "#fbe4dc", "#fff3c9"


class Crew(Struct, frozen=True):
    """The colour of a player, and the mark that goes with it."""

    tone: str
    deep: str
    mark: str


CREWS = (
    Crew("#e2574c", "#7d1c15", "M-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z"),
    Crew("#4c8fdb", "#123f75", "M-2-2h4v4h-4z"),
    Crew("#57ab62", "#1c5527", "M0-2.5L2.4 1.9H-2.4Z"),
    Crew("#a06bd0", "#47207a", "M-.8-2.4h1.6v1.6h1.6v1.6h-1.6v1.6h-1.6v-1.6h-1.6v-1.6h1.6z"),
)

# For thrifty printers: as on a blueprint.
PALE = {
    SKY: "#fdf3ea",
    GLOW: "#fbe6d8",
    FAR: "#e8dade",
    NEAR: "#d6c9d2",
    GLASS: "#ffffff",
    GLASS_DARK: "#eef3f6",
    CONCRETE: "#ffffff",
    CONCRETE_DARK: "#efebe3",
    EARTH: "#ecdfd2",
    STEEL: "#c3cad1",
    STEEL_LIGHT: "#e2e6ea",
    HI_VIS: "#fbd3b0",
    CELL: "#ffffff",
    CELL_BELOW: "#fff8f5",
    TROUSERS: "#c5ccdc",
    BOOT: "#b3aea9",
    **{
        crew.tone: pale
        for crew, pale in zip(CREWS, ("#f6ccc9", "#c8def5", "#cde6d1", "#e0cff0"), strict=True)
    },
}
