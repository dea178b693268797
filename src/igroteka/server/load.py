"""A house full of people: scripted clients at many tables, and how long their moves take."""

import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from statistics import quantiles

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from .limits import UNHURRIED
from .run import HOST, listen, serve
from .shared import is_address
from .wire import Act, Hello
from .wire_lobby import NewTable, SeatWish, TableKeys

PERCENT = 100
PACE = 1_600
CATCH_UP_S = 0.5
House = subprocess.Popen[str]


class LoadReport(Struct, frozen=True):
    """A move counts once its player has heard that it is on disk."""

    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float


class SeenFrame(Struct):
    """The little that a scripted client reads; the rest is skipped, not decoded."""

    step: int
    legal: tuple[msgspec.Raw, ...]
    outcome: msgspec.Raw


class Seen(Struct):
    type: str
    frame: SeenFrame | None = None
    answers: str = ""


_seen = msgspec.json.Decoder(Seen)
_encode = msgspec.json.Encoder().encode


class Pace:
    """When the next move at a table is due; with no pace, at once."""

    def __init__(self, every_s: float, first_s: float) -> None:
        self.every_s = every_s
        self.due_s = time.perf_counter() + first_s

    async def wait(self) -> None:
        now_s = time.perf_counter()
        early_s = self.due_s - now_s
        # Setting a new table takes a while, and is caught up with; an hour's delay is not.
        self.due_s = max(self.due_s + self.every_s, now_s - CATCH_UP_S)
        if early_s > 0:
            await asyncio.sleep(early_s)


class Crew:
    """Everybody's moves, counted from the moment the doors are open."""

    def __init__(self, address: str, game: str, options: dict[str, str]) -> None:
        self.address = address
        self.wish = NewTable(game, (SeatWish("me"), SeatWish("friend")), options)
        self.every_s = 0.0
        self.counting = False
        self.waits_ms: list[float] = []

    async def keep_playing(self, rng: random.Random) -> None:
        pace = Pace(self.every_s, rng.random() * self.every_s)
        while True:
            keys = await asyncio.to_thread(self.set_table)
            await asyncio.gather(*(self.sit(keys, n, rng, pace) for n in range(len(keys.seats))))

    def door(self, _seat: int | None) -> str:
        """Where that seat comes in; with none, where the table is set."""
        return self.address

    def set_table(self) -> TableKeys:
        asked = urllib.request.Request(f"http://{self.door(None)}/api/tables", _encode(self.wish))
        with urllib.request.urlopen(asked) as made:
            return msgspec.json.decode(made.read(), type=TableKeys)

    async def sit(self, keys: TableKeys, seat: int, rng: random.Random, pace: Pace) -> None:
        address = f"ws://{self.door(seat)}/ws/{keys.table}"
        async with connect(address, compression=None, ping_interval=None) as socket:
            await socket.send(_encode(Hello(keys.seats[seat].token)).decode())
            await self.play(socket, rng, pace)

    async def play(self, socket: ClientConnection, rng: random.Random, pace: Pace) -> None:
        sent_s, count = 0.0, 0
        async for text in socket:
            seen = _seen.decode(text)
            if seen.answers and self.counting:
                self.waits_ms.append((time.perf_counter() - sent_s) * 1000)
            if seen.frame is None:
                continue
            if bytes(seen.frame.outcome) != b"null":
                return
            if seen.frame.legal:
                count += 1
                choice = rng.choice(seen.frame.legal)
                await pace.wait()
                sent_s = time.perf_counter()
                await socket.send(message(f"{count}", seen.frame.step, choice))


def message(id: str, step: int, action: msgspec.Raw) -> str:
    return _encode(Act(id, step, action)).decode()  # type: ignore[arg-type]


def drive(
    tables: int = 64,
    seconds: float = 10,
    game: str = "roads",
    options: dict[str, str] | None = None,
    warm_up_s: float = 2,
    pace: float = PACE,
) -> LoadReport:
    """The server in a process of its own, on a database of its own; the clients in this one.

    They make `pace` moves a second between them, or with 0 as many as they can: then everybody
    waits in a queue, and the waiting says nothing but how long the queue is.
    """
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "load.db") as address:
        crew = Crew(address, game, options or {})
        crew.every_s = tables / pace if pace else 0
        asyncio.run(drive_crew(crew, tables, seconds, warm_up_s))
    return report(crew, tables, seconds)


@contextlib.contextmanager
def served(db: Path) -> Iterator[str]:
    with houses(db) as (house,):
        yield address_of(house)


@contextlib.contextmanager
def houses(db: str | Path, many: int = 1) -> Iterator[list[House]]:
    """All on the same database; none waits until the one before is open."""
    opened = [house(db) for _ in range(many)]
    try:
        yield opened
    finally:
        for each in opened:
            each.terminate()
            each.wait()


def house(db: str | Path, env: Mapping[str, str] | None = None) -> House:
    command = [sys.executable, "-m", "igroteka.server.load", str(db)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)


def address_of(house: House) -> str:
    """Once it is open; to be asked once."""
    assert house.stdout is not None
    return house.stdout.readline().strip()


async def drive_crew(crew: Crew, tables: int, seconds: float, warm_up_s: float) -> None:
    async with counted(crew, tables, warm_up_s):
        await asyncio.sleep(seconds)


@contextlib.asynccontextmanager
async def counted(crew: Crew, tables: int, warm_up_s: float) -> AsyncIterator[None]:
    """What is played meanwhile at so many tables; the players come before, and leave after."""
    players = [asyncio.create_task(crew.keep_playing(random.Random(n))) for n in range(tables)]
    await asyncio.sleep(warm_up_s)
    crew.counting = True
    yield
    crew.counting = False
    for player in players:
        player.cancel()
    for ended in await asyncio.gather(*players, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            raise RuntimeError("a scripted client stumbled") from ended


def report(crew: Crew, tables: int, seconds: float) -> LoadReport:
    cuts = quantiles(crew.waits_ms, n=PERCENT)
    moves = len(crew.waits_ms)
    return LoadReport(
        tables=tables,
        seconds=seconds,
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        p50_ms=round(cuts[49], 2),
        p99_ms=round(cuts[98], 2),
    )


def main(db: str) -> None:
    """The other process: says its address, then serves until it is ended."""
    door = listen(HOST, 0)
    address = f"{HOST}:{door.getsockname()[1]}"
    kept = db if is_address(db) else Path(db)
    serve(kept, door, limits=UNHURRIED, ready=lambda: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
