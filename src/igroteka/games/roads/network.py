"""The roads on the table: what lies where, and what the empty cells around ask for."""

from msgspec import Struct

from igroteka.kernel import Seat
from igroteka.parts.grid import OPPOSITE, SIDES, STEPS, Cell, neighbour, place_of

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
    if not options.bounded:
        return True
    x, y = place_of(cell)
    return 0 <= x < options.width and 0 <= y < options.height


def untouched(options: Options, cell: Cell) -> Sides:
    """What a cell asks for before any card lies beside it: the border alone speaks (R-2.2)."""
    if not options.bounded or options.open_border:
        return (FREE, FREE, FREE, FREE)
    north, east, south, west = (
        FREE if inside(options, neighbour(cell, side)) else BEIGE for side in SIDES
    )
    return north, east, south, west


def need_at(network: Network, options: Options, cell: Cell) -> Sides:
    return network.ends.get(cell) or network.kerbs.get(cell) or untouched(options, cell)


def joined_sides(need: Sides) -> int:
    return sum(width > BEIGE for width in need)


def joins(need: Sides) -> bool:
    """At least one road runs in (R-P1)."""
    return max(need) > BEIGE


def grown(network: Network, options: Options, cell: Cell, card: Card, sides: Sides) -> Network:
    """The network with one card more."""
    ends, kerbs = dict(network.ends), dict(network.kerbs)
    ends.pop(cell, None)
    kerbs.pop(cell, None)
    cards = {**network.cards, cell: card}
    for side in SIDES:
        beside = Cell(cell + STEPS[side])
        if beside not in cards and inside(options, beside):
            _touch(ends, kerbs, options, beside, OPPOSITE[side], sides[side])
    return Network(cards, ends, kerbs)


def _touch(
    ends: dict[Cell, Sides],
    kerbs: dict[Cell, Sides],
    options: Options,
    cell: Cell,
    side: int,
    width: int,
) -> None:
    need = ends.get(cell) or kerbs.pop(cell, None) or untouched(options, cell)
    touched: Sides = need[:side] + (width,) + need[side + 1 :]  # type: ignore[assignment]
    if cell in ends or width > BEIGE:
        ends[cell] = touched
    else:
        kerbs[cell] = touched
