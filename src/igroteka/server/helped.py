"""Work that others do, as long as there is anybody to do it; else the house does it itself."""

from collections import Counter
from collections.abc import Iterator

from .job import Job, Kind
from .post import Post, Unhelped
from .room import Runs
from .work import Whose, Work

# Under way at once from one house. Of what waits at the workers' door the more urgent goes first;
# what is fair between addresses is settled here, so not all of it is put there.
AT_ONCE = {Kind.GRAVITY: 8, Kind.BOT: 16, Kind.HINT: 8, Kind.REVIEW: 2}


class Errand:
    """A place for one question on its way."""

    def __init__(self, kind: Kind, post: Post) -> None:
        self.kind = kind
        self.run = post.ask

    def close(self) -> None:
        """Nothing of it is here."""


class Errands:
    """No kind takes another's place: each has so many of its own."""

    def __init__(self, post: Post) -> None:
        self.free = {kind: [Errand(kind, post) for _ in range(n)] for kind, n in AT_ONCE.items()}

    def take(self, kind: Kind) -> Errand | None:
        return self.free[kind].pop() if self.free[kind] else None

    def back(self, place: Runs) -> None:
        if isinstance(place, Errand):
            self.free[place.kind].append(place)

    def close(self) -> None:
        """As above."""


class Helped:
    """The same question put to workers, or, if nobody is there to answer it, thought of here."""

    def __init__(self, own: Work, post: Post) -> None:
        self.own, self.post = own, post
        self.away = Work(Errands(post))
        self.done: Counter[str] = post.done

    def close(self) -> None:
        self.own.close()

    async def do(self, job: Job, whose: Whose) -> bytes:
        if self.post.workers:
            try:
                return await self.away.do(job, whose)
            except Unhelped:
                pass
        self.done["house"] += 1
        return await self.own.do(job, whose)

    def waiting(self, kind: Kind, host: str) -> tuple[int, int]:
        away, own = self.away.waiting(kind, host), self.own.waiting(kind, host)
        return away[0] + own[0], away[1] + own[1]

    def told(self, kind: Kind) -> Iterator[tuple[str, int]]:
        both = zip(self.own.told(kind), self.away.told(kind), strict=True)
        return ((state, own + away) for (state, own), (_, away) in both)
