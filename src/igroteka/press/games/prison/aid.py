"""Everything at a glance: classes, objects, prices, levels; in millimetres (P-4.1, P-5, P-11.1)."""

from igroteka.games.prison.classes import BUILDS, Kind
from igroteka.games.prison.icons import (
    ACTION_ICONS,
    EASY_TO_HARD,
    FIGHT_ICONS,
    JUMP_ICONS,
    LEVELS,
    NP_FIGHTS,
)
from igroteka.press.lettering import lettered, lines
from igroteka.press.svg import box, disc, drawing, moved
from igroteka.press.words import Words

from .art import figure, gem, ink, jump, thing

WIDE_MM, HIGH_MM = 178.0, 99.0
WITHOUT_LEVELS_MM = 69.0
ONE_AP = ("move", "reveal", "turn", "attack", "jump", "heal", "gate", "break", "fire")
TWO_AP = ("scream",)
TINT = "#f6efdf"
OBJECTS = tuple(kind.name.lower() for kind in Kind if kind is not Kind.WOUNDED)


def aid(words: Words, levels: bool) -> str:
    return drawing(
        WIDE_MM,
        height(levels),
        classes(words),
        moved(0, 31, objects(words)),
        moved(0, 51, prices(words)),
        moved(0, 70, calls(words)) if levels else "",
    )


def height(levels: bool) -> float:
    return HIGH_MM if levels else WITHOUT_LEVELS_MM


def classes(words: Words) -> str:
    step = WIDE_MM / len(BUILDS)
    parts = []
    for n, (kind, build) in enumerate(BUILDS.items()):
        name = kind.name.lower()
        parts.append(
            moved(
                n * step,
                0,
                box(0.6, 0, step - 1.2, 29, TINT, rx=1.6),
                moved(step / 2, 9, figure(name, "yellow"), scale=0.26),
                lettered(words(f"prison-class-{name}"), step / 2, 21, 3, step - 3, ink("ink")),
                lettered(
                    f"{build.speed} / {build.strength}",
                    step / 2,
                    26.6,
                    4.4,
                    step,
                    ink("ink"),
                    display=True,
                ),
            )
        )
    return "".join(parts)


def objects(words: Words) -> str:
    step = WIDE_MM / len(OBJECTS)
    return "".join(
        moved(
            n * step,
            0,
            box(0.6, 0, step - 1.2, 18, TINT, rx=1.6),
            moved(step / 2, 7, thing(name, "yellow"), scale=0.27),
            lettered(words(f"prison-object-{name}"), step / 2, 15.8, 3, step - 3, ink("ink")),
        )
        for n, name in enumerate(OBJECTS)
    )


def prices(words: Words) -> str:
    step = WIDE_MM / 10
    verbs = [(verb, 1) for verb in ONE_AP] + [(verb, 2) for verb in TWO_AP]
    return "".join(
        moved(
            n * step,
            0,
            box(0.6, 0, step - 1.2, 17, TINT, rx=1.6),
            disc(step / 2, 5.6, 3.8, ink("purpleDeep")),
            lettered(str(ap), step / 2, 7.3, 4.6, 6, "#ffffff"),
            lines(words(f"prison-board-verb-{verb}"), step / 2, 12.8, 2.8, step - 2.6, ink("ink")),
        )
        for n, (verb, ap) in enumerate(verbs)
    )


def calls(words: Words) -> str:
    """For each level that has any, the cards that bring somebody: the player's, then the NP's."""
    calling = [each for each in EASY_TO_HARD if NP_FIGHTS[each]]
    step = WIDE_MM / len(calling)
    return "".join(
        moved(n * step, 0, box(0.6, 0, step - 1.2, 29, TINT, rx=1.6), level(each, step, words))
        for n, each in enumerate(calling)
    )


def level(number: int, step: float, words: Words) -> str:
    name = LEVELS[number]
    own = "  ".join(str(value) for value, icons in ACTION_ICONS.items() if number in icons)
    fights = " ".join(f"+{value}" for value, icons in FIGHT_ICONS.items() if number in icons)
    theirs = " ".join(f"+{value}" for value in sorted(NP_FIGHTS[number]))
    jumps = moved(step - 8, 13.6, jump(), scale=0.22) if number in JUMP_ICONS else ""
    room = step - 14
    return "".join(
        (
            moved(6, 6, gem(name)),
            start(words(f"prison-option-level-{name}"), 11.5, 7.4, 3.8, room),
            disc(5.4, 13.8, 1.7, ink("yellow"), stroke=ink("ink"), stroke_width=0.3),
            start(own or "–", 9.5, 15, 3.3, room),
            jumps,
            start(fights or "–", 9.5, 20, 3.3, room),
            box(3.8, 22.8, 3.2, 3.2, ink("np"), stroke=ink("ink"), stroke_width=0.3),
            start(theirs, 9.5, 25.6, 3.3, room),
        )
    )


def start(text: str, x: float, y: float, size: float, room: float) -> str:
    return lettered(text, x, y, size, room, ink("ink"), anchor="start")
