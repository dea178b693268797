"""Work by kind: whatever thinks long waits here for a place, and none waits for a lesser kind."""

import asyncio
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from .job import Job, Kind
from .place import Wanted, always
from .ring import Ring
from .room import Room, Runs

PATIENCE_S = 120.0


class NotWanted(Exception):
    """The table has moved on while this waited."""


class Whose(Struct, frozen=True):
    """Fair is first between addresses, then between their tables."""

    host: str = ""
    table: str = ""
    wanted: Wanted = always


NOBODYS = Whose()


class Waiting(Struct, frozen=True, eq=False):
    wanted: Wanted
    place: asyncio.Future[Runs]


class Work:
    """Who waits for which kind, and a room with places for them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rings: dict[Kind, Ring[Waiting]] = {kind: Ring() for kind in Kind}
        self.running: Counter[Kind] = Counter()

    def close(self) -> None:
        self.room.close()

    async def do(self, job: Job, whose: Whose, patience_s: float = PATIENCE_S) -> bytes:
        """The patience counts from where it has a place: no queue makes anybody late."""
        place = await self.place(job.kind, whose)
        self.running[job.kind] += 1
        try:
            return await place.run(job, patience_s, whose.wanted)
        finally:
            self.running[job.kind] -= 1
            self.leave(place)

    async def place(self, kind: Kind, whose: Whose) -> Runs:
        found: asyncio.Future[Runs] = asyncio.get_running_loop().create_future()
        self.rings[kind].add(whose.host, whose.table, Waiting(whose.wanted, found))
        self.seat()
        try:
            return await found
        except asyncio.CancelledError:
            if found.done() and not found.cancelled() and found.exception() is None:
                self.leave(found.result())
            raise

    def leave(self, place: Runs) -> None:
        self.room.back(place)
        self.seat()

    def waiting(self, kind: Kind, host: str) -> tuple[int, int]:
        """How many of a kind wait: of that address, and in all."""
        return self.rings[kind].of(host), len(self.rings[kind])

    def told(self, kind: Kind) -> Iterator[tuple[str, int]]:
        """For the operator: how many of a kind wait, and how many are at it."""
        yield "waiting", len(self.rings[kind])
        yield "running", self.running[kind]

    def seat(self) -> None:
        """Gives what is free to whoever is next, the more urgent kind first."""
        for kind in Kind:
            while self.rings[kind].hosts and (place := self.room.take(kind)) is not None:
                waiting = self.wanted(kind)
                if waiting is None:
                    self.room.back(place)
                else:
                    waiting.place.set_result(place)

    def wanted(self, kind: Kind) -> Waiting | None:
        ring = self.rings[kind]
        while ring.hosts:
            waiting = ring.take()
            if waiting.place.done():
                continue
            if waiting.wanted():
                return waiting
            waiting.place.set_exception(NotWanted())
        return None
