"""The card of a prisoner: name, build, six goals with their AP, two lists, the trait (P-13.1).

A full dot stands by what the solo rulebook tells, a ring by what is ours (P-13.2).
"""

from igroteka.kernel import Traits
from igroteka.press.lettering import lettered, paragraph
from igroteka.press.svg import box, disc, drawing, moved
from igroteka.press.words import Words

from .art import body, figure, framed, ink, small
from .cards import BLEED_MM, paper

NPC_MM = (62.0, 85.0)
WIDE, HIGH = NPC_MM
EDGE = 3.0
TINT = "#f3e9d2"
ROW = 5.1
GOALS_TOP, CLASSES_TOP, OBJECTS_TOP, TRAIT_TOP = 17.6, 49.0, 57.6, 66.4


def npc_name(name: str, words: Words) -> str:
    return words(f"prison-npc-{name.replace('_', '-')}")


def texts_of(traits: Traits, key: str) -> tuple[str, ...]:
    return tuple(map(str, traits[key]))  # type: ignore[arg-type]


def face(name: str, traits: Traits, words: Words) -> str:
    trait = words(f"prison-trait-{str(traits['trait']).replace('_', '-')}")
    room = (WIDE - 2 * EDGE - 2, HIGH - TRAIT_TOP - 4.4)
    return drawing(
        WIDE,
        HIGH,
        paper(ink("paper"), WIDE, HIGH),
        head(name, traits, words),
        goals(traits, words),
        strip(
            CLASSES_TOP,
            [moved(0, 0, body(one), scale=0.125) for one in texts_of(traits, "classes")],
        ),
        strip(
            OBJECTS_TOP,
            [moved(0, 0, small(one, "np"), scale=0.17) for one in texts_of(traits, "objects")],
        ),
        box(
            EDGE,
            TRAIT_TOP,
            WIDE - 2 * EDGE,
            HIGH - TRAIT_TOP - 3,
            ink("purplePale"),
            rx=1.4,
            opacity=0.55,
        ),
        paragraph(trait, EDGE + 1, TRAIT_TOP + 0.8, 2.9, room, ink("ink")),
        told(WIDE - EDGE / 2, TRAIT_TOP + 2, "trait" in texts_of(traits, "known")),
        legend(words),
        bleed=BLEED_MM,
    )


def told(x: float, y: float, known: bool, on: str = "purpleDeep") -> str:
    colour = ink(on)
    return disc(x, y, 0.75, colour if known else "none", stroke=colour, stroke_width=0.3)


def legend(words: Words) -> str:
    y, second = HIGH - 1.1, WIDE * 0.6
    signs = (("known", EDGE, second - EDGE), ("ours", second, WIDE - EDGE - second))
    return "".join(
        told(x + 0.8, y - 0.65, key == "known")
        + lettered(words(f"prison-ui-{key}"), x + 2.2, y, 1.9, room - 3, ink("ink"), anchor="start")
        for key, x, room in signs
    )


def head(name: str, traits: Traits, words: Words) -> str:
    kind = str(traits["class"])
    speed, strength = int(str(traits["speed"])), int(str(traits["strength"]))
    build = words("prison-ui-build", speed=speed, strength=strength)
    room, light = WIDE - 22, ink("plaster")
    return "".join(
        (
            box(-BLEED_MM, -BLEED_MM, WIDE + 2 * BLEED_MM, 18, ink("purpleDeep")),
            moved(10.6, 8.6, figure(kind, "np"), scale=0.21),
            lettered(
                npc_name(name, words), 19, 6.6, 4.6, room, light, display=True, anchor="start"
            ),
            lettered(
                words(f"prison-class-{kind}"), 19, 10.6, 3, room, ink("brassPale"), anchor="start"
            ),
            lettered(build, 19, 14.2, 2.7, room, light, anchor="start"),
            told(WIDE - EDGE, 3, "name" in texts_of(traits, "known"), "brassPale"),
        )
    )


def goals(traits: Traits, words: Words) -> str:
    columns = (texts_of(traits, key) for key in ("goals", "ap", "goals_known"))
    main = int(str(traits["main"]))
    return "".join(
        moved(
            EDGE,
            GOALS_TOP + n * ROW,
            goal(n, words(f"prison-goal-{aim}"), ap, n == main, known == "1"),
        )
        for n, (aim, ap, known) in enumerate(zip(*columns, strict=True))
    )


def goal(rank: int, name: str, ap: str, main: bool, known: bool) -> str:
    """The main goal is purple, and its frame is double."""
    wide = WIDE - 2 * EDGE
    fill, letters = (ink("purple"), ink("cream")) if main else (TINT, ink("ink"))
    ground = box(0, 0.3, wide, ROW - 0.6, fill, rx=1.2)
    double = box(0.7, 1, wide - 1.4, ROW - 2, "none", stroke="#ffffff", stroke_width=0.25, rx=0.8)
    return "".join(
        (
            ground,
            double if main else "",
            lettered(str(rank + 1), 3.4, 3.6, 3.1, 4, letters),
            lettered(name, 7, 3.6, 3.1, wide - 17, letters, anchor="start"),
            disc(wide - 4.6, ROW / 2, 2.1, "#ffffff", stroke=ink("purpleDeep"), stroke_width=0.35),
            lettered(ap, wide - 4.6, 3.65, 3.2, 4, ink("ink")),
            told(wide - 8.6, ROW / 2, known, "cream" if main else "purpleDeep"),
        )
    )


def strip(top: float, signs: list[str]) -> str:
    """From the highest on the left to the lowest on the right."""
    step = (WIDE - 2 * EDGE) / 8
    ground = box(EDGE, top, WIDE - 2 * EDGE, 8, TINT, rx=1.2)
    return ground + "".join(
        moved(EDGE + (n + 0.5) * step, top + 4, sign) for n, sign in enumerate(signs)
    )


def back() -> str:
    return framed("back-prisoner")
