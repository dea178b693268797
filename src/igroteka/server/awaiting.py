"""Waiting for a write, where somebody asked for it and is answered."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from .troubles import broken_by
from .writer import Done


async def written(put: Callable[[Done], None]) -> None:
    """Waits for a write to be on disk; a bad disk is told to whoever asked."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(error: Exception | None) -> None:
        if future.done():
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    put(done)
    try:
        await future
    except DBAPIError as error:
        raise broken_by(error) from error
