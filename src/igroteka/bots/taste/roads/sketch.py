"""A position in outline: what each open gap takes, and who holds what.

A card can be added to an outline without making the position it leads to.
"""

from functools import cache

from msgspec import Struct

from igroteka.games.roads.actions import Lay
from igroteka.games.roads.decks import deck
from igroteka.games.roads.faces import BEIGE, Sides, turned
from igroteka.games.roads.network import Network, joined_sides, untouched
from igroteka.games.roads.options import Options
from igroteka.games.roads.state import State
from igroteka.kernel import Seat
from igroteka.parts.deck import without
from igroteka.parts.grid import HALF, OPPOSITE, SIDES, SPAN, STEPS, Cell

from .masks import fits

Hands = tuple[tuple[str, ...], ...]


class Sketch(Struct):
    """`gaps` is for each open gap the set of faces that fit it, as bits.

    `left` is the part of the deck not on the table, `full` the part of the field that is taken.
    """

    starter: Seat
    hands: Hands
    out: tuple[Seat, ...]
    joined: tuple[int, ...]
    gaps: list[int]
    left: float
    full: float


def sketch(state: State) -> Sketch:
    return Sketch(
        starter=state.starter,
        hands=state.hands,
        out=state.out,
        joined=state.joined,
        gaps=[fits(need) for need in state.network.ends.values()],
        left=left(state, len(state.network.cards)),
        full=full(state, len(state.network.cards)),
    )


def with_card(now: Sketch, state: State, seat: Seat, lay: Lay) -> Sketch:
    """The outline after a card, whoever is next."""
    cell = Cell((lay.y + HALF) * SPAN + lay.x + HALF)
    network, joined = state.network, list(now.joined)
    joined[seat] += joined_sides(network.ends[cell]) if network.cards else 1
    hands, cards = now.hands, len(network.cards) + 1
    return Sketch(
        starter=now.starter,
        hands=(*hands[:seat], without(hands[seat], lay.face), *hands[seat + 1 :]),
        out=now.out,
        joined=tuple(joined),
        gaps=gaps_after(network, state.options, cell, turned(lay.face, lay.turn)),
        left=left(state, cards),
        full=full(state, cards),
    )


def left(state: State, cards: int) -> float:
    whole = len(deck(state.options, state.seats))
    return (whole - cards) / whole


def full(state: State, cards: int) -> float:
    cells = state.options.width * state.options.height
    return cards / cells if cells else 0.0


def gaps_after(network: Network, options: Options, cell: Cell, sides: Sides) -> list[int]:
    """What every gap takes once a card lies in this one."""
    needs = dict(network.ends)
    needs.pop(cell, None)
    for side in SIDES:
        beside = Cell(cell + STEPS[side])
        was = needs.get(beside)
        if was is None:
            if sides[side] == BEIGE or beside in network.cards:
                continue
            was = network.kerbs.get(beside) or untouched(options, beside)
        needs[beside] = asking(was, OPPOSITE[side], sides[side])
    return [fits(need) for need in needs.values()]


@cache
def asking(need: Sides, side: int, width: int) -> Sides:
    north, east, south, west = (width if at == side else need[at] for at in SIDES)
    return north, east, south, west
