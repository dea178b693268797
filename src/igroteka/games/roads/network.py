"""The roads on the table: what lies where, and what the empty cells around ask for."""

from functools import cache, lru_cache

from msgspec import Struct

from igroteka.kernel import Seat
from igroteka.parts.grid import OPPOSITE, SIDES, Cell, neighbour, place_of

from .faces import BEIGE, FREE, Sides
from .options import Options


class Card(Struct, frozen=True):
    """A card on the table."""

    face: str
    turn: int
    by: Seat


class Network(Struct, frozen=True):
    """Every empty cell beside a card is an `end`, if a road runs into it, or else a `kerb`."""

    cards: dict[Cell, Card] = {}
    ends: dict[Cell, Sides] = {}
    kerbs: dict[Cell, Sides] = {}

    @property
    def closed(self) -> bool:
        return not self.ends and bool(self.cards)


def inside(options: Options, cell: Cell) -> bool:
    return not options.bounded or _on_field(options.width, options.height, cell)


def _on_field(width: int, height: int, cell: Cell) -> bool:
    x, y = place_of(cell)
    return 0 <= x < width and 0 <= y < height


@lru_cache(maxsize=1 << 14)
def _beside(width: int, height: int, cell: Cell) -> tuple[tuple[int, Cell], ...]:
    """The cells around, each with the side it lies at; on a field only those on it."""
    around = tuple((side, neighbour(cell, side)) for side in SIDES)
    return tuple(there for there in around if not width or _on_field(width, height, there[1]))


def untouched(options: Options, cell: Cell) -> Sides:
    """What a cell asks for before any card lies beside it: the border alone speaks (R-2.2)."""
    if not options.bounded or options.open_border:
        return (FREE, FREE, FREE, FREE)
    return _border_speaks(options.width, options.height, cell)


@lru_cache(maxsize=1 << 14)
def _border_speaks(width: int, height: int, cell: Cell) -> Sides:
    on_field = {side for side, _ in _beside(width, height, cell)}
    north, east, south, west = (FREE if side in on_field else BEIGE for side in SIDES)
    return north, east, south, west


def need_at(network: Network, options: Options, cell: Cell) -> Sides:
    return network.ends.get(cell) or network.kerbs.get(cell) or untouched(options, cell)


def joined_sides(need: Sides) -> int:
    north, east, south, west = need
    return (north > BEIGE) + (east > BEIGE) + (south > BEIGE) + (west > BEIGE)


def grown(network: Network, options: Options, cell: Cell, card: Card, sides: Sides) -> Network:
    """The network with one card more."""
    cards, ends, kerbs = {**network.cards, cell: card}, dict(network.ends), dict(network.kerbs)
    ends.pop(cell, None)
    for side, beside in _beside(options.width, options.height, cell):
        if beside in cards:
            continue
        width = sides[side]
        was = ends.get(beside) or kerbs.pop(beside, None) or untouched(options, beside)
        asked = asking(was, OPPOSITE[side], width)
        if width > BEIGE or beside in ends:
            ends[beside] = asked
        else:
            kerbs[beside] = asked
    return Network(cards, ends, kerbs)


@cache
def asking(need: Sides, side: int, width: int) -> Sides:
    """The need of a cell that has got a neighbour at this side."""
    return (*need[:side], width, *need[side + 1 :])  # type: ignore[return-value]
