"""The eight rooms and how they turn."""

import pytest

from igroteka.games.prison import rooms
from igroteka.games.prison.floor.quarters import EDGE, OWN_EDGE, OWN_SQUARE, SQUARE
from igroteka.games.prison.rooms import BORDER, EDGES, ROOMS, SQUARES, TWIN, BadRoom, Edge

from .pictures import MARK, clockwise, picture

DRAWN = """
[[room]]
id = "{id}"
arrow = "clockwise"
drawing = \"\"\"
{lines}
\"\"\"
"""
EMPTY = "\n".join(["+.+.+.+.+.+", ". . . . . ."] * 5 + ["+.+.+.+.+.+"])


def drawn(lines: str) -> str:
    return DRAWN.format(id="99A", lines=lines)


@pytest.mark.clause("P-1.1", "P-1.2")
def test_eight_rooms_are_four_pairs_with_opposite_arrows() -> None:
    assert {room.id for room in ROOMS} == {f"{n}{letter}" for n in range(37, 41) for letter in "AB"}
    for number, room in enumerate(ROOMS):
        twin = ROOMS[TWIN[number]]
        assert room.id[:2] == twin.id[:2]
        assert room is not twin
        assert sorted((room.arrow, twin.arrow)) == [1, 3]


@pytest.mark.clause("P-1.2")
def test_a_room_has_one_gear_and_its_pits_lie_elsewhere() -> None:
    assert [len(room.pits) for room in ROOMS] == [2, 1, 2, 1, 2, 4, 2, 2]
    assert all(room.gear not in room.pits for room in ROOMS)


@pytest.mark.clause("P-1.2")
def test_room_37b_has_bars_on_both_sides_of_its_gear() -> None:
    room = ROOMS[1]
    assert divmod(room.gear, 5) == (2, 2)
    assert room.portcullises == (rooms.upright(2, 2), rooms.upright(2, 3))


@pytest.mark.clause("P-1.6")
def test_no_portcullis_stands_at_a_border() -> None:
    assert all(room.edges[edge] is not Edge.PORTCULLIS for room in ROOMS for edge in BORDER)


@pytest.mark.clause("P-1.2")
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("+.+", "11 lines of 11"),
        (EMPTY, "one gear, not 0"),
        (EMPTY.replace(". .", ".x.", 1), "'x' is no square"),
        (EMPTY.replace("+.", "+?", 1), "'?' in line 1, column 2 is no edge"),
        (EMPTY.replace(". .", "=o.", 1), "not at its border"),
    ],
)
def test_a_drawing_that_is_no_room_is_named_with_its_fault(lines: str, said: str) -> None:
    with pytest.raises(BadRoom, match="99A") as refused:
        rooms.read(drawn(lines))
    assert said in str(refused.value)


@pytest.mark.clause("P-1.1")
def test_a_dungeon_of_one_room_is_no_dungeon() -> None:
    with pytest.raises(BadRoom, match="four pairs"):
        rooms.read(drawn(EMPTY.replace(". .", ".o.", 1)))


@pytest.mark.clause("P-4.9")
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_a_turned_room_is_its_drawing_turned(room: rooms.Room) -> None:
    """Every square and edge of every room, at every turn, against the turned picture."""
    turned = picture(room)
    for turn in range(4):
        for square in range(SQUARES):
            row, column = divmod(SQUARE[turn][square], 5)
            mark = "o" if square == room.gear else "v" if square in room.pits else " "
            assert turned[2 * row + 1][2 * column + 1] == mark
        for edge in range(EDGES):
            assert (
                turned[spot(EDGE[turn][edge])[0]][spot(EDGE[turn][edge])[1]]
                == (MARK[room.edges[edge]])
            )
        turned = clockwise(turned)


def spot(edge: int) -> tuple[int, int]:
    if edge < 30:
        return 2 * (edge // 6) + 1, 2 * (edge % 6)
    return 2 * ((edge - 30) // 5), 2 * ((edge - 30) % 5) + 1


@pytest.mark.clause("P-4.9")
def test_four_quarters_bring_everything_back() -> None:
    for quarter in range(4):
        back = (4 - quarter) % 4
        assert [SQUARE[back][SQUARE[quarter][n]] for n in range(SQUARES)] == list(range(SQUARES))
        assert [EDGE[back][EDGE[quarter][n]] for n in range(EDGES)] == list(range(EDGES))
        assert OWN_SQUARE[quarter] == SQUARE[back]
        assert OWN_EDGE[quarter] == EDGE[back]
