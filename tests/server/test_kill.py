"""`kill -9` between any two moves: no acknowledged move is lost.

Five times in the suite; `IGROTEKA_KILLS=50` for the long run.
"""

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 120
KILLS = int(os.environ.get("IGROTEKA_KILLS", "5"))
MOST_MOVES = 6
LAY = ("face", "x", "y", "turn")

Message = dict[str, Any]


class Server:
    """A real one, on a real socket, in a process of its own."""

    def __init__(self, db: Path) -> None:
        command = [sys.executable, "-m", "igroteka.server.load", str(db)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def table(self) -> Message:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        body = json.dumps({"game": "roads", "seats": seats, "options": {"cards": "40"}})
        asked = urllib.request.Request(f"http://{self.address}/api/tables", body.encode())
        with urllib.request.urlopen(asked) as made:
            keys: Message = json.load(made)
        return keys

    def look(self, keys: Message) -> Message:
        path = f"http://{self.address}/api/tables/{keys['table']}/replay?seat=watch"
        asked = urllib.request.Request(path, headers={"Authorization": f"Bearer {keys['watch']}"})
        with urllib.request.urlopen(asked) as seen:
            replay: Message = json.load(seen)
        return replay


class Player:
    def __init__(self, stack: ExitStack, server: Server, keys: Message, seat: int) -> None:
        connecting = connect(f"ws://{server.address}/ws/{keys['table']}")
        self.socket: ClientConnection = stack.enter_context(connecting)
        self.say({"type": "Hello", "token": keys["seats"][seat]["token"]})
        self.frame: Message = {}
        self.hear()

    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=60))
        if message["type"] in ("Welcome", "Update"):
            self.frame = message["frame"]
        return message

    def catch_up(self) -> None:
        """Until a player is to move, or it is over."""
        while self.frame["outcome"] is None and max(self.frame["active"]) < 0:
            self.hear()

    def move(self, rng: random.Random, click: str) -> Message:
        """The move, once it is acknowledged."""
        action: Message = rng.choice(self.frame["legal"])
        self.say({"type": "Act", "id": click, "step": self.frame["step"], "action": action})
        while self.hear().get("answers") != click:
            pass
        return {"step": self.frame["step"], **action}


def laid(replay: Message) -> dict[int, Message]:
    """What was laid at each step, as everybody saw it."""
    return {
        frame["step"]: event
        for frame in replay["frames"]
        for event in frame["events"]
        if event["kind"] == "laid"
    }


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    db = tmp_path / "igroteka.db"
    rng, acknowledged, moves = random.Random("axe"), dict[int, Message](), 0
    server = Server(db)
    keys = server.table()
    for kill in range(KILLS):
        signal.alarm(PATIENCE_S)
        with ExitStack() as stack:
            players = [Player(stack, server, keys, seat) for seat in range(2)]
            made = some_moves(players, rng, kill)
            leave_one_in_the_air(players, rng, f"{kill}-last")
            server.kill()
        moves += len(made)
        acknowledged.update(made)
        server = Server(db)
        replay = server.look(keys)
        seen = laid(replay)
        for step, move in acknowledged.items():
            assert {part: seen[step][part] for part in LAY} == {part: move[part] for part in LAY}
        if replay["frames"][-1]["outcome"] is not None:
            keys, acknowledged = server.table(), {}
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
        move = players[players[0].frame["active"][0]].move(rng, f"{kill}-{click}")
        made[move["step"]] = move
        for player in players:
            while player.frame["step"] < move["step"]:
                player.hear()
    return made


def leave_one_in_the_air(players: list[Player], rng: random.Random, click: str) -> None:
    """Sometimes a move is on its way when the axe falls: it may be lost, or not, but whole."""
    who = next((player for player in players if player.frame["legal"]), None)
    if who is None or rng.random() < 0.5:
        return
    action = rng.choice(who.frame["legal"])
    try:
        who.say({"type": "Act", "id": click, "step": who.frame["step"], "action": action})
    except ConnectionClosed:
        return
