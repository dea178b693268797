"""What stands beside the roads: numbers at the edge, signposts, milestones, flags of the zones."""

from igroteka.press.lettering import lettered
from igroteka.press.svg import moved, shape

from .art import art, ink, numbered
from .ground import AWAY, CELL, Ground
from .survey import Survey

WAYS = {0: "east", 90: "south", 180: "west", -90: "north"}
STONE, STONE_EDGE = "#e4e2da", "#6f6b64"


def starts(ground: Ground) -> str:
    """The number of a road, on the margin where it begins."""
    parts = []
    for number, road in enumerate(ground.roads, 1):
        (x, y), (dx, dy) = ground.centre(road[0]), ground.outwards(road[0])
        away = 0.72 * CELL
        shield = numbered("shield", number, 26, 34)
        parts.append(moved(x + dx * away, y + dy * away, shield, scale=0.6))
    return "".join(parts)


def posts(ground: Ground) -> str:
    """Each road has the nearest of its signposts with its number."""
    parts = []
    for number, road in enumerate(ground.roads, 1):
        stands = ground.heading(road, len(road) - 1 - AWAY[0])
        post = numbered(f"post-{WAYS[round(stands.turn)]}", number, 17, 30)
        parts.append(moved(stands.x - CELL * 0.37, stands.y + CELL * 0.36, post))
    return "".join(parts)


def milestones(ground: Ground) -> str:
    """On the screen one choice of signposts stands; on paper stones mark the farther ones."""
    parts = []
    for road in ground.roads:
        for away in AWAY[1:]:
            x, y = ground.centre(road[len(road) - 1 - away])
            stone = shape("M-11 9V-6Q-11-14 0-14Q11-14 11-6V9Z", STONE, stroke=STONE_EDGE)
            text = lettered(str(away), 0, 5, 13, 24, ink("ink"))
            parts.append(moved(x + CELL * 0.3, y + CELL * 0.3, stone, text, scale=0.86))
    return "".join(parts)


def flags(survey: Survey) -> str:
    """Where a road comes into zone 2 and 3 (U-A7)."""
    return "".join(
        moved(
            flag.x + CELL * 0.32,
            flag.y - CELL * 0.2,
            art()[f"flag-{flag.zone}"].art,
            scale=1.35,
        )
        for flag in survey.flags
    )
