"""A house under test: real rules, a real database, and guests who talk to it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from httpx import Response
from msgspec.structs import replace
from starlette.testclient import TestClient, WebSocketTestSession

from igroteka.server.app import make_app
from igroteka.server.limits import UNHURRIED, Limits
from igroteka.server.push.postman import Push
from igroteka.server.table import Table

Message = dict[str, Any]
T = TypeVar("T")

QUICK = replace(UNHURRIED, bot_pause_ms=0)
ME, FRIEND = {"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}
BOT = {"kind": "bot", "bot": "random"}
# For a test that takes `house`: it holds wherever the tables are kept.
on_both = pytest.mark.parametrize("house", ["file", "shared"], indirect=True)


class Guest:
    """One browser tab at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frame: Message = {}
        self.clicks = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.session.send_json({"type": kind, **fields})

    def hear(self) -> Message:
        message: Message = self.session.receive_json()
        if message["type"] in ("Welcome", "Update"):
            self.frame = message["frame"]
        return message

    def until(self, kind: str, **fields: Any) -> Message:
        """The next message of that kind with those fields; what comes before is passed over."""
        while True:
            message = self.hear()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def trouble(self) -> str:
        return str(self.until("Trouble")["code"])

    def so_far(self) -> list[Message]:
        """All that was on its way; a pong is never overtaken."""
        self.say("Ping")
        heard = []
        while (message := self.hear())["type"] != "Pong":
            heard.append(message)
        return heard

    def at_step(self, step: int) -> Message:
        while self.frame["step"] < step:
            self.hear()
        return self.frame

    def act(self, action: Message | None = None, id: str = "", step: int | None = None) -> str:
        """Plays, by default, the first legal move there is."""
        self.clicks += 1
        chosen = action or self.frame["legal"][0]
        seen = self.frame["step"] if step is None else step
        self.say("Act", id=id or f"click-{self.clicks}", step=seen, action=chosen)
        return id or f"click-{self.clicks}"

    def moves(self) -> Message:
        """One move, and the answer to it."""
        return self.until("Update", answers=self.act())

    def leave(self) -> None:
        self.session.close()


class House:
    """Its tables are shuffled in the same way in every test."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = QUICK,
        push: Push | None = None,
        db: str | None = None,
    ) -> None:
        self.folder = folder
        self.push = push
        self.limits = limits
        self.db = folder / "igroteka.db"
        self.shared = db
        self.numbers = count()
        self.open()

    def open(self) -> None:
        self.app = make_app(
            self.shared or self.db,
            self.limits,
            seeds=lambda: f"elm {next(self.numbers)}",
            push=self.push,
            beside=self.folder,
        )
        self.stack = ExitStack()
        self.http = self.stack.enter_context(TestClient(self.app))

    def close(self) -> None:
        self.stack.close()

    def restart(self) -> None:
        self.close()
        self.open()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # tables

    def table(
        self, *seats: Message, game: str = "roads", help: str = "normal", **options: str
    ) -> Message:
        wish = {
            "game": game,
            "seats": seats or (ME, FRIEND),
            "options": options,
            "help": help,
        }
        made = self.http.post("/api/tables", json=wish)
        assert made.status_code == 201, made.text
        keys: Message = made.json()
        return keys

    def socket(self, table: str, **headers: str) -> Guest:
        connecting = self.http.websocket_connect(f"/ws/{table}", headers=headers)
        return Guest(self.stack.enter_context(connecting))

    def sit(self, keys: Message, seat: int | None) -> Guest:
        """A tab that has been welcomed; no seat: a spectator."""
        guest = self.socket(keys["table"])
        guest.say("Hello", token=token(keys, seat))
        guest.until("Welcome")
        return guest

    def start(self, keys: Message, seats: int = 2) -> list[Guest]:
        """Everybody sits, the cards are dealt, somebody is to move."""
        guests = [self.sit(keys, seat) for seat in range(seats)]
        for guest in guests:
            while not guest.frame["active"] or guest.frame["active"][0] < 0:
                guest.hear()
        return guests

    def live(self, keys: Message) -> Table:
        table: Table = self.app.state.tables.live[keys["table"]]
        return table

    def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """On the event loop of the house."""
        assert self.http.portal is not None
        return self.http.portal.call(work)

    def fall_asleep(self, keys: Message) -> Table:
        """Once nothing happens at the table any more."""
        table = self.live(keys)

        async def asleep() -> None:
            while not table.idle:
                await asyncio.sleep(0)

        self.call(asleep)
        return table

    def ask(self, keys: Message, seat: int | None, path: str = "", eyes: str = "") -> Response:
        query = {"seat": eyes} if eyes else {}
        address, headers = f"/api/tables/{keys['table']}{path}", bearer(keys, seat)
        response: Response = self.http.get(address, params=query, headers=headers)
        return response


def token(keys: Message, seat: int | None) -> str:
    return str(keys["watch"] if seat is None else keys["seats"][seat]["token"])


def bearer(keys: Message, seat: int | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token(keys, seat)}"}


def mover(guests: Sequence[Guest]) -> Guest:
    return next(guest for guest in guests if guest.frame["legal"])


def other(guests: Sequence[Guest]) -> Guest:
    return next(guest for guest in guests if not guest.frame["legal"])


def one_move(guests: Sequence[Guest]) -> Guest:
    """Whoever is to move moves, and everybody has heard it; gives whoever moved."""
    who = mover(guests)
    who.moves()
    for guest in guests:
        guest.at_step(who.frame["step"])
        while guest.frame["outcome"] is None and max(guest.frame["active"]) < 0:
            guest.hear()
    return who


def play_to_the_end(guests: Sequence[Guest]) -> None:
    while guests[0].frame["outcome"] is None:
        one_move(guests)
