"""Portcullises as the table shows them: shut, open or broken, whichever way their room lies."""

import pytest

from igroteka.games.prison.floor.dungeon import Dungeon, Laid, broken, moved_portcullis, portcullis
from igroteka.games.prison.rooms import ROOMS
from igroteka.games.prison.telling.rooms_seen import GateSeen, gates_seen

PLACE = 3
everywhere = pytest.mark.parametrize("turn", range(4))


def seen(dungeon: Dungeon) -> list[GateSeen]:
    laid = dungeon[PLACE]
    assert laid
    return list(gates_seen(laid, PLACE))


def laid_alone(room: int, turn: int) -> Dungeon:
    return tuple(Laid(room, turn) if place == PLACE else None for place in range(8))


@pytest.mark.clause("P-1.2")
@everywhere
@pytest.mark.parametrize("room", range(8))
def test_every_portcullis_is_seen_once_and_shut(room: int, turn: int) -> None:
    dungeon = laid_alone(room, turn)
    gates = seen(dungeon)
    assert len(gates) == len(ROOMS[room].portcullises)
    assert {gate.how for gate in gates} <= {"shut"}
    assert all(portcullis(dungeon, gate.square, gate.side) is not None for gate in gates)


@pytest.mark.clause("P-1.8", "P-5.4")
@everywhere
def test_a_raised_one_is_open_and_a_broken_one_broken_for_good(turn: int) -> None:
    dungeon = laid_alone(0, turn)
    first, second, *_ = seen(dungeon)
    dungeon = moved_portcullis(dungeon, first.square, first.side)
    dungeon = broken(dungeon, second.square, second.side)
    after = {(gate.square, gate.side): gate.how for gate in seen(dungeon)}
    assert after[first.square, first.side] == "open"
    assert after[second.square, second.side] == "broken"
