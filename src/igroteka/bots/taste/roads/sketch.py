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
    """`gaps` is for each open gap the set of faces that fit it, as bits; `full` is from 0 to 1."""

    starter: Seat
    hands: Hands
    out: tuple[Seat, ...]
    joined: tuple[int, ...]
    gaps: list[int]
    left: float
    full: float


def sketch(state: State) -> Sketch:
    cards, options = len(state.network.cards), state.options
    return Sketch(
        starter=state.starter,
        hands=state.hands,
        out=state.out,
        joined=state.joined,
        gaps=[fits(need) for need in state.network.ends.values()],
        left=1 - cards / len(deck(options, state.seats)),
        full=cards / (options.width * options.height) if options.bounded else 0.0,
    )


def with_card(now: Sketch, state: State, seat: Seat, lay: Lay) -> Sketch:
    """The outline after a card, whoever is next."""
    cell = Cell((lay.y + HALF) * SPAN + lay.x + HALF)
    options, network, joined = state.options, state.network, list(now.joined)
    joined[seat] += joined_sides(network.ends[cell]) if network.cards else 1
    cells = options.width * options.height
    hands = now.hands
    return Sketch(
        starter=now.starter,
        hands=(*hands[:seat], without(hands[seat], lay.face), *hands[seat + 1 :]),
        out=now.out,
        joined=tuple(joined),
        gaps=gaps_after(network, options, cell, turned(lay.face, lay.turn)),
        left=now.left - 1 / len(deck(options, state.seats)),
        full=now.full + 1 / cells if cells else 0.0,
    )


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
