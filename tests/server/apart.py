"""Houses in processes of their own, on real sockets: they can be killed."""

import json
import signal
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class Server:
    def __init__(self, db: str) -> None:
        command = [sys.executable, "-m", "igroteka.server.load", db]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    @property
    def address(self) -> str:
        """Once it is open; several may be opening at the same time."""
        assert self.process.stdout is not None
        if not hasattr(self, "said"):
            self.said = self.process.stdout.readline().strip()
        return self.said

    def kill(self) -> None:
        if self.process.stdout is not None and not self.process.stdout.closed:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdout.close()

    def table(self, *others: Message) -> Message:
        """Of a game that nobody can end in the first few moves, whatever the dice say."""
        body = json.dumps({"game": "clockwork", "seats": [{"kind": "me"}, *others]})
        asked = urllib.request.Request(f"http://{self.address}/api/tables", body.encode())
        with urllib.request.urlopen(asked) as made:
            keys: Message = json.load(made)
        return keys


class Player:
    def __init__(self, stack: ExitStack, server: Server, keys: Message, seat: int | None) -> None:
        connecting = connect(f"ws://{server.address}/ws/{keys['table']}")
        self.socket: ClientConnection = stack.enter_context(connecting)
        token = keys["watch"] if seat is None else keys["seats"][seat]["token"]
        self.say({"type": "Hello", "token": token})
        self.frame: Message = {}
        self.hear()

    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=60))
        if message["type"] in ("Welcome", "Update"):
            self.frame = message["frame"]
            assert self.frame["outcome"] is None, "the game ended too soon"
        return message

    def to_move(self) -> None:
        while not self.frame["legal"]:
            self.hear()

    def act(self, click: str) -> None:
        step, action = self.frame["step"], self.frame["legal"][0]
        self.say({"type": "Act", "id": click, "step": step, "action": action})

    def answer(self, click: str) -> int:
        """The number of steps with it."""
        while (message := self.hear()).get("answers") != click:
            pass
        step: int = message["frame"]["step"]
        return step

    def moves(self, click: str) -> int:
        self.to_move()
        self.act(click)
        return self.answer(click)
