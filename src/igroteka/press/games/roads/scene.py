"""The picture on the cover: a network of cards laid by the rules."""

from igroteka.press.svg import drawing, moved, num

from .face import layers
from .ink import SIZE
from .road import EAST, NORTH, Sides

COLUMNS = 6

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
    cards = (
        window(column * SIZE, row * SIZE, laid(sides))
        for row, line in enumerate(laid_sides(name))
        for column, sides in enumerate(line)
    )
    return drawing(COLUMNS * SIZE, len(SCENES[name]) * SIZE, *cards)


def laid_sides(name: str) -> tuple[tuple[Sides, ...], ...]:
    return tuple(tuple(tuple(map(int, card)) for card in line.split()) for line in SCENES[name])


def window(x: float, y: float, card: str) -> str:
    """Only what lies inside the cut; what runs past it stays unseen."""
    size = num(SIZE)
    place = f'x="{num(x)}" y="{num(y)}" width="{size}" height="{size}"'
    return f'<svg {place} viewBox="0 0 {size} {size}">{card}</svg>'


def laid(sides: Sides) -> str:
    """Bends are drawn from north to east and turned; all others as they lie."""
    turn = next((t for t in range(4) if roads(unturned(sides, t)) == [NORTH, EAST]), 0)
    middle = SIZE / 2
    card = "".join(layers(unturned(sides, turn)))
    return moved(middle, middle, moved(-middle, -middle, card), turn=90 * turn)


def unturned(sides: Sides, turn: int) -> Sides:
    return sides[turn:] + sides[:turn]


def roads(sides: Sides) -> list[int]:
    return [side for side in range(4) if sides[side]]
