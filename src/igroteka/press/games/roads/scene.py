"""Cards laid by the rules: the network on the cover, and a row of them beside the rules."""

from igroteka.games.roads.faces import FACES, turned, turns
from igroteka.press.sprites import sprites
from igroteka.press.svg import drawing, num

SIZE = 100.0  # a card is drawn on 100 × 100, its middle at 0 0
Sides = tuple[int, ...]

# Each row from west to east; the widths at north, east, south, west as the card lies.
SCENES: dict[str, tuple[str, ...]] = {
    "plain": (
        "0110 0111 0111 0011 0110 0011",
        "1010 1100 1111 1011 1110 1011",
        "1100 0101 1101 1101 1101 1001",
    ),
    "lanes": (
        "0440 0424 0424 0044 0440 0044",
        "4400 2404 2404 4404 4404 4004",
    ),
}


def scene(name: str) -> str:
    return network(laid_sides(name))


def laid_sides(name: str) -> tuple[tuple[Sides, ...], ...]:
    return tuple(tuple(tuple(map(int, card)) for card in line.split()) for line in SCENES[name])


def network(rows: tuple[tuple[Sides, ...], ...]) -> str:
    cards = (
        window(column * SIZE, row * SIZE, laid(sides))
        for row, line in enumerate(rows)
        for column, sides in enumerate(line)
    )
    return drawing(len(rows[0]) * SIZE, len(rows) * SIZE, *cards)


def window(x: float, y: float, card: str) -> str:
    """Only what lies inside the cut; what runs past it stays unseen."""
    size, half = num(SIZE), num(SIZE / 2)
    place = f'x="{num(x)}" y="{num(y)}" width="{size}" height="{size}"'
    return f'<svg {place} viewBox="-{half} -{half} {size} {size}">{card}</svg>'


def laid(sides: Sides) -> str:
    face, turn = next(
        (face, turn) for face in FACES for turn in turns(face) if turned(face, turn) == sides
    )
    return f'<g transform="rotate({90 * turn})">{sprites("roads")[face].art}</g>'
