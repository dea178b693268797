"""A second, slow telling of where a walker may stop because it sets its load down on the way.

Every square where something lies is thought of as entered, and walked to from everywhere.
"""

from collections.abc import Iterator, Sequence

from igroteka.games.prison.figures.scene import loaded, scene, with_figure
from igroteka.games.prison.npc.dearer import TRIES, left_behind, paths_to
from igroteka.games.prison.npc.objects import load_rank, on_the_way
from igroteka.games.prison.npc.speed import speed
from igroteka.games.prison.npc.ways import Stay, Swapped, Ways
from igroteka.games.prison.state import NONE, State


def swaps(ways: Ways, stays: Sequence[Stay], ap: int, points: int) -> Iterator[Swapped]:
    by_world: dict[int, list[Stay]] = {}
    for stay in stays:
        if not stay.out and loaded(ways.worlds[stay.world], ways.number):
            by_world.setdefault(stay.world, []).append(stay)
    for world, begun in by_world.items():
        for square in dearer(ways.worlds[world], ways.number):
            yield from swaps_at(ways, begun, square, ap, points)


def dearer(state: State, number: int) -> Iterator[int]:
    """Where alone it would take something up, by taking it up."""
    own = load_rank(state, number, number)
    for square in sorted({*scene(state).things, *scene(state).lying}):
        there = on_the_way(with_figure(state, number, square=square), number, None)
        if square not in scene(state).standing and load_rank(there, number, number) < own:
            yield square


def swaps_at(
    ways: Ways, begun: Sequence[Stay], square: int, ap: int, points: int
) -> Iterator[Swapped]:
    """By the cheapest walk there, whether it begins one or has points left of another."""
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
        there = left_behind(with_figure(state, number, square=stay.square), number, path)
        if there is not None:
            after = ways.one_world(with_figure(there, number, square=ways.start))
            left = most - len(path)
            yield Swapped(
                square, spent, squares, left, NONE, "walk", begun=stay, path=path, after=after
            )
            return
