"""A line to the database on which a house only listens."""

import asyncio
from collections.abc import Callable
from typing import Any

from psycopg import AsyncConnection


async def listen(line: "AsyncConnection[Any]", hear: Callable[[str], None]) -> None:
    """Until the line breaks. Woken by the socket itself: a task for each notice cost as much as
    to play the step that it told of."""
    loop, wire = asyncio.get_running_loop(), line.pgconn
    # Asked for now: a line that is lost has none, and whoever gets its number next must be let be.
    door = wire.socket
    broken: asyncio.Future[None] = loop.create_future()

    def take() -> None:
        try:
            wire.consume_input()
            while (told := wire.notifies()) is not None:
                hear(told.extra.decode())
        except Exception as error:  # noqa: BLE001 - whoever keeps the line hears of it
            loop.remove_reader(door)
            if not broken.done():
                broken.set_exception(error)

    loop.add_reader(door, take)
    try:
        await broken
    except asyncio.CancelledError:
        loop.remove_reader(door)
        raise
