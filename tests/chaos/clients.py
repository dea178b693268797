"""People at tables, through the front door: each writes down what was sent, answered and seen.

They come back when their line breaks, as a page does, and send again what was not answered.
"""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .history import Kind, Told, print_of
from .knock import Refusal, ask

Message = dict[str, Any]
# As a page: silence is checked by a ping, and a ping that is not answered is a line that is down.
PING_S, PONG_S, WELCOME_S = 2.5, 6.0, 8.0
FIRST_S, LONGEST_S = 0.2, 1.0
GONE = (OSError, WebSocketException, TimeoutError, json.JSONDecodeError)


class Diary:
    """All that happened, in one row; times from its beginning."""

    def __init__(self) -> None:
        self.began_s = time.monotonic()
        self.told: list[Told] = []

    def now_s(self) -> float:
        return round(time.monotonic() - self.began_s, 3)


class Lane:
    """Two people who play one game after another."""

    def __init__(self, door: str, diary: Diary, number: int, wish: Message, pace_s: float) -> None:
        self.door, self.diary, self.number = door, diary, number
        self.wish, self.pace_s = wish, pace_s
        self.closing = False
        # The house counts by address: they come from two homes.
        self.home = {"X-Forwarded-For": f"10.8.{number // 250}.{number % 250 + 1}"}

    async def play(self, rng: random.Random) -> None:
        while not self.closing:
            keys = await again(self.set_table)
            seats = [key["seat"] for key in keys["seats"] if key.get("token")]
            await asyncio.gather(*(Player(self, keys, seat, rng).play() for seat in seats))

    async def set_table(self) -> Message:
        return await asyncio.to_thread(ask, self.door, "/api/tables", self.wish, self.home)


class Player:
    def __init__(self, lane: Lane, keys: Message, seat: int, rng: random.Random) -> None:
        self.lane, self.rng, self.seat = lane, rng, seat
        self.table: str = keys["table"]
        self.token = next(key["token"] for key in keys["seats"] if key["seat"] == seat)
        self.frame: Message = {}
        self.closed = False
        self.clicks, self.line, self.step = 0, 0, -1
        self.click: Message | None = None
        self.sent_again: set[str] = set()

    def tell(self, kind: Kind, **more: Any) -> None:
        diary, lane = self.lane.diary, self.lane.number
        diary.told.append(Told(diary.now_s(), lane, self.seat, kind, self.table, self.line, **more))

    @property
    def over(self) -> bool:
        ended = self.closed or bool(self.frame and self.frame["outcome"])
        return self.lane.closing or ended

    async def play(self) -> None:
        wait_s = FIRST_S
        while not self.over:
            self.line, self.step = self.line + 1, -1
            try:
                async with asyncio.timeout(WELCOME_S):
                    socket = await connect(
                        f"ws://{self.lane.door}/ws/{self.table}",
                        compression=None,
                        ping_interval=None,
                        additional_headers=self.lane.home,
                    )
                async with socket:
                    await self.sit(socket)
            except GONE as error:
                self.tell("lost line", note=type(error).__name__)
            wait_s = FIRST_S if self.step >= 0 else min(LONGEST_S, wait_s * 2)
            if not self.over:
                await asyncio.sleep(wait_s * (0.75 + self.rng.random() / 2))

    async def sit(self, socket: ClientConnection) -> None:
        await self.say(socket, {"type": "Hello", "token": self.token, "back": self.line > 1})
        await self.hear(socket, WELCOME_S)
        if self.step < 0:  # Shown out again: it comes back later.
            return
        self.tell("line")
        if self.click is not None:
            self.sent_again.add(self.click["id"])
            await self.say(socket, self.click)
        while not self.over:
            if self.click is None and self.frame.get("legal"):
                await asyncio.sleep(self.lane.pace_s)
                await self.move(socket)
            try:
                await self.hear(socket, PING_S)
            except TimeoutError:
                await self.say(socket, {"type": "Ping"})
                await self.hear(socket, PONG_S)

    async def say(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(json.dumps(message))

    async def move(self, socket: ClientConnection) -> None:
        action = self.rng.choice(self.frame["legal"])
        self.clicks += 1
        name = f"{self.lane.number}-{self.seat}-{self.clicks}"
        self.click = {"type": "Act", "id": name, "step": self.frame["step"], "action": action}
        self.tell("sent", id=name, step=self.frame["step"], action=print_of(action))
        await self.say(socket, self.click)

    async def hear(self, socket: ClientConnection, patience_s: float) -> None:
        async with asyncio.timeout(patience_s):
            text = await socket.recv()
        message: Message = json.loads(text)
        if message["type"] in ("Welcome", "Update"):
            self.see(message)
        elif message["type"] in ("Stale", "Refused", "Trouble"):
            self.tell("turned down", id=message.get("id", ""), note=why(message))
            if self.click and message.get("id") == self.click["id"]:
                self.click = None

    def see(self, message: Message) -> None:
        self.frame = frame = message["frame"]
        step, new = frame["step"], message["type"] == "Update" and frame["step"] == self.step + 1
        told = print_of(frame["events"]) if new else ""
        self.tell("seen", step=step, view=print_of(frame["view"]), events=told)
        answers = message.get("answers", "")
        if answers:
            made = step if new and answers not in self.sent_again else 0
            self.tell("acked", id=answers, step=made)
        if self.click and answers == self.click["id"]:
            self.click = None
        self.step = step
        if message.get("info", {}).get("closed"):
            self.closed = True
            self.tell("closed", note=message["info"]["closed"])


def why(message: Message) -> str:
    refusal = message.get("refusal") or {}
    return f"{message['type']} {message.get('code') or refusal.get('reason') or ''}".strip()


async def again(deed: Callable[[], Awaitable[Message]]) -> Message:
    """Until somebody answers."""
    while True:
        try:
            return await deed()
        except (*GONE, Refusal) as error:
            if isinstance(error, Refusal) and error.mine:
                raise
            await asyncio.sleep(FIRST_S)
