"""Roads once more, slowly and from scratch: what the rules are checked against.

It shares nothing with the game but the numbers of its cells. A table is a plain dict from places
to the four widths of a card's sides: north, east, south, west.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.games.roads.network import Network
from igroteka.games.roads.options import Options
from igroteka.games.roads.state import State
from igroteka.parts.grid import cell_at, place_of

Place = tuple[int, int]
Sides = tuple[int, int, int, int]
Table = dict[Place, Sides]
Choice = tuple[str, int, int, int]

AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))

# R-C2, R-L1: north, east, south, west.
DRAWN = {"S": "1010", "C": "1100", "T": "0111", "X": "1111", "D": "1000"}
DRAWN |= {f"{face}2": look.replace("1", "2") for face, look in DRAWN.items() if len(face) == 1}
DRAWN |= {f"{face}4": look.replace("1", "4") for face, look in DRAWN.items() if len(face) == 1}
DRAWN |= {"X24": "2424", "T42": "0424", "T24": "0242"}


def sides_of(face: str, turn: int) -> Sides:
    """Clockwise: what was north comes to lie east."""
    look = DRAWN[face]
    north, east, south, west = (int(look[(side - turn) % 4]) for side in range(4))
    return north, east, south, west


def table_of(state: State) -> Table:
    cards = state.network.cards.items()
    return {place_of(cell): sides_of(card.face, card.turn) for cell, card in cards}


def on_field(options: Options, place: Place) -> bool:
    if options.variant != "newspaper":
        return True
    return 0 <= place[0] < options.width and 0 <= place[1] < options.height


def beside(place: Place) -> list[Place]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in AROUND]


def facing(table: Table, place: Place, side: int) -> int | None:
    """The width of the neighbour's side that touches this one; None where nobody lies."""
    there = beside(place)[side]
    return table[there][(side + 2) % 4] if there in table else None


def open_ends(table: Table, options: Options) -> set[Place]:
    """Empty places of the field that some road runs into."""
    return {
        there
        for place, sides in table.items()
        for side, there in enumerate(beside(place))
        if sides[side] and there not in table and on_field(options, there)
    }


def may_lie(table: Table, options: Options, place: Place, sides: Sides) -> bool:
    if place in table or not on_field(options, place):
        return False
    met = [facing(table, place, side) for side in range(4)]
    if any(width is not None and width != sides[side] for side, width in enumerate(met)):
        return False
    if table and not any(met):
        return False
    off = [side for side in range(4) if not on_field(options, beside(place)[side])]
    if not options.open_border:
        return not any(sides[side] for side in off)
    grown = {**table, place: sides}
    return bool(open_ends(grown, options)) or len(grown) == options.width * options.height


def places_to_try(table: Table, options: Options) -> Sequence[Place]:
    if options.variant == "newspaper":
        return [(x, y) for x in range(options.width) for y in range(options.height)]
    return [(0, 0)] if not table else sorted({spot for place in table for spot in beside(place)})


def choices(state: State, hand: Sequence[str]) -> set[Choice]:
    """Every card of the hand in every turn that looks new at every place, tried one by one."""
    table = table_of(state)
    return {
        (face, *place, turn)
        for face in set(hand)
        for turn in new_turns(face)
        for place in places_to_try(table, state.options)
        if may_lie(table, state.options, place, sides_of(face, turn))
    }


def new_turns(face: str) -> Iterator[int]:
    looks = [sides_of(face, turn) for turn in range(4)]
    return (turn for turn in range(4) if looks[turn] not in looks[:turn])


def recount(cards: Network, options: Options) -> Network:
    """The same cards with ends and kerbs told from scratch; -1 asks for nothing, 0 for beige."""
    table = {place_of(cell): sides_of(card.face, card.turn) for cell, card in cards.cards.items()}
    ends = open_ends(table, options)
    rim = {there for place in table for there in beside(place)} - table.keys()
    kerbs = {there for there in rim - ends if on_field(options, there)}
    return Network(
        cards.cards,
        {cell_at(*place): asked(table, options, place) for place in ends},
        {cell_at(*place): asked(table, options, place) for place in kerbs},
    )


def asked(table: Table, options: Options, place: Place) -> Sides:
    beige = not options.open_border
    off = [beige and not on_field(options, there) for there in beside(place)]
    met = [facing(table, place, side) for side in range(4)]
    north, east, south, west = (
        0 if off[side] else -1 if width is None else width for side, width in enumerate(met)
    )
    return north, east, south, west


def is_one_network(table: Table) -> bool:
    """Walk the roads from any card: every other card is reached."""
    todo = list(table)[:1]
    reached = set(todo)
    while todo:
        place = todo.pop()
        for side, there in enumerate(beside(place)):
            if table[place][side] and there in table and there not in reached:
                reached.add(there)
                todo.append(there)
    return reached == set(table)


def all_cards(state: State) -> Counter[str]:
    """Hands, table and box together."""
    laid = (card.face for card in state.network.cards.values())
    held = (card for hand in state.hands for card in hand)
    return Counter([*state.box, *held, *laid])
