"""Action, jump and combat cards with their icons; in millimetres (P-11.1, P-12.1)."""

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered
from igroteka.press.svg import box, disc, drawing, moved, shape, stroke

from .figures import jump
from .ink import GEMS, INK, PAPER, PURPLE, SIDES, SLAB, SLAB_JOINT, TORCH

CARD_MM = (46.0, 63.0)
BLEED_MM = 2.0
WIDE, HIGH = CARD_MM
# The gem of a level is told by its sign, too.
SIGNS = {
    "pink": "M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z",
    "yellow": "M0-1.7L1.7 1.3H-1.7Z",
    "green": "M-1.5-1.5h3v3h-3z",
    "blue": "M0-1.9L1.9 0L0 1.9L-1.9 0Z",
    "red": "M-.6-1.9h1.2v1.3h1.3v1.2h-1.3v1.3h-1.2v-1.3h-1.3v-1.2h1.3z",
    "black": "M0-2L.6-.6L2-.5L.9.5L1.3 1.9L0 1.1L-1.3 1.9L-.9.5L-2-.5L-.6-.6Z",
}


def paper(fill: str, wide: float = WIDE, high: float = HIGH) -> str:
    return box(-BLEED_MM, -BLEED_MM, wide + 2 * BLEED_MM, high + 2 * BLEED_MM, fill)


def whole(*parts: str) -> str:
    return drawing(WIDE, HIGH, *parts, bleed=BLEED_MM)


def face(traits: Traits, name: str) -> str:
    """A large number, its name, and below it what it brings."""
    side = SIDES[str(traits["side"])]
    deck, value = str(traits["deck"]), str(traits["value"])
    frame = box(2.4, 2.4, WIDE - 4.8, HIGH - 4.8, "none", stroke=side.deep, stroke_width=0.6, rx=2)
    return whole(
        paper(PAPER),
        box(2.4, 2.4, WIDE - 4.8, 9.6, side.pale, rx=2),
        frame,
        lettered(name, WIDE / 2, 8.6, 3.8, WIDE - 10, INK),
        centre(deck, value),
        brings(traits),
    )


def centre(deck: str, value: str) -> str:
    if deck == "jump":
        return moved(WIDE / 2, 31, jump(INK, 1.8), scale=1.1)
    text = value if deck == "action" else f"+{value}"
    return lettered(text, WIDE / 2, 38, 24, WIDE - 10, INK, display=True)


def brings(traits: Traits) -> str:
    """Gems of the levels it calls somebody at, from easy to hard, then the eye."""
    icons = [gem(str(level)) for level in traits["icons"]]  # type: ignore[union-attr]
    icons += [eye()] if traits["eye"] else []
    step = min(8.6, (WIDE - 8) / max(len(icons), 1))
    left = WIDE / 2 - step * (len(icons) - 1) / 2
    return "".join(
        moved(left + n * step, HIGH - 10, icon, scale=min(1, step / 8))
        for n, icon in enumerate(icons)
    )


def gem(level: str) -> str:
    """7 mm high."""
    dark = level == "black"
    edge, sign = ("#c9bcaa", "#f3ead9") if dark else (INK, INK)
    outline = "M0-3.7L3.6-.8L2.2 3.7H-2.2L-3.6-.8Z"
    return shape(outline, GEMS[level], stroke=edge, stroke_width=0.4) + moved(
        0, 0.4, shape(SIGNS[level], sign), scale=0.85
    )


def eye() -> str:
    lid = shape("M-4 0Q0-4.4 4 0Q0 4.4-4 0Z", "#fff8e6", stroke="#40295a", stroke_width=0.7)
    return lid + disc(0, 0, 1.6, "#5b2a86")


def back(kind: str) -> str:
    """Bars, the same whichever end is up; the colour says which deck, and so does the sign."""
    tone, sign = BACKS[kind]
    bars = "".join(
        box(x, -BLEED_MM, 1.6, HIGH + 2 * BLEED_MM, SLAB_JOINT)
        for x in (4.95, 13.7, 22.2, 30.7, 39.45)
    )
    rails = "".join(
        box(-BLEED_MM, y, WIDE + 2 * BLEED_MM, 1.6, SLAB_JOINT) for y in (8, HIGH - 9.6)
    )
    middle = shape("M0-13L11 0L0 13L-11 0Z", tone, stroke=SLAB_JOINT, stroke_width=0.8)
    return whole(
        paper(SLAB),
        bars,
        rails,
        moved(WIDE / 2, HIGH / 2, middle, moved(0, -4.4, sign), moved(0, 4.4, sign, turn=180)),
    )


def crown() -> str:
    return shape("M-3 2.5L-3.4-2L-1.4 0L0-3L1.4 0L3.4-2L3 2.5Z", TORCH)


def floor_plan() -> str:
    return stroke("M-3-3h6v6h-6zM0-3V0H3", "#fff8e6", 0.7)


BACKS = {
    "yellow": (SIDES["yellow"].tone, moved(0, 0, jump(INK, 1.6), scale=0.32)),
    "blue": (SIDES["blue"].tone, moved(0, 0, jump(INK, 1.6), scale=0.32)),
    "np": (SIDES["np"].tone, crown()),
    "plan": ("#9c7fbf", floor_plan()),
    "sight": (PURPLE, moved(0, 0, eye(), scale=0.85)),
}
