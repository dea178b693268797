"""How far it is to the far line from every square, for whoever walks there: squares, about."""

from functools import lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from igroteka.games.prison.classes import Class
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE, PLACE, SIZE, WIDTH, Dungeon
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.rooms import Edge
from igroteka.parts.grid import SIDES

FAR = 99.0
DARK = 2.3  # a square of a closed room: there will be walls, bars and pits
DOOR = 4.0  # and it must be opened first
AJAR = 2.1  # a square of a room that is just being opened
NONE = -1


class Gait(Struct, frozen=True):
    """What it costs to pass a shut portcullis, a slit or a pit, in squares."""

    gate: float = 9.0
    slit: float = FAR
    pit: float = 7.0


GAITS = {
    Class.BACKSTABBER: Gait(gate=4.0),
    Class.COLOSSUS: Gait(gate=2.0),
    Class.NAGA: Gait(slit=0.0),
    Class.WIZARD: Gait(pit=0.5),
}
PLAIN = Gait()


def gait_of(kind: Class) -> Gait:
    return GAITS.get(kind, PLAIN)


@lru_cache(maxsize=512)
def lane(dungeon: Dungeon, row: int, gait: Gait, ajar: int = NONE) -> tuple[float, ...]:
    """From every square to that line, as if nobody stood in the way; one room may be ajar."""
    ground = floor_of(dungeon)
    far = [FAR] * SIZE
    line = range(row * WIDTH, (row + 1) * WIDTH)
    heap = [(0.0, square) for square in line]
    for square in line:
        far[square] = 0.0
    over = {Edge.OPEN: 0.0, Edge.PORTCULLIS: gait.gate, Edge.SLIT: gait.slit, Edge.WALL: FAR}
    while heap:
        cost, square = heappop(heap)
        if cost > far[square]:
            continue
        shut = not ground.open[square] and PLACE[square] != ajar
        cost += DARK if shut else 1.0 if ground.open[square] else AJAR
        cost += gait.pit if square in ground.pits else 0.0
        edges = ground.edges[square]
        for side in SIDES:
            there = BESIDE[square][side]
            if there == NOWHERE:
                continue
            door = DOOR if shut and ground.open[there] else 0.0
            whole = cost + over[edges[side]] + door
            if whole < far[there]:
                far[there] = whole
                heappush(heap, (whole, there))
    return tuple(far)
