"""What grows on the land, place by place, as `growth.ts` plants it on the screen."""

from math import floor

from igroteka.press.craft import chance

from .ground import CELL, Ground, Place

PATCH = 3.4
WOOD, DENSE, FIELD = 0.58, 0.72, 0.36


class Tree(Place, frozen=True):
    kind: str
    size: float


def hundredths(value: float) -> float:
    return floor(value * 100 + 0.5) / 100


def grown(ground: Ground) -> tuple[dict[str, list[Place]], list[Tree]]:
    """Fields by their corners, poppies, and trees from north to south."""
    small: dict[str, list[Place]] = {"straw": [], "stubble": [], "poppies": []}
    woods: list[Tree] = []
    busy = {cell for road in ground.roads for cell in road}
    for cell in ground.cells("."):
        if cell in busy:
            continue
        column, row = ground.spot(cell)
        lush = hills(column / PATCH, row / PATCH, 5)
        if lush > WOOD:
            woods += trees(column, row, 3 if lush > DENSE else 2)
        elif lush < FIELD:
            kind = "stubble" if (column // 2 + row // 2) % 2 else "straw"
            small[kind].append(Place(column * CELL + 4, row * CELL + 4))
        elif chance(column, row, 9) > 0.55:
            small["poppies"] += poppies(column, row)
    return small, woods


def hills(x: float, y: float, seed: int) -> float:
    """Smooth hills of chance from 0 to 1."""
    left, top = floor(x), floor(y)
    u, v = ease(x - left), ease(y - top)
    upper = chance(left, top, seed) * (1 - u) + chance(left + 1, top, seed) * u
    lower = chance(left, top + 1, seed) * (1 - u) + chance(left + 1, top + 1, seed) * u
    return upper * (1 - v) + lower * v


def ease(part: float) -> float:
    return part * part * (3 - 2 * part)


def trees(column: int, row: int, count: int) -> list[Tree]:
    kind = "fir" if hills(column / 6, row / 6, 8) > 0.5 else "round"
    return [
        Tree(
            x=hundredths((column + (n + 0.25 + chance(column, row, n) * 0.5) / count) * CELL),
            y=hundredths((row + 0.35 + chance(column, row, n, 1) * 0.42) * CELL),
            kind=kind,
            size=hundredths(0.95 + chance(column, row, n, 2) * 0.4),
        )
        for n in range(count)
    ]


def poppies(column: int, row: int) -> list[Place]:
    return [
        Place(
            hundredths((column + 0.15 + chance(column, row, n, 5) * 0.7) * CELL),
            hundredths((row + 0.15 + chance(column, row, n, 6) * 0.7) * CELL),
        )
        for n in range(3)
    ]
