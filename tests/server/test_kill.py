"""`kill -9` between any two moves: no acknowledged move is lost.

Five times in the suite; `IGROTEKA_KILLS=50` for the long run.
"""

import os
import random
import signal
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .apart import Message, Player, Server

PATIENCE_S = 120
KILLS = int(os.environ.get("IGROTEKA_KILLS", "5"))
MOST_MOVES = 6
LAY = ("face", "x", "y", "turn")
FRIEND = {"kind": "friend"}


def laid(replay: Message) -> dict[int, Message]:
    """What was laid at each step, as everybody saw it."""
    return {
        frame["step"]: event
        for frame in replay["frames"]
        for event in frame["events"]
        if event["kind"] == "laid"
    }


def a_long_game(server: Server) -> Message:
    return server.table("roads", FRIEND, cards="40")


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "igroteka.db"
    rng, acknowledged, moves = random.Random("axe"), dict[int, Message](), 0
    server = Server(str(db))
    keys = a_long_game(server)
    for kill in range(KILLS):
        signal.alarm(PATIENCE_S)
        with ExitStack() as stack:
            players = [Player(stack, server, keys, seat) for seat in range(2)]
            made = some_moves(players, rng, kill)
            leave_one_in_the_air(players, rng, f"{kill}-last")
            server.kill()
        moves += len(made)
        acknowledged.update(made)
        server = Server(str(db))
        replay = server.replay(keys)
        seen = laid(replay)
        for step, move in acknowledged.items():
            assert {part: seen[step][part] for part in LAY} == {part: move[part] for part in LAY}
        if replay["frames"][-1]["outcome"] is not None:
            keys, acknowledged = a_long_game(server), {}
    server.kill()
    assert moves >= KILLS


def some_moves(players: list[Player], rng: random.Random, kill: int) -> dict[int, Message]:
    """A few moves, each acknowledged, by the step they made."""
    made = {}
    for click in range(rng.randrange(1, MOST_MOVES)):
        for player in players:
            player.catch_up()
        if players[0].frame["outcome"] is not None:
            break
        mover = players[players[0].frame["active"][0]]
        move = mover.act(f"{kill}-{click}", any_of(mover, rng))
        step = mover.answer(f"{kill}-{click}")
        made[step] = move
        for player in players:
            while player.frame["step"] < step:
                player.hear()
    return made


def leave_one_in_the_air(players: list[Player], rng: random.Random, click: str) -> None:
    """Sometimes a move is on its way when the axe falls: it may be lost, or not, but whole."""
    who = next((player for player in players if player.frame["legal"]), None)
    if who is None or rng.random() < 0.5:
        return
    try:
        who.act(click, any_of(who, rng))
    except ConnectionClosed:
        return


def any_of(player: Player, rng: random.Random) -> int:
    return rng.randrange(len(player.frame["legal"]))
