"""Lines of sight."""

from random import Random

import pytest

from igroteka.games.prison.floor.dungeon import BESIDE, SIZE, WIDTH
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.floor.sight import seen_along, seen_from
from igroteka.games.prison.rooms import Edge
from igroteka.parts.grid import EAST, SIDES

from .test_floor import dungeon


@pytest.mark.clause("P-4.10")
@pytest.mark.parametrize("seed", range(6))
def test_one_sees_straight_over_open_edges_and_slits_only_from_beside(seed: int) -> None:
    """Every pair of squares in a line, looked at edge by edge."""
    floor = floor_of(dungeon(seed))
    for square in range(SIZE):
        seen = seen_from(floor, square, ())
        for side in SIDES:
            edges, here = [], square
            while (there := BESIDE[here][side]) >= 0:
                edges.append(floor.edges[here][side])
                clear = edges[0] in (Edge.OPEN, Edge.SLIT) and set(edges[1:]) <= {Edge.OPEN}
                assert (there in seen) == clear
                here = there


@pytest.mark.clause("P-4.10")
def test_sight_is_mutual_but_for_slits() -> None:
    floor = floor_of(dungeon(1))
    through_slits = 0
    for square in range(SIZE):
        for seen in seen_from(floor, square, ()):
            if square in seen_from(floor, seen, ()):
                continue
            through_slits += 1
            assert Edge.SLIT in floor.edges[square]
    assert through_slits


@pytest.mark.clause("P-4.10")
def test_a_character_is_seen_and_hides_what_is_behind() -> None:
    floor = floor_of(dungeon(0))
    line = list(seen_along(floor, 0, EAST, ()))
    assert line == list(range(1, WIDTH))
    assert list(seen_along(floor, 0, EAST, {4, 7})) == [1, 2, 3, 4]


@pytest.mark.clause("P-4.10")
def test_nobody_looks_into_a_closed_room_and_pits_do_not_hinder() -> None:
    rng = Random(9)
    for seed in range(4):
        rooms = tuple(laid if rng.random() < 0.5 else None for laid in dungeon(seed))
        floor = floor_of(rooms)
        seen = {there for square in range(SIZE) for there in seen_from(floor, square, ())}
        assert all(floor.open[square] for square in seen)
    assert seen & floor.pits
