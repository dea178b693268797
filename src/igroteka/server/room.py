"""Where there is a place to think, and which kind of thought may take which."""

from typing import Protocol

from .job import Job, Kind
from .place import Place, Wanted


class Runs(Protocol):
    """Whoever gets a job done: a process beside the house, or somebody on another machine."""

    async def run(self, job: Job, patience_s: float, wanted: Wanted) -> bytes: ...

    def close(self) -> None: ...


class Room(Protocol):
    def take(self, kind: Kind) -> Runs | None:
        """A place for that kind, if one is free."""

    def back(self, place: Runs) -> None: ...

    def close(self) -> None: ...


class OwnRoom:
    """One place is kept for gravity; of the others only bots hold the last, if there are two."""

    def __init__(self, places: int) -> None:
        self.kept = Place()
        self.kept_free = True
        self.places = [Place() for _ in range(places)]
        self.free = list(self.places)

    def take(self, kind: Kind) -> Place | None:
        if kind is Kind.GRAVITY and self.kept_free:
            self.kept_free = False
            return self.kept
        spare = 1 if kind >= Kind.HINT and len(self.places) > 1 else 0
        return self.free.pop(0) if len(self.free) > spare else None

    def back(self, place: Runs) -> None:
        if place is self.kept:
            self.kept_free = True
        elif isinstance(place, Place):
            self.free.append(place)

    def close(self) -> None:
        for place in (self.kept, *self.places):
            place.close()
