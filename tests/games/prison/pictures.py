"""A second way to the same board: drawings are turned and pasted as pictures."""

from collections.abc import Sequence

from igroteka.games.prison.floor.dungeon import LONG, ROWS, WIDTH, Laid
from igroteka.games.prison.rooms import ROOMS, Edge, Room, flat, upright
from igroteka.parts.grid import EAST, NORTH, SOUTH, WEST

MARK = {Edge.OPEN: ".", Edge.PORTCULLIS: "=", Edge.SLIT: "s", Edge.WALL: "#"}
STRONGEST = "#s=."
AROUND = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}

Picture = list[list[str]]


def picture(room: Room) -> Picture:
    drawn = [["+"] * 11 for _ in range(11)]
    for row in range(5):
        for column in range(5):
            square = row * 5 + column
            mark = "o" if square == room.gear else "v" if square in room.pits else " "
            drawn[2 * row + 1][2 * column + 1] = mark
    for row in range(5):
        for column in range(6):
            drawn[2 * row + 1][2 * column] = MARK[room.edges[upright(row, column)]]
            drawn[2 * column][2 * row + 1] = MARK[room.edges[flat(column, row)]]
    return drawn


def clockwise(drawn: Sequence[Sequence[str]]) -> Picture:
    return [list(line) for line in zip(*drawn[::-1], strict=True)]


def pasted(dungeon: Sequence[Laid]) -> dict[tuple[int, int], str]:
    """The whole board at double scale; where two rooms meet the stronger mark stays."""
    marks: dict[tuple[int, int], str] = {}
    for place, laid in enumerate(dungeon):
        drawn = picture(ROOMS[laid.room])
        for _ in range(laid.turn):
            drawn = clockwise(drawn)
        for y, line in enumerate(drawn):
            for x, mark in enumerate(line):
                where = (place // 2 * 10 + y, place % 2 * 10 + x)
                marks[where] = stronger(mark, marks.get(where, mark))
    for y in range(2 * LONG + 1):
        marks[y, 0] = marks[y, 2 * WIDTH] = "#"
    return marks


def stronger(one: str, other: str) -> str:
    return min(one, other, key=lambda mark: STRONGEST.find(mark) % 9)


def edge_in(marks: dict[tuple[int, int], str], square: int, side: int) -> str:
    """Lines lie outside the picture: open sideways, shut at their ends and behind."""
    row, column = divmod(square, WIDTH)
    down, right = AROUND[side]
    y, x = 2 * (row - 1) + 1 + down, 2 * column + 1 + right
    if (y, x) in marks and (row not in (0, ROWS - 1) or side in (NORTH, SOUTH)):
        return marks[y, x]
    behind = (row == 0 and side == NORTH) or (row == ROWS - 1 and side == SOUTH)
    return "#" if behind or x in (0, 2 * WIDTH) else "."
