"""A request whose head does not come whole in time is not waited for."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_S = 10.0


class Punctual(H11Protocol):
    """Between two requests the time is uvicorn's own; it counts here once one has begun."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.came()
        super().connection_lost(exc)

    def watch(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self.came()
        elif self.late is None:
            self.late = self.loop.call_later(HEAD_S, self.transport.close)

    def came(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
