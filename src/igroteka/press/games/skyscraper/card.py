"""A card: beams, the places for connectors, a worker and an arrow; in millimetres (S-C3, S-C4)."""

from igroteka.games.skyscraper.lattice import Line
from igroteka.kernel import Traits
from igroteka.press.lettering import lettered
from igroteka.press.nets import CUT
from igroteka.press.svg import box, drawing, moved, shape, stroke

from .ink import (
    CONCRETE,
    CONCRETE_DARK,
    EARTH,
    GLASS,
    GLASS_DARK,
    GUIDE,
    HI_VIS,
    HI_VIS_DARK,
    INK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
)
from .worker import from_above, from_below, standing

CARD_MM = 80.0
BLEED_MM = 2.0
BEAM_MM = 5.2
SLIT_MM, SLIT_WIDE_MM = 6.0, 0.7  # a connector's slit is as deep: together they are half of it
SLITS_AT = (20.0, 60.0)
HALF = CARD_MM / 2
# Where the middle of a beam runs: at an edge it lies inside.
BEAMS = {
    Line.LEFT: (BEAM_MM / 2, HALF, 90),
    Line.RIGHT: (CARD_MM - BEAM_MM / 2, HALF, 90),
    Line.TOP: (HALF, BEAM_MM / 2, 0),
    Line.BOTTOM: (HALF, CARD_MM - BEAM_MM / 2, 0),
    Line.MID_V: (HALF, HALF, 90),
    Line.MID_H: (HALF, HALF, 0),
}
MIRROR = {Line.LEFT: Line.RIGHT, Line.RIGHT: Line.LEFT}


def face(traits: Traits, label: str = "") -> str:
    return drawn(traits, beams_of(traits), label, flipped=False)


def back(traits: Traits, label: str = "") -> str:
    """Beams go through the card: behind, left is right."""
    beams = tuple(MIRROR.get(line, line) for line in beams_of(traits))
    return drawn(traits, beams, label, flipped=True)


def beams_of(traits: Traits) -> tuple[Line, ...]:
    return tuple(map(Line, traits["beams"]))  # type: ignore[arg-type]


def drawn(traits: Traits, beams: tuple[Line, ...], label: str, flipped: bool) -> str:
    return drawing(
        CARD_MM,
        CARD_MM,
        ground(bool(traits["ground"])),
        *(beam(line) for line in beams),
        pictures(traits, flipped),
        name(label) if label else "",
        *slits(),
        bleed=BLEED_MM,
    )


def ground(on_site: bool) -> str:
    """Glass panes for building cards, concrete for what stands on the site."""
    tone, dark = (CONCRETE, CONCRETE_DARK) if on_site else (GLASS, GLASS_DARK)
    whole = CARD_MM + 2 * BLEED_MM
    panes = "".join(box(x + 7, y + 7, 26, 26, dark, rx=1.5) for x in (0, HALF) for y in (0, HALF))
    guides = stroke(
        f"M{HALF:g} 0V{CARD_MM:g}M0 {HALF:g}H{CARD_MM:g}", GUIDE, 0.4, stroke_dasharray="2 1.6"
    )
    return box(-BLEED_MM, -BLEED_MM, whole, whole, tone) + panes + guides


def beam(line: Line) -> str:
    """An I-beam from end to end, with its rivets."""
    x, y, turn = BEAMS[line]
    long = CARD_MM / 2
    rivets = "".join(shape(f"M{at:g}-.7a.7.7 0 1 0 .01 0Z", STEEL_DARK) for at in range(-36, 37, 8))
    return moved(
        x,
        y,
        box(-long, -BEAM_MM / 2, CARD_MM, BEAM_MM, STEEL, stroke=STEEL_DARK, stroke_width=0.35),
        box(-long, -BEAM_MM / 2 + 0.5, CARD_MM, 0.9, STEEL_LIGHT),
        box(-long, BEAM_MM / 2 - 1.4, CARD_MM, 0.9, STEEL_LIGHT),
        rivets,
        turn=turn,
    )


def pictures(traits: Traits, flipped: bool) -> str:
    """The worker below at the right, the arrow above at the left; behind the other way round."""
    right, left = (20, 60) if flipped else (60, 20)
    kind = str(traits["worker"])
    people = {"side": standing(), "above": from_above(), "below": from_below()}
    worker = moved(right, 60, people[kind]) if kind else ""
    arrow = up() if traits["stance"] == "upright" else ""
    soil = hatch() if traits["ground"] and traits["stance"] == "upright" else ""
    return soil + worker + moved(left, 20, arrow)


def up() -> str:
    return shape("M0-11L9 0H4V10H-4V0H-9Z", HI_VIS, stroke=HI_VIS_DARK, stroke_width=0.7)


def hatch() -> str:
    """The edge that stands in the earth."""
    return box(-BLEED_MM, CARD_MM - 2.6, CARD_MM + 2 * BLEED_MM, 2.6 + BLEED_MM, EARTH)


def name(label: str) -> str:
    return lettered(label, HALF, 71.5, 4.4, 62, INK, halo="#ffffff", halo_width=1.2)


def slits() -> tuple[str, ...]:
    """Two at each edge, and two slots across each median."""
    thin = SLIT_WIDE_MM / 2
    edges = (
        cut(at - thin, top, SLIT_WIDE_MM, SLIT_MM)
        for at in SLITS_AT
        for top in (0, CARD_MM - SLIT_MM)
    )
    sides = (
        cut(left, at - thin, SLIT_MM, SLIT_WIDE_MM)
        for at in SLITS_AT
        for left in (0, CARD_MM - SLIT_MM)
    )
    long = 2 * SLIT_MM
    slots = (cut(HALF - SLIT_MM, at - thin, long, SLIT_WIDE_MM) for at in SLITS_AT)
    level = (cut(at - thin, HALF - SLIT_MM, SLIT_WIDE_MM, long) for at in SLITS_AT)
    return (*edges, *sides, *slots, *level)


def cut(x: float, y: float, wide: float, high: float) -> str:
    return box(x, y, wide, high, "#ffffff", stroke=CUT, stroke_width=0.2)
