"""A dearer object taken where an NPC will stop: its old load stays behind (P-9.10, P-10.1)."""

from collections.abc import Iterator, Sequence

from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.scene import loaded, scene, with_figure
from igroteka.games.prison.figures.walking import is_exit, may_stop, steps
from igroteka.games.prison.floor.crowd import squares_in
from igroteka.games.prison.state import NONE, State

from .footing import dearer as worth_more
from .objects import load_rank, on_the_way
from .speed import speed
from .ways import Stay, Swapped, Ways, passes

CROWDED = "P-4.2"
TRIES = 4
Path = tuple[int, ...]


def drop_at(state: State, number: int, path: Path) -> int:
    """How many squares of the path it goes before it sets its load down; NONE if it need not.

    It must if it would stop on three tokens: itself, what it takes and what it left in its place.
    """
    if is_exit(state.figures[number].side, path[-1]):
        return NONE
    safe, held = NONE, (NONE, NONE)
    for done, square in enumerate((state.figures[number].square, *path)):
        if done:
            held = load_of(state, number)
            state = on_the_way(with_figure(state, number, square=square), number, None)
        if done < len(path) and loaded(state, number) and not may_stop(state, number, square):
            safe = done
    swapped = held not in ((NONE, NONE), load_of(state, number))
    return safe if swapped and may_stop(state, number, path[-1]) == CROWDED else NONE


def load_of(state: State, number: int) -> tuple[int, int]:
    return state.figures[number].thing, state.figures[number].friend


def left_behind(state: State, number: int, path: Path) -> State | None:
    """The position at the end of a path on which it set its load down first, if it can end so."""
    at = drop_at(state, number, path)
    if at == NONE:
        return None
    for done, square in enumerate(path):
        if done == at:
            state = put_down(state, number, None)
        state = on_the_way(with_figure(state, number, square=square), number, None)
    return None if may_stop(state, number, path[-1]) else state


def swaps(ways: Ways, stays: Sequence[Stay], ap: int, points: int) -> Iterator[Swapped]:
    """Further squares where a move may end, for walkers who carry something."""
    by_world: dict[int, list[Stay]] = {}
    for stay in stays:
        if not stay.out and loaded(ways.worlds[stay.world], ways.number):
            by_world.setdefault(stay.world, []).append(stay)
    for world, begun in by_world.items():
        for square in dearer(ways.worlds[world], ways.number):
            yield from swaps_at(ways, begun, square, ap, points)


def dearer(state: State, number: int) -> Iterator[int]:
    """Where something lies that it would change its load for."""
    own = load_rank(state, number, number)
    for square in squares_in(worth_more(state, number) & ~scene(state).standing_crowd):
        there = on_the_way(with_figure(state, number, square=square), number, None)
        if load_rank(there, number, number) < own:
            yield square


def swaps_at(
    ways: Ways, begun: Sequence[Stay], square: int, ap: int, points: int
) -> Iterator[Swapped]:
    state, number = ways.worlds[begun[0].world], ways.number
    pace = speed(state, number)
    back = paths_to(state, number, square, max(pace, points))
    options = [
        (stay.ap + fresh, stay.squares + len(back[stay.square]), most, stay)
        for stay in begun
        if stay.square in back and stay.square != square
        for fresh, most in ((0, points if stay.is_start else 0), (1, pace))
        if len(back[stay.square]) <= most and stay.ap + fresh <= ap
    ]
    for spent, squares, most, stay in sorted(options, key=lambda one: one[:2])[:TRIES]:
        path = back[stay.square]
        start = with_figure(state, number, square=stay.square)
        there = left_behind(start, number, path)
        if there is not None:
            after = ways.one_world(with_figure(there, number, square=ways.start))
            left = most - len(path)
            yield Swapped(
                square, spent, squares, left, NONE, "walk", begun=stay, path=path, after=after
            )
            return


def paths_to(state: State, number: int, square: int, most: int) -> dict[int, Path]:
    """From each square so many steps away at most, the squares to walk to that one."""
    found: dict[int, Path] = {square: ()}
    edge, near, side = [square], steps(state, number), state.figures[number].side
    for _ in range(most):
        further: list[int] = []
        for here in edge:
            for there in near[here]:
                fresh = there not in found and not is_exit(side, there)
                if fresh and passes(state, number, there):
                    found[there] = (here, *found[here])
                    further.append(there)
        edge = further
    return found
