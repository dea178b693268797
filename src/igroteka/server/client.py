"""One connected browser: what is to be sent to it waits here, so that a slow one delays nobody."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.kernel import Seat, encode

from .limits import Bucket, Limits
from .wire import Sent

POLICY = 1008
TOO_LARGE = 1009
BROKEN = 1011
LATER = 1013


class Client:
    def __init__(self, socket: WebSocket, limits: Limits, now_s: float) -> None:
        self.socket = socket
        self.limits = limits
        self.seat: Seat | None = None
        self.name = ""
        self.heard_ms = 0
        self.bucket = Bucket(limits.per_second, limits.burst, now_s)
        self.spilled = 0
        self.host = socket.client.host if socket.client else ""
        self.waiting: deque[str] = deque()
        self.bell: asyncio.Future[None] | None = None
        self.closing: int | None = None

    def tell(self, message: Sent) -> None:
        self.send(encode(message).decode())

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        if len(self.waiting) >= self.limits.backlog:
            self.close(LATER)
            return
        self.waiting.append(text)
        self.ring()

    def close(self, code: int) -> None:
        """After what waits has gone out."""
        self.closing = code if self.closing is None else self.closing
        self.ring()

    def ring(self) -> None:
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)
            self.bell = None

    async def pump(self) -> None:
        """Sends until the end; runs as a task beside the reading."""
        try:
            while True:
                while self.waiting:
                    await self.socket.send_text(self.waiting.popleft())
                if self.closing is not None:
                    await self.socket.close(self.closing)
                    return
                self.bell = asyncio.get_running_loop().create_future()
                await self.bell
        except (WebSocketDisconnect, RuntimeError):
            # The browser went away in the middle of a word; the reading side hears it too.
            self.closing = POLICY
        finally:
            self.bell = None
