"""Houses in processes of their own, on real sockets: they can be killed."""

import json
import signal
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.newer import environment
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from igroteka.server.load import address_of, house

Message = dict[str, Any]


class Server:
    """Of this version, or of the one in that `tree`."""

    def __init__(self, db: str, tree: Path | None = None) -> None:
        self.process = house(db, environment(tree))

    @property
    def address(self) -> str:
        """Once it is open; several may be opening at the same time."""
        if not hasattr(self, "said"):
            self.said = address_of(self.process)
        return self.said

    def kill(self) -> None:
        if self.process.stdout is not None and not self.process.stdout.closed:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdout.close()

    def table(self, game: str, *others: Message, **options: str) -> Message:
        wish = {"game": game, "seats": [{"kind": "me"}, *others], "options": options}
        return self._answer("", {}, json.dumps(wish).encode())

    def replay(self, keys: Message) -> Message:
        """As everybody may see it."""
        bearer = {"Authorization": f"Bearer {keys['watch']}"}
        return self._answer(f"/{keys['table']}/replay?seat=watch", bearer)

    def _answer(self, path: str, headers: dict[str, str], body: bytes | None = None) -> Message:
        door = f"http://{self.address}/api/tables{path}"
        with urllib.request.urlopen(urllib.request.Request(door, body, headers)) as said:
            answer: Message = json.load(said)
        return answer


class Player:
    def __init__(self, stack: ExitStack, server: Server, keys: Message, seat: int | None) -> None:
        connecting = connect(f"ws://{server.address}/ws/{keys['table']}")
        self.socket: ClientConnection = stack.enter_context(connecting)
        token = keys["watch"] if seat is None else keys["seats"][seat]["token"]
        self.say({"type": "Hello", "token": token})
        self.frame: Message = {}
        self.closed = ""
        self.first = self.hear()

    def say(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=60))
        if message["type"] in ("Welcome", "Update"):
            self.frame = message["frame"]
        if "info" in message:
            self.closed = message["info"]["closed"]
        return message

    def shown_out(self, before: int | None = None) -> tuple[str, int]:
        """What was said last, and with which code they were left; `before` that step is shown."""
        said = self.first
        try:
            while True:
                said = self.hear()
                step = self.frame.get("step", 0)
                assert before is None or step <= before, f"shown step {step}, and not out"
        except ConnectionClosed as gone:
            return said.get("code", ""), gone.rcvd.code if gone.rcvd else 0
        except TimeoutError:
            raise AssertionError(f"not shown out; the last word was {said['type']}") from None

    def to_move(self) -> None:
        while not self.frame["legal"]:
            assert self.frame["outcome"] is None, "the game ended too soon"
            self.hear()

    def catch_up(self) -> None:
        """Until a player is to move, or it is over."""
        while self.frame["outcome"] is None and max(self.frame["active"]) < 0:
            self.hear()

    def act(self, click: str, which: int = 0) -> Message:
        step, action = self.frame["step"], self.frame["legal"][which]
        self.say({"type": "Act", "id": click, "step": step, "action": action})
        chosen: Message = action
        return chosen

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
