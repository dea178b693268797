"""Work by kind: whatever thinks long waits here for a place, and none waits for a lesser kind."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum

from msgspec import Struct

from .place import Place
from .ring import Ring


class Kind(IntEnum):
    """Everybody at a table waits for gravity, one seat for a hint, and a review for all of them."""

    GRAVITY = 0
    BOT = 1
    HINT = 2
    REVIEW = 3


class NotWanted(Exception):
    """The table has moved on while this waited."""


def always() -> bool:
    return True


class Whose(Struct, frozen=True):
    """Fair is first between addresses, then between their tables."""

    host: str = ""
    table: str = ""
    wanted: Callable[[], bool] = always


NOBODYS = Whose()


class Waiting(Struct, frozen=True, eq=False):
    wanted: Callable[[], bool]
    place: asyncio.Future[Place]


class Work:
    """One place is kept for gravity; of the others only bots hold the last, if there are two."""

    def __init__(self, places: int) -> None:
        self.kept = Place()
        self.places = [Place() for _ in range(places)]
        self.free = list(self.places)
        self.kept_free = True
        self.rings: dict[Kind, Ring[Waiting]] = {kind: Ring() for kind in Kind}
        self.running: Counter[Kind] = Counter()

    def close(self) -> None:
        for place in (self.kept, *self.places):
            place.close()

    async def do(
        self,
        kind: Kind,
        whose: Whose,
        patience_s: float,
        work: Callable[..., bytes],
        *given: object,
    ) -> bytes:
        """The patience counts from where it has a place: no queue makes anybody late."""
        place = await self.place(kind, whose)
        self.running[kind] += 1
        try:
            return await place.run(patience_s, work, *given)
        finally:
            self.running[kind] -= 1
            self.leave(place)

    async def place(self, kind: Kind, whose: Whose) -> Place:
        found: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self.rings[kind].add(whose.host, whose.table, Waiting(whose.wanted, found))
        self.seat()
        try:
            return await found
        except asyncio.CancelledError:
            if found.done() and not found.cancelled():
                self.leave(found.result())
            raise

    def leave(self, place: Place) -> None:
        if place is self.kept:
            self.kept_free = True
        else:
            self.free.append(place)
        self.seat()

    def told(self, name: str, kind: Kind) -> Iterator[str]:
        """For the operator: how many of a kind wait, and how many are at it."""
        for state, count in (("waiting", len(self.rings[kind])), ("running", self.running[kind])):
            yield f'{name}{{kind="{kind.name.lower()}",state="{state}"}} {count}'

    def seat(self) -> None:
        """Gives what is free to whoever is next, the more urgent kind first."""
        while (next_one := self.next_one()) is not None:
            waiting, place = next_one
            if place is self.kept:
                self.kept_free = False
            else:
                self.free.remove(place)
            waiting.place.set_result(place)

    def next_one(self) -> tuple[Waiting, Place] | None:
        for kind in Kind:
            place = self.place_for(kind)
            if place is not None and (waiting := self.wanted(kind)) is not None:
                return waiting, place
        return None

    def place_for(self, kind: Kind) -> Place | None:
        if kind is Kind.GRAVITY and self.kept_free:
            return self.kept
        spare = 1 if kind >= Kind.HINT and len(self.places) > 1 else 0
        return self.free[0] if len(self.free) > spare else None

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
