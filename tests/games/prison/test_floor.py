"""The floor of the dungeon: what stands between any two squares, however the rooms lie."""

from random import Random

import pytest

from igroteka.games.prison.deeds.hope import unbarred
from igroteka.games.prison.floor.dungeon import (
    BESIDE,
    BLUE,
    NOWHERE,
    OFF,
    PLACE,
    SIZE,
    WIDTH,
    YELLOW,
    Dungeon,
    Laid,
    between,
    broken,
    carried,
    half,
    moved_portcullis,
    own_square,
    portcullis,
    square_in,
    turned,
)
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.rooms import ROOMS, Edge
from igroteka.parts.grid import EAST, NORTH, OPPOSITE, SIDES, SOUTH, WEST

from .pictures import MARK, edge_in, pasted

EVERY_PAIR = [(here, there) for here in range(8) for there in range(8) if here != there]


def dungeon(seed: int) -> tuple[Laid, ...]:
    rng = Random(seed)
    return tuple(Laid(room, rng.randrange(4)) for room in rng.sample(range(8), 8))


def with_pair(here: int, there: int, turns: tuple[int, int], along: bool) -> Dungeon:
    """Those two beside each other in the middle of the board, the rest anyhow."""
    rest = [Laid(room, 0) for room in range(8) if room not in (here, there)]
    pair = (Laid(here, turns[0]), Laid(there, turns[1]))
    if along:
        return (*rest[:2], pair[0], rest[2], pair[1], *rest[3:])
    return (*rest[:2], *pair, *rest[2:])


@pytest.mark.clause("P-1.6", "P-1.7")
@pytest.mark.parametrize("seed", range(12))
def test_the_edges_are_those_of_the_pasted_picture(seed: int) -> None:
    rooms = dungeon(seed)
    marks, floor = pasted(rooms), floor_of(rooms)
    for square in range(SIZE):
        for side in SIDES:
            assert MARK[floor.edges[square][side]] == edge_in(marks, square, side)


@pytest.mark.clause("P-1.6")
@pytest.mark.parametrize(("here", "there"), EVERY_PAIR)
def test_where_two_rooms_meet_the_stronger_half_holds(here: int, there: int) -> None:
    """All pairs of rooms, all turns of both, side by side and one behind the other."""
    for turns in ((one, two) for one in range(4) for two in range(4)):
        for along, side in ((False, EAST), (True, SOUTH)):
            rooms = with_pair(here, there, turns, along)
            for step in range(5):
                within = step * 5 + 4 if side == EAST else 20 + step
                square = square_in(2, within)
                beyond = BESIDE[square][side]
                halves = half(rooms, square, side), half(rooms, beyond, OPPOSITE[side])
                assert between(rooms, square, side) == max(halves)
                assert between(rooms, beyond, OPPOSITE[side]) == max(halves)


@pytest.mark.clause("P-1.7")
def test_the_long_outer_sides_are_wall_whatever_is_printed() -> None:
    for seed in range(8):
        floor = floor_of(dungeon(seed))
        for row in range(22):
            assert floor.edges[row * WIDTH][WEST] is Edge.WALL
            assert floor.edges[row * WIDTH + WIDTH - 1][EAST] is Edge.WALL


@pytest.mark.clause("P-1.7")
def test_a_wall_of_the_room_shuts_its_line_square_off_and_lines_are_joined_sideways() -> None:
    rooms = dungeon(3)
    floor = floor_of(rooms)
    for line, side in ((YELLOW, SOUTH), (BLUE, NORTH)):
        for column in range(WIDTH):
            square = line * WIDTH + column
            beyond = BESIDE[square][side]
            assert floor.edges[square][side] == half(rooms, beyond, OPPOSITE[side])
            if column:
                assert floor.edges[square][WEST] is Edge.OPEN
            assert floor.edges[square][OPPOSITE[side]] is Edge.WALL


