"""A second, slow telling of the ways an NPC can go: every position spelled out, cheapest first.

It knows the floor only edge by edge and the tokens one by one; what changes hands on the way is
asked of `on_the_way`, which has tests of its own.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from msgspec.structs import replace

from igroteka.games.prison.classes import BUILDS, Class, Kind
from igroteka.games.prison.floor.dungeon import (
    BESIDE,
    NOWHERE,
    PLACE,
    ROWS,
    WIDTH,
    between,
    moved_portcullis,
    portcullis,
)
from igroteka.games.prison.floor.quarters import OWN_SQUARE
from igroteka.games.prison.npc.objects import on_the_way
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import ROOMS, Edge
from igroteka.games.prison.state import NONE, YELLOW, Figure, State
from igroteka.parts.grid import OPPOSITE, SIDES

Cost = tuple[int, int]
# A position the walker may stop in, or the square of the far line it leaves by.
End = State | int


def cheapest(state: State, number: int, ap: int, points: int = 0) -> dict[End, Cost]:
    """What each end costs, in AP and then in squares (P-9.16)."""
    found: dict[End, Cost] = {}
    done: set[tuple[End, int]] = set()
    tickets = count()
    heap: list[tuple[Cost, int, End, int]] = [((0, 0), next(tickets), state, points)]
    while heap:
        cost, _, here, left = heappop(heap)
        if (here, left) in done or cost[0] > ap:
            continue
        done.add((here, left))
        if isinstance(here, int) or here is state or is_safe(here, number):
            found.setdefault(here, cost)
        if not isinstance(here, int):
            for more, there, then in onwards(here, number, left, here is state):
                heappush(heap, ((cost[0] + more[0], cost[1] + more[1]), next(tickets), there, then))
    return found


def onwards(
    state: State, number: int, left: int, at_start: bool
) -> Iterator[tuple[Cost, End, int]]:
    """A square more of the move; from a safe square also a new move, a jump, a gate."""
    walker = state.figures[number]
    if left:
        for there in steps(state, number):
            yield (0, 1), entered(state, number, there), left - 1
    if not at_start and not is_safe(state, number):
        return
    speed = 3 if trait(walker) == "long_stride" else BUILDS[walker.kind].speed
    yield (1, 0), state, speed
    for there in jumps(state, number):
        yield (1, 2), entered(state, number, there), 0
    if trait(walker) == "own_key" or holds(state, walker, Kind.KEY):
        for side in SIDES:
            if portcullis(state.dungeon, walker.square, side) is Edge.PORTCULLIS:
                opened = moved_portcullis(state.dungeon, walker.square, side)
                yield (1, 0), replace(state, dungeon=opened), 0


def entered(state: State, number: int, square: int) -> End:
    if is_far_line(state.figures[number], square):
        return square
    figures = list(state.figures)
    figures[number] = replace(figures[number], square=square)
    return on_the_way(replace(state, figures=tuple(figures)), number, None)


def steps(state: State, number: int) -> Iterator[int]:
    """P-4.3, P-4.4, P-5.6"""
    walker = state.figures[number]
    for side in SIDES:
        there, edge = beyond(state, walker.square, side)
        goes = edge is Edge.OPEN or (edge is Edge.SLIT and walker.kind == Class.NAGA)
        if goes and slips_by(state, walker, there) and crosses(state, walker, there):
            yield there


def beyond(state: State, square: int, side: int) -> tuple[int, Edge]:
    """The square that way and what stands between; a closed room is a wall (P-4.4)."""
    there = BESIDE[square][side]
    if there == NOWHERE or (PLACE[there] >= 0 and state.dungeon[PLACE[there]] is None):
        return NOWHERE, Edge.WALL
    return there, between(state.dungeon, square, side)


def slips_by(state: State, walker: Figure, square: int) -> bool:
    """No unwounded enemy, but for those who go through or over one (P-5.4, P-5.8, P-9.25)."""
    others = [f for f in state.figures if f.square == square and not f.wounded]
    for other in (f for f in others if f.side != walker.side):
        weak = BUILDS[walker.kind].strength <= 1 and other.kind == Class.COLOSSUS
        over = walker.kind == Class.WIZARD or trait(walker) == "slips_past"
        if not weak and (not over or is_far_line(walker, square)):
            return False
    return True


def crosses(state: State, walker: Figure, square: int) -> bool:
    """A pit only by levitation or with a rope between two solid squares (P-4.6, P-6.1)."""
    if not is_pit(state, square) or walker.kind == Class.WIZARD:
        return True
    friends = [
        f
        for f in state.figures
        if f.square == square and f.side == walker.side and not f.wounded and f != walker
    ]
    hung = any(holds(state, friend, Kind.ROPE) for friend in friends)
    return is_spanned(state, square) and (hung or has_rope(state, walker, square))


def has_rope(state: State, walker: Figure, square: int) -> bool:
    lies = any(t.square == square and t.kind == Kind.ROPE for t in state.things)
    return lies or holds(state, walker, Kind.ROPE)


def is_spanned(state: State, pit: int) -> bool:
    ways = (beyond(state, pit, side) for side in SIDES)
    return sum(edge is Edge.OPEN and not is_pit(state, there) for there, edge in ways) >= 2


def is_pit(state: State, square: int) -> bool:
    laid = state.dungeon[PLACE[square]] if PLACE[square] >= 0 else None
    if laid is None:
        return False
    row, column = divmod(square, WIDTH)
    own = OWN_SQUARE[laid.turn][(row - 1) % 5 * 5 + column % 5]
    return own in ROOMS[laid.room].pits


def is_safe(state: State, number: int) -> bool:
    """P-9.17, P-9.33"""
    walker = state.figures[number]
    here = [f for n, f in enumerate(state.figures) if f.square == walker.square and n != number]
    things = sum(thing.square == walker.square for thing in state.things)
    if any(not f.wounded or f.side != walker.side for f in here):
        return False
    burden = walker.thing != NONE or walker.friend != NONE
    if 1 + burden + len(here) + things > 2:
        return False
    if not is_pit(state, walker.square):
        return True
    return is_spanned(state, walker.square) and holds(state, walker, Kind.ROPE)


def jumps(state: State, number: int) -> Iterator[int]:
    """Two squares straight or L-shaped, over floor or a pit with nobody on it (P-4.7)."""
    walker = state.figures[number]
    taken = {f.square for n, f in enumerate(state.figures) if n != number}
    for side in SIDES:
        over, edge = beyond(state, walker.square, side)
        if edge is not Edge.OPEN or over in taken:
            continue
        for turn in set(SIDES) - {OPPOSITE[side]}:
            there, edge = beyond(state, over, turn)
            if edge is Edge.OPEN and may_land(state, number, there):
                yield there


def may_land(state: State, number: int, square: int) -> bool:
    walker = state.figures[number]
    if is_far_line(walker, square):
        return all(f.square != square for f in state.figures)
    figures = list(state.figures)
    figures[number] = replace(walker, square=square)
    return not is_pit(state, square) and is_safe(replace(state, figures=tuple(figures)), number)


def is_far_line(walker: Figure, square: int) -> bool:
    return square // WIDTH == (ROWS - 1 if walker.side == YELLOW else 0)


def holds(state: State, figure: Figure, kind: Kind) -> bool:
    return figure.thing != NONE and state.things[figure.thing].kind == kind


def trait(figure: Figure) -> str:
    return NPCS[figure.npc].trait if figure.npc != NONE else ""
