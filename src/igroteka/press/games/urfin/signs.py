"""What stands beside the roads: numbers at the edge, signposts, bridges, flags of the zones."""

import math

from igroteka.press.lettering import lettered
from igroteka.press.svg import disc, moved, shape, stroke

from .ground import AWAY, CELL, Ground
from .ink import INK, KERB, SIGN, WOOD, WOOD_DARK, WOOD_LINE, ZONE_2, ZONE_3

SHIELD = "M-20-21Q0-27 20-21L21 4Q17 20 0 26Q-17 20-21 4Z"
ARROW = "M-16-14H10L26 0L10 14H-16Z"
BRIDGE = "M-44-23Q0-33 44-23V23Q0 13-44 23Z"
PLANKS = "M-33-24V20M-22-26V18M-11-27V16M0-27V16M11-27V16M22-26V18M33-24V20"
RAILS = "M-46-24Q0-38 46-24M-46 23Q0 9 46 23"
FLAGS = {2: (ZONE_2, "M0-18H24L17-8L24 2H0Z"), 3: (ZONE_3, "M0-19L26-8L0 3Z")}


def heading(ground: Ground, road: tuple[int, ...], index: int) -> float:
    """The way a road goes there, in degrees clockwise from east."""
    (ax, ay), (bx, by) = ground.centre(road[index]), ground.centre(road[index + 1])
    return math.degrees(math.atan2(by - ay, bx - ax))


def bridges(ground: Ground) -> str:
    parts = []
    for cell in ground.cells("B"):
        road = next(road for road in ground.roads if cell in road)
        turn = heading(ground, road, road.index(cell))
        knobs = "".join(disc(x, y, 4, "#f0cf6d") for x in (-45, 45) for y in (-24, 23))
        parts.append(
            moved(
                *ground.centre(cell),
                shape(BRIDGE, WOOD, stroke=WOOD_DARK, stroke_width=2),
                stroke(PLANKS, WOOD_LINE, 2),
                stroke(RAILS, WOOD_DARK, 6, stroke_linecap="round"),
                knobs,
                turn=turn,
            )
        )
    return "".join(parts)


def starts(ground: Ground) -> str:
    """The number of a road, beside the map where it begins."""
    parts = []
    for number, road in enumerate(ground.roads, 1):
        x, y = ground.centre(road[0])
        dx, dy = ground.outwards(road[0])
        shield = shape(SHIELD, SIGN, stroke=KERB, stroke_width=3)
        text = lettered(str(number), 0, 7, 22, 40, INK)
        away = 0.72 * CELL
        parts.append(moved(x + dx * away, y + dy * away, shield, text, scale=0.6))
    return "".join(parts)


def signposts(ground: Ground) -> str:
    """The nearest of each road as a signpost with its number, the farther ones as milestones."""
    return "".join(
        post(ground, number, road) + stones(ground, road)
        for number, road in enumerate(ground.roads, 1)
    )


def post(ground: Ground, number: int, road: tuple[int, ...]) -> str:
    index = len(road) - 1 - AWAY[0]
    x, y = ground.centre(road[index])
    board = shape(ARROW, SIGN, stroke=WOOD_DARK, stroke_width=2.5, stroke_linejoin="round")
    pole = shape("M-2.5 4V-40H2.5V4Z", WOOD_DARK)
    turned = moved(0, -30, moved(0, 0, board, turn=heading(ground, road, index)))
    text = lettered(str(number), 0, -24, 17, 30, INK)
    return moved(x - CELL * 0.34, y + CELL * 0.36, pole, turned, text)


def stones(ground: Ground, road: tuple[int, ...]) -> str:
    parts = []
    for away in AWAY[1:]:
        x, y = ground.centre(road[len(road) - 1 - away])
        stone = shape("M-11 9V-6Q-11-14 0-14Q11-14 11-6V9Z", "#e4e2da", stroke="#6f6b64")
        text = lettered(str(away), 0, 5, 13, 24, INK)
        parts.append(moved(x + CELL * 0.3, y + CELL * 0.3, stone, text, scale=0.86))
    return "".join(parts)


def flags(ground: Ground) -> str:
    """Where a road comes into zone 2 and 3 (U-A7)."""
    parts = []
    for road in ground.roads:
        for zone, (colour, cloth) in FLAGS.items():
            cell = next(cell for cell in road if ground.zones[cell] >= zone)
            x, y = ground.centre(cell)
            flag = shape(cloth, colour, stroke="#ffffff", stroke_width=1.5)
            pole = shape("M-1.5 16V-18H1.5V16Z", WOOD_DARK)
            text = lettered(str(zone), 9, -3, 14, 20, "#ffffff")
            parts.append(moved(x + CELL * 0.26, y - CELL * 0.16, pole, flag, text))
    return "".join(parts)
