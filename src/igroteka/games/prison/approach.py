"""As near as possible to a goal that cannot be achieved now (P-9.3, P-9.19 to P-9.21)."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from igroteka.parts.grid import SIDES

from .floor import BESIDE, NOWHERE, PLACES, SIZE, WIDTH, Laid, portcullis
from .goals import Reach, class_rank, on_floor
from .jumping import landings
from .manners import card, load_rank
from .npcs import Goal
from .plans import Plan
from .rooms import EDGES, ROOMS, Edge
from .scene import floor
from .state import GONE, NONE, OFF_FLOOR, State
from .walking import is_exit, may_stop
from .ways import passes, speed, steps

EVERY_EDGE = (1 << EDGES) - 1
WORSE = 1000  # a later reading is farther than any way of an earlier one
Cost = tuple[int, int]
Reading = Callable[[State, int], State]


def approach(reach: Reach, goal: Goal, ap: int) -> Iterator[Plan]:
    """Among safe squares within the AP those with the least to go, if less than from here."""
    state, number = reach.state, reach.number
    ends = targets(state, number, goal)
    if not ends:
        return
    togo = distances(state, number, ends)
    here = togo(state.figures[number].square)
    options = [(togo(stay.square), stay) for stay in reach.stays if stay.ap <= ap and not stay.out]
    least = min((cost for cost, _ in options), default=here)
    if least >= here:
        return
    for cost, stay in options:
        if cost == least:
            yield reach.plan(goal, "", stay, 0)


def targets(state: State, number: int, goal: Goal) -> set[int]:
    """The squares that matter: beside whom, on what, before which room (P-9.20)."""
    match goal:
        case Goal.EXIT:
            side = state.figures[number].side
            return {square for square in range(SIZE) if is_exit(side, square)}
        case Goal.ROTATE:
            return set(floor(state).gears)
        case Goal.REVEAL:
            return next_to_closed(state)
        case Goal.BREAK | Goal.OPEN:
            return next_to_gates(state, shut_only=goal is Goal.OPEN)
        case Goal.TAKE:
            return dearest_things(state, number)
    return beside_highest(state, number, goal)


def beside_highest(state: State, number: int, goal: Goal) -> set[int]:
    """With a list: the highest-listed target on the board (P-9.20)."""
    friends = goal in (Goal.REGROUP, Goal.HEAL)
    there = [n for n in on_floor(state, number, friends) if counts(state, n, goal)]
    if not there:
        return set()
    highest = min(class_rank(state, number, n) for n in there)
    squares = [state.figures[n].square for n in there if class_rank(state, number, n) == highest]
    return {BESIDE[square][side] for square in squares for side in SIDES} - {NOWHERE}


def counts(state: State, other: int, goal: Goal) -> bool:
    if goal is Goal.HEAL:
        return state.figures[other].wounded
    return goal is not Goal.COMBAT or not state.figures[other].hurt


def dearest_things(state: State, number: int) -> set[int]:
    own = load_rank(state, number, number)
    lying = [t for t in state.things if t.square >= OFF_FLOOR]
    ranks = [(card(state, number).rank(thing.kind), thing.square) for thing in lying]
    better = [(rank, square) for rank, square in ranks if rank < own]
    highest = min(better, default=(NONE, NONE))[0]
    return {square for rank, square in better if rank == highest}


def next_to_closed(state: State) -> set[int]:
    ground = floor(state)
    return {
        square
        for square in range(SIZE)
        if ground.open[square]
        for side in SIDES
        if BESIDE[square][side] != NOWHERE
        and not ground.open[BESIDE[square][side]]
        and ground.edges[square][side] is Edge.OPEN
    }


def next_to_gates(state: State, shut_only: bool) -> set[int]:
    found = set()
    for square in range(SIZE):
        for side in SIDES:
            gate = portcullis(state.dungeon, square, side)
            if gate is not None and not (shut_only and gate is Edge.OPEN):
                found.add(square)
    return found


# what is to go


def distances(state: State, number: int, ends: set[int]) -> Callable[[int], Cost]:
    """Cost of the cheapest way from a square, in the first reading that gives one (P-9.19)."""
    read: list[dict[int, Cost]] = []
    readings = (as_it_is, without_figures, with_open_gates, all_open)

    def togo(square: int) -> Cost:
        for level, reading in enumerate(readings):
            if level == len(read):
                read.append(backwards(reading(state, number), number, ends))
            if square in read[level]:
                return (level * WORSE + read[level][square][0], read[level][square][1])
        return (len(readings) * WORSE, min(map(partial(rows_and_columns, square), ends)))

    return togo


def rows_and_columns(one: int, other: int) -> int:
    down, right = abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH)
    return down + right


def as_it_is(state: State, _number: int) -> State:
    return state


def without_figures(state: State, number: int) -> State:
    figures = tuple(
        figure if n == number else replace(figure, square=min(figure.square, GONE))
        for n, figure in enumerate(state.figures)
    )
    return replace(state, figures=figures)


def with_open_gates(state: State, number: int) -> State:
    dungeon = tuple(laid and replace(laid, raised=EVERY_EDGE) for laid in state.dungeon)
    return replace(without_figures(state, number), dungeon=dungeon)


def all_open(state: State, number: int) -> State:
    """Closed rooms as open floor, slits open: an empty room is one with every edge broken."""
    bare = bare_room()
    dungeon = tuple(laid or bare for laid in state.dungeon)
    opened = tuple(replace(laid, broken=laid.broken | slits(laid)) for laid in dungeon)
    return with_open_gates(replace(state, dungeon=opened), number)


def bare_room() -> Laid:
    fewest = min(range(PLACES), key=lambda room: len(ROOMS[room].pits))
    return Laid(fewest, 0, broken=EVERY_EDGE)


def slits(laid: Laid) -> int:
    edges = ROOMS[laid.room].edges
    return sum(1 << n for n, edge in enumerate(edges) if edge is Edge.SLIT)


def backwards(state: State, number: int, ends: set[int]) -> dict[int, Cost]:
    """What each safe square has to go, searched from the ends, action point by action point."""
    found: dict[int, Cost] = dict.fromkeys(ends, (0, 0))
    edge, ap = dict.fromkeys(ends, 0), 0
    while edge:
        ap += 1
        walked = walked_back(state, number, edge)
        for end, squares in edge.items():
            for start in landings(state, number, end):
                walked[start] = min(walked.get(start, squares + 2), squares + 2)
        edge = {
            square: squares
            for square, squares in walked.items()
            if square not in found and not may_stop(state, number, square)
        }
        found.update((square, (ap, squares)) for square, squares in edge.items())
    return found


def walked_back(state: State, number: int, edge: dict[int, int]) -> dict[int, int]:
    """Fewest squares to each square from which one move leads to one of these."""
    best: dict[int, int] = {}
    near = steps(state, number)
    layer = edge
    for _ in range(speed(state, number)):
        further: dict[int, int] = {}
        for square, squares in layer.items():
            for there in near[square]:
                if best.get(there, squares + 2) > squares + 1 and passes(state, number, there):
                    best[there] = further[there] = squares + 1
        layer = further
    return best
