"""The maps in the box keep every rule of a map, counted apart from the reader."""

from itertools import combinations, pairwise

import pytest

from igroteka.games.urfin.map import MAPS, SIGNPOSTS, Map, Road, shipped

every_map = pytest.mark.parametrize("board", [*map(shipped, MAPS)], ids=MAPS)


def place(board: Map, cell: int) -> tuple[int, int]:
    return cell % board.width, cell // board.width


def ground(board: Map, road: Road) -> str:
    return "".join(board.ground[cell] for cell in road.cells)


def clockwise(board: Map, cell: int) -> float:
    """The corner of the edge's square as a clock: 0 at the upper left corner, 4 once around."""
    x, y = place(board, cell)
    right, bottom = board.width - 1, board.height - 1
    if y == 0:
        return x / right
    if x == right:
        return 1 + y / bottom
    return 2 + (right - x) / right if y == bottom else 3 + (bottom - y) / bottom


@pytest.mark.clause("U-C4", "U-C5")
@every_map
def test_every_road_goes_step_by_step_from_the_edge_over_one_bridge_to_the_palace(
    board: Map,
) -> None:
    for road in board.roads:
        steps = [(place(board, a), place(board, b)) for a, b in pairwise(road.cells)]
        assert all(abs(ax - bx) + abs(ay - by) == 1 for (ax, ay), (bx, by) in steps)
        assert len(set(road.cells)) == len(road.cells)
        x, y = place(board, road.cells[0])
        assert x in (0, board.width - 1) or y in (0, board.height - 1)
        on_the_way = ground(board, road)
        assert on_the_way.count("B") == 1
        assert on_the_way.index("P") == len(on_the_way) - 1
        assert "~" not in on_the_way


@pytest.mark.clause("U-C5")
def test_the_emerald_city_has_ten_roads_numbered_clockwise_and_six_bridges() -> None:
    board = shipped("emerald")
    assert (board.width, board.height, board.ground.count("B")) == (27, 27, 6)
    assert [road.number for road in board.roads] == list(range(1, 11))


@pytest.mark.clause("U-C5")
@every_map
def test_roads_are_numbered_clockwise_and_bridges_are_three_to_six(board: Map) -> None:
    clock = [clockwise(board, road.cells[0]) for road in board.roads]
    first = clock.index(min(clock))
    assert clock[first:] + clock[:first] == sorted(clock)
    assert len(set(clock)) == len(clock)
    assert 3 <= board.ground.count("B") <= 6


@pytest.mark.clause("U-C5")
@every_map
def test_roads_that_meet_stay_together(board: Map) -> None:
    for one, other in combinations(board.roads, 2):
        shared = [n for n, cell in enumerate(one.cells) if cell in other.cells]
        if shared:
            met = other.cells.index(one.cells[shared[0]])
            assert one.cells[shared[0] :] == other.cells[met:]


@pytest.mark.clause("U-C5")
@pytest.mark.parametrize("away", SIGNPOSTS)
@every_map
def test_signposts_are_so_many_cells_before_the_palace_outside_the_river_and_distinct(
    board: Map, away: int
) -> None:
    posts = []
    for road in board.roads:
        at = road.signpost(away)
        assert len(road.cells) - 1 - at == away
        assert board.ground[road.cells[at]] == "."
        assert at < ground(board, road).index("B")
        posts.append(road.cells[at])
    assert len(set(posts)) == len(posts)


@pytest.mark.clause("U-A3", "U-A7")
@every_map
def test_zones_never_fall_and_a_first_throw_of_six_stays_in_zone_1(board: Map) -> None:
    for road in board.roads:
        zones = [board.zone[cell] for cell in road.cells]
        assert zones == sorted(zones)
        assert zones[:7] == [1] * 7
        bridge = ground(board, road).index("B")
        assert zones[bridge - 3 : bridge + 2] == [1, 2, 2, 2, 3]


@pytest.mark.clause("U-A7")
@every_map
def test_river_and_bridges_are_zone_2_city_3_palace_4(board: Map) -> None:
    shore = {
        cell for road in board.roads for cell in road.cells[: ground(board, road).index("B")][-2:]
    }
    for cell, here in enumerate(board.ground):
        land = 2 if cell in shore else 1
        assert board.zone[cell] == {".": land, "~": 2, "B": 2, "c": 3, "P": 4}[here]


@pytest.mark.clause("U-B6")
@every_map
def test_nothing_is_ever_built_in_the_river_or_the_palace(board: Map) -> None:
    ever = set(board.buildable)
    assert list(board.buildable) == sorted(ever)
    assert all((here in "~P") == (cell not in ever) for cell, here in enumerate(board.ground))


@pytest.mark.clause("U-C4")
@every_map
def test_nobody_walks_from_land_into_the_city_but_over_a_bridge(board: Map) -> None:
    seen, queue = {0}, [0]
    while queue:
        x, y = place(board, queue.pop())
        for nx, ny in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            cell = ny * board.width + nx
            inside = 0 <= nx < board.width and 0 <= ny < board.height
            if inside and cell not in seen and board.ground[cell] not in "~B":
                seen.add(cell)
                queue.append(cell)
    assert {board.ground[cell] for cell in seen} == {"."}
