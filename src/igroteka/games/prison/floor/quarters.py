"""A room turned by quarters: where its squares and edges come to lie (P-4.9).

Turns count clockwise. `SQUARE[turn][square]` is where a square of the unturned room lies,
`EDGE[turn][edge]` where an edge does; `OWN_…` ask the other way round.
"""

from collections.abc import Callable, Sequence

from igroteka.games.prison.rooms import EDGES, SIDE, SQUARES, UPRIGHT, flat, upright

TURNS = 4


def square_clockwise(square: int) -> int:
    row, column = divmod(square, SIDE)
    return column * SIDE + SIDE - 1 - row


def edge_clockwise(edge: int) -> int:
    """An upright edge becomes a flat one, and a flat one upright."""
    if edge < UPRIGHT:
        row, column = divmod(edge, SIDE + 1)
        return flat(column, SIDE - 1 - row)
    line, column = divmod(edge - UPRIGHT, SIDE)
    return upright(column, SIDE - line)


def _turns(once: Callable[[int], int], size: int) -> tuple[tuple[int, ...], ...]:
    turns = [tuple(range(size))]
    while len(turns) < TURNS:
        turns.append(tuple(map(once, turns[-1])))
    return tuple(turns)


def _backwards(turns: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(turn.index(n) for n in range(len(turn))) for turn in turns)


SQUARE = _turns(square_clockwise, SQUARES)
EDGE = _turns(edge_clockwise, EDGES)
OWN_SQUARE = _backwards(SQUARE)
OWN_EDGE = _backwards(EDGE)
