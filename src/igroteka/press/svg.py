"""A little SVG: shapes as text, numbers short, the same bytes every time."""

import math
from collections.abc import Iterable

Point = tuple[float, float]


def num(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, **attributes: object) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`; None is left out."""
    parts = (
        f'{key.replace("_", "-")}="{_text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name} {' '.join(parts)}/>"


def _text(value: object) -> str:
    return num(value) if isinstance(value, int | float) else str(value)


def drawing(width: float, height: float, *parts: str, bleed: float = 0) -> str:
    """A whole picture; `bleed` shows that much around it."""
    box = " ".join(map(num, (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'


def moved(x: float, y: float, *parts: str, turn: float = 0, scale: float = 1) -> str:
    steps = [f"translate({num(x)} {num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({num(scale)})")
    return f'<g transform="{" ".join(steps)}">{"".join(parts)}</g>'


def disc(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def ring(x: float, y: float, radius: float, stroke: str, width: float, **more: object) -> str:
    return disc(x, y, radius, "none", stroke=stroke, stroke_width=width, **more)


def box(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def stroke(path: str, colour: str, width: float, **more: object) -> str:
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **more)


def shape(path: str, fill: str, **more: object) -> str:
    return tag("path", d=path, fill=fill, **more)


def line(*points: Point) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Iterable[Point]) -> str:
    return line(*points) + "Z"


def cut(radius: float, corners: int, wobble: float, seed: int = 0) -> tuple[Point, ...]:
    """A round piece as scissors leave it: straight snips, never quite even."""
    points = []
    for corner in range(corners):
        angle = 2 * math.pi * (corner + 0.25 * math.sin(seed + 2.4 * corner)) / corners
        reach = radius * (1 + wobble * math.sin(1.7 * seed + 3.9 * corner))
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    return tuple(points)
