"""A dearer object taken where an NPC will stop: its old load stays behind (P-9.10, P-10.1)."""

from collections.abc import Iterator, Sequence

from igroteka.games.prison.figures.carrying import put_down
from igroteka.games.prison.figures.scene import loaded, scene, with_figure
from igroteka.games.prison.figures.walking import is_exit, may_stop, steps
from igroteka.games.prison.floor.crowd import squares_in, stepped
from igroteka.games.prison.state import NONE, State

from .footing import dearer as worth_more
from .objects import on_the_way, would_take
from .speed import speed
from .ways import Band, Stay, Swapped, Ways, passes

CROWDED = "P-4.2"
TRIES = 4
Path = tuple[int, ...]


def drop_at(state: State, number: int, path: Path) -> int:
    """How many squares of the path it goes before it sets its load down; NONE if it need not.

    It must if it would stop on three tokens: itself, what it takes and what it left in its place.
    """
    if is_exit(state.figures[number].side, path[-1]) or nothing_for_it_at_the_end(state, path):
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


def nothing_for_it_at_the_end(state: State, path: Path) -> bool:
    """Nothing lies there, and it does not come by before it stops there."""
    return not scene(state).on_ground(path[-1]) and path[-1] not in path[:-1]


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


def swaps(ways: Ways, bands: Sequence[Band], ap: int, points: int) -> Iterator[Swapped]:
    """Further squares where a move may end, for walkers who carry something."""
    by_world: dict[int, list[Band]] = {}
    for band in bands:
        if bargains(ways, band.world):
            by_world.setdefault(band.world, []).append(band)
    for world, reached in by_world.items():
        for square in bargains(ways, world):
            near = around(ways, world, square, points) & ~(1 << square | ways.out)
            begun = [stay for band in reached for stay in ways.stays_in(band, near)]
            if begun:
                yield from swaps_at(ways, begun, square, ap, points)


def bargains(ways: Ways, world: int) -> tuple[int, ...]:
    """Where something lies that it would change its load for, if it has one."""
    if world not in ways.bargains:
        state = ways.worlds[world]
        carries = loaded(state, ways.number)
        ways.bargains[world] = tuple(dearer(state, ways.number)) if carries else ()
    return ways.bargains[world]


def dearer(state: State, number: int) -> Iterator[int]:
    if state.figures[number].wounded:
        return
    for square in squares_in(worth_more(state, number) & ~scene(state).standing_crowd):
        if would_take(state, number, square) != (NONE, NONE):
            yield square


def around(ways: Ways, world: int, square: int, points: int) -> int:
    """The squares from which it can be walked to by one move, wherever that may begin."""
    if (world, square) not in ways.around:
        foot, many = ways.footings[world], 1 << square
        edge, enter = many, foot.enter & ~ways.out
        for _ in range(max(speed(ways.worlds[world], ways.number), points)):
            edge = stepped(edge, foot.walks) & enter & ~many
            many |= edge
        ways.around[world, square] = many
    return ways.around[world, square]


def swaps_at(
    ways: Ways, begun: Sequence[Stay], square: int, ap: int, points: int
) -> Iterator[Swapped]:
    world, number = begun[0].world, ways.number
    state = ways.worlds[world]
    pace = speed(state, number)
    back = paths_back(ways, world, square, max(pace, points))
    options = [
        (stay.ap + fresh, stay.squares + len(back[stay.square]), most, stay)
        for stay in begun
        for fresh, most in ((0, points if stay.is_start else 0), (1, pace))
        if len(back[stay.square]) <= most and stay.ap + fresh <= ap
    ]
    for spent, squares, most, stay in sorted(options, key=lambda one: one[:2])[:TRIES]:
        path = back[stay.square]
        after = unloaded(ways, world, stay.square, path)
        if after is not None:
            left = most - len(path)
            yield Swapped(
                square, spent, squares, left, NONE, "walk", begun=stay, path=path, after=after
            )
            return


def unloaded(ways: Ways, world: int, begun: int, path: Path) -> State | None:
    """The world after it went that way from there and set its load down first, if it can."""
    key = world, begun, path[-1]
    if key not in ways.unloaded:
        state, number = ways.worlds[world], ways.number
        there = left_behind(with_figure(state, number, square=begun), number, path)
        if there is not None:
            there = ways.one_world(with_figure(there, number, square=ways.start))
        ways.unloaded[key] = there
    return ways.unloaded[key]


def paths_back(ways: Ways, world: int, square: int, most: int) -> dict[int, Path]:
    if (world, square) not in ways.backs:
        ways.backs[world, square] = paths_to(ways.worlds[world], ways.number, square, most)
    return ways.backs[world, square]


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
