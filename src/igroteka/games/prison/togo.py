"""How far it is to go from every square: readings of the board and searches back (P-9.19)."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from igroteka.parts.grid import SIDES

from .classes import Kind
from .floor import BESIDE, PLACES, WIDTH, Laid, portcullis, square_in
from .gears import has_trait
from .jumping import may_land, over_squares, step
from .rooms import EDGES, ROOMS, Edge
from .scene import carries
from .state import GONE, YELLOW, State, Thing
from .walking import is_exit, may_stop, steps
from .ways import passes, speed

EVERY_EDGE = (1 << EDGES) - 1
Cost = tuple[int, int]
Labels = frozenset[int]
Reached = dict[int, tuple[int, Labels]]
Reading = Callable[[State, tuple[int, ...]], State]


def as_it_is(state: State, _kept: tuple[int, ...]) -> State:
    return state


def without_figures(state: State, kept: tuple[int, ...]) -> State:
    figures = tuple(
        figure if n in kept else replace(figure, square=min(figure.square, GONE))
        for n, figure in enumerate(state.figures)
    )
    return replace(state, figures=figures)


def with_open_gates(state: State, kept: tuple[int, ...]) -> State:
    dungeon = tuple(laid and replace(laid, raised=EVERY_EDGE) for laid in state.dungeon)
    return replace(without_figures(state, kept), dungeon=dungeon)


def all_open(state: State, kept: tuple[int, ...]) -> State:
    """Closed rooms as open floor, slits open; a rope lies over the pit of what stands for them."""
    dungeon = tuple(laid or BARE for laid in state.dungeon)
    opened = tuple(replace(laid, broken=laid.broken | slits(laid)) for laid in dungeon)
    ropes = (Thing(YELLOW, Kind.ROPE, pit) for pit in unseen_pits(state))
    things = (*state.things, *ropes)
    return with_open_gates(replace(state, dungeon=opened, things=things), kept)


def unseen_pits(state: State) -> Iterator[int]:
    for place, laid in enumerate(state.dungeon):
        if laid is None:
            yield from (square_in(place, pit) for pit in ROOMS[BARE.room].pits)


def bare_room() -> Laid:
    fewest = min(range(PLACES), key=lambda room: len(ROOMS[room].pits))
    return Laid(fewest, 0, broken=EVERY_EDGE)


def slits(laid: Laid) -> int:
    edges = ROOMS[laid.room].edges
    return sum(1 << n for n, edge in enumerate(edges) if edge is Edge.SLIT)


BARE = bare_room()
READINGS: tuple[Reading, ...] = (as_it_is, without_figures, with_open_gates, all_open)


def rows_and_columns(one: int, other: int) -> int:
    down, right = abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH)
    return down + right


def backwards(state: State, number: int, ends: Reached) -> dict[int, tuple[Cost, Labels]]:
    """What each safe square has to go, searched from the ends, action point by action point.

    Labels tell the ends apart: those a square is nearest to.
    """
    found: dict[int, tuple[Cost, Labels]] = {}
    waiting: list[Reached] = [ends, {}, {}]
    ap = 0
    while any(waiting):
        edge = {
            square: reached
            for square, reached in waiting[0].items()
            if square not in found and (ap == 0 or not may_stop(state, number, square))
        }
        found.update((square, ((ap, n), labels)) for square, (n, labels) in edge.items())
        waiting = [*waiting[1:], {}]
        one_back(state, number, edge, waiting)
        ap += 1
    return found


def one_back(state: State, number: int, edge: Reached, waiting: list[Reached]) -> None:
    """Squares from which a move, a jump, or a key and a move lead to one of these."""
    walked = walked_back(state, number, edge)
    for square, (squares, labels) in walked.items():
        better(waiting[0], square, squares, labels)
    for end, (squares, labels) in edge.items():
        for start in jumps_back(state, number, end):
            better(waiting[0], start, squares + 2, labels)
    if not (carries(state, number, Kind.KEY) or has_trait(state, number, "own_key")):
        return
    pace = speed(state, number)
    short = walked_back(state, number, edge, pace - 1) if pace > 1 else {}
    for there, (squares, labels) in {**short, **edge}.items():
        for start in behind_gates(state, there):
            better(waiting[1], start, squares + 1, labels)


def better(into: Reached, square: int, squares: int, labels: Labels) -> bool:
    known = into.get(square)
    if known is None or squares < known[0]:
        into[square] = squares, labels
        return True
    if squares == known[0] and not labels <= known[1]:
        into[square] = squares, known[1] | labels
        return True
    return False


def walked_back(state: State, number: int, edge: Reached, pace: int = 0) -> Reached:
    """Fewest squares from each square from which one move leads to one of these."""
    best: Reached = {}
    near, side = steps(state, number), state.figures[number].side
    layer = edge
    for _ in range(pace or speed(state, number)):
        further: Reached = {}
        for square, (squares, labels) in layer.items():
            for there in near[square]:
                if is_exit(side, there) or not passes(state, number, there):
                    continue
                if better(best, there, squares + 1, labels):
                    further[there] = best[there]
        layer = further
    return best


def jumps_back(state: State, number: int, end: int) -> Iterator[int]:
    """From where one could jump there."""
    if not may_land(state, number, end):
        return
    side = state.figures[number].side
    for _, over in over_squares(state, number, end):
        for turn in SIDES:
            start = step(state, over, turn)
            if start not in (-1, end) and not is_exit(side, over) and not is_exit(side, start):
                yield start


def behind_gates(state: State, square: int) -> Iterator[int]:
    for side in SIDES:
        if portcullis(state.dungeon, square, side) is Edge.PORTCULLIS:
            yield BESIDE[square][side]
