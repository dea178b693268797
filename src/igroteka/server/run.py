"""Starts the house: finds a port, opens the database, serves until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from igroteka.kernel import new_seed

from .app import make_app
from .doorway import Doorway, KnownByName
from .journal import SILENT, Journal, Overheard
from .limits import Limits
from .metrics import answer
from .punctual import Punctual
from .push.postman import Push
from .seeds import Seeds

HOST = "127.0.0.1"
OWN = Doorway()
TRIES = 50
# Beyond this a frame is not even read; up to it, the client is told that it is too large.
LARGEST_FRAME = 1 << 20


# Others think in threads beside the loop: it gets its turn ten times as soon as by default.
SWITCH_S = 0.0005

# Positions are trees without cycles: there is little for the collector to find.
COLLECT_AFTER = (5_000, 20, 20)


class NoPort(Exception):
    """No port near the wanted one is free."""


def listen(host: str, port: int) -> socket.socket:
    """On that port, or the next free one; port 0 takes any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, min(port + TRIES, 65_536)):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, wanted))
            door.listen(1024)
        except OSError as error:
            door.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise NoPort(f"{host}: {error.strerror}") from error
            continue
        return door
    raise NoPort(f"{host}: no port free from {port} to {port + TRIES - 1}")


def serve(
    db: Path | str,
    door: socket.socket,
    share: str = "",
    limits: Limits | None = None,
    ready: Callable[[], None] | None = None,
    seeds: Seeds = new_seed,
    push: Push | None = None,
    doorway: Doorway = OWN,
    journal: Journal = SILENT,
    metrics: socket.socket | None = None,
    beside: Path | None = None,
) -> None:
    """Until Ctrl-C or a TERM; BadDatabase before anything is served. `ready`: it answers now."""
    app = make_app(db, limits, share, seeds=seeds, push=push, journal=journal, beside=beside)
    server = make_server(app, doorway, journal)
    hush_the_collector()
    sys.setswitchinterval(SWITCH_S)
    # A faster loop is taken where one is installed.
    runner = asyncio.Runner(loop_factory=server.config.get_loop_factory())
    # Ctrl-C is how one closes a house: by now everything is written.
    with contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(_serve(server, door, ready, partial(measured, app, metrics)))


def hush_the_collector() -> None:
    """A full collection stopped play for 125 ms; what is there for good is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def make_server(app: Starlette, doorway: Doorway, journal: Journal) -> uvicorn.Server:
    config = uvicorn.Config(
        KnownByName(app, doorway),
        http=Punctual,
        proxy_headers=bool(doorway.proxies),
        forwarded_allow_ips=list(doorway.proxies),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        # A line that broke without a word is noticed within a quarter of a minute.
        ws_ping_interval=5,
        ws_ping_timeout=10,
        access_log=False,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)
    overhear(journal)
    return server


def overhear(journal: Journal) -> None:
    """Where the house keeps a journal, what its libraries warn of is in it and nowhere else."""
    if journal.form == "none":
        return
    for name in ("uvicorn.error", "igroteka", "asyncio", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [Overheard(journal)], False


@contextlib.asynccontextmanager
async def measured(app: Starlette, door: socket.socket | None) -> AsyncIterator[None]:
    """While the house is open its operator may ask how it does."""
    if door is None:
        yield
        return
    measuring = await asyncio.start_server(partial(answer, app.state.tables), sock=door)
    async with measuring:
        yield


async def _serve(
    server: uvicorn.Server,
    door: socket.socket,
    ready: Callable[[], None] | None,
    measuring: Callable[[], AbstractAsyncContextManager[None]],
) -> None:
    running = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        async with measuring():
            if ready:
                ready()
            await running
    await running