@pytest.mark.clause("P-4.9")
def test_a_turn_carries_every_square_and_four_turns_carry_it_home() -> None:
    rooms = dungeon(5)
    for place in range(8):
        for quarters in range(1, 4):
            after = turned(rooms, place, quarters)[place]
            assert after
            for square in range(SIZE):
                gone = carried(square, place, quarters)
                assert carried(gone, place, 4 - quarters) == square
                if PLACE[square] == place:
                    assert own_square(after, gone) == own_square(rooms[place], square)
                else:
                    assert gone == square


@pytest.mark.clause("P-1.2", "P-2.2")
def test_pits_and_gears_lie_where_their_rooms_have_them() -> None:
    """And those of closed rooms are not known."""
    rooms = dungeon(7)
    floor = floor_of(rooms)
    for square in range(SIZE):
        if PLACE[square] == OFF:
            assert square not in floor.pits | floor.gears
            continue
        laid = rooms[PLACE[square]]
        room = ROOMS[laid.room]
        assert (square in floor.pits) == (own_square(laid, square) in room.pits)
        assert (square in floor.gears) == (own_square(laid, square) == room.gear)
    shut = floor_of((None,) * 8)
    assert not shut.pits | shut.gears
    assert not any(shut.open[WIDTH:-WIDTH])


@pytest.mark.clause("P-1.8")
def test_a_broken_border_stays_open_however_the_room_turns() -> None:
    rooms = dungeon(2)
    square = next(
        square
        for square in range(WIDTH, SIZE - WIDTH)
        if BESIDE[square][EAST] != NOWHERE
        and PLACE[BESIDE[square][EAST]] != PLACE[square]
        and between(rooms, square, EAST) is Edge.WALL
    )
    after = broken(rooms, square, EAST)
    assert between(after, square, EAST) is Edge.OPEN
    place = PLACE[square]
    round_the_clock = turned(turned(after, place, 1), place, 3)
    assert between(round_the_clock, square, EAST) is Edge.OPEN
    assert half(turned(after, place, 1), carried(square, place, 1), SOUTH) is Edge.OPEN


@pytest.mark.clause("P-4.8")
def test_a_closed_room_brings_nothing_to_its_borders() -> None:
    rooms = dungeon(6)
    for place in range(8):
        shut = (*rooms[:place], None, *rooms[place + 1 :])
        for square in range(SIZE):
            for side in SIDES:
                there = BESIDE[square][side]
                if there != NOWHERE and PLACE[there] == place and PLACE[square] != place:
                    assert between(shut, square, side) == half(rooms, square, side)


@pytest.mark.clause("P-4.1", "P-1.8")
def test_every_portcullis_opens_shuts_and_breaks_from_both_its_sides() -> None:
    rooms, found = dungeon(4), 0
    for square in range(SIZE):
        for side in SIDES:
            if portcullis(rooms, square, side) is None:
                continue
            found += 1
            beyond = BESIDE[square][side]
            assert portcullis(rooms, beyond, OPPOSITE[side]) is Edge.PORTCULLIS
            raised = moved_portcullis(rooms, square, side)
            assert portcullis(raised, beyond, OPPOSITE[side]) is Edge.OPEN
            assert between(raised, square, side) is Edge.OPEN
            assert moved_portcullis(raised, beyond, OPPOSITE[side]) == rooms
            gone = broken(rooms, square, side)
            assert portcullis(gone, square, side) is None
            assert between(gone, beyond, OPPOSITE[side]) is Edge.OPEN
    assert found == 2 * sum(len(room.portcullises) for room in ROOMS)


def test_hope_of_a_way_out_goes_over_everything_but_walls() -> None:
    ground = floor_of(tuple(Laid(room, 0) for room in range(8)))
    assert any(ground.walls)
    for lane, wall in zip(unbarred(ground), ground.walls, strict=True):
        assert lane
        assert not lane & wall
