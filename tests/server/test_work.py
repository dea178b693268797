"""Whatever thinks long: gravity before bots, bots before hints, and nobody's guest before all."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.games import SHELF
from igroteka.kernel import CHANCE, Seat
from igroteka.match import new_match
from igroteka.server.job import Job, Kind
from igroteka.server.ring import Ring
from igroteka.server.room import OwnRoom, Runs
from igroteka.server.thinking import Question, written
from igroteka.server.troubles import InTrouble
from igroteka.server.work import NotWanted, Whose, Work
from igroteka.server.workers import HINTS_WAITING, Workers

RUDE, KIND = "10.0.0.1", "10.0.0.2"


class Line:
    """Who got a place, in that order; each holds it until told to go."""

    def __init__(self, places: int) -> None:
        self.work = Work(OwnRoom(places))
        self.came: list[str] = []
        self.at: dict[str, Runs] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, name: str, kind: Kind, host: str = "", table: str = "") -> None:
        self.tasks.append(asyncio.create_task(self.wait(name, kind, Whose(host, table))))

    async def wait(self, name: str, kind: Kind, whose: Whose) -> None:
        self.at[name] = await self.work.place(kind, whose)
        self.came.append(name)

    async def go(self, name: str) -> None:
        self.work.leave(self.at.pop(name))
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(told: Coroutine[Any, Any, None]) -> None:
    asyncio.run(told)


def test_gravity_waits_for_no_hint() -> None:
    async def told() -> None:
        line = Line(1)
        for n in range(3):
            line.ask(f"hint {n}", Kind.HINT, RUDE)
        await settle()
        line.ask("tower", Kind.GRAVITY, KIND)
        await settle()
        assert line.came == ["hint 0", "tower"]

    run(told())


def test_bots_come_before_hints_and_gravity_before_both() -> None:
    async def told() -> None:
        line = Line(1)
        for name, kind in [("first", Kind.BOT), ("own", Kind.GRAVITY)]:
            line.ask(name, kind)
        await settle()
        for kind in (Kind.REVIEW, Kind.HINT, Kind.BOT, Kind.GRAVITY):
            line.ask(kind.name, kind)
        await settle()
        for name in ("first", "GRAVITY", "BOT", "HINT"):
            await line.go(name)
        assert line.came == ["first", "own", "GRAVITY", "BOT", "HINT", "REVIEW"]

    run(told())


def test_hints_leave_a_place_to_the_bots() -> None:
    async def told() -> None:
        line = Line(2)
        for n in range(3):
            line.ask(f"hint {n}", Kind.HINT)
        await settle()
        line.ask("bot", Kind.BOT)
        await settle()
        assert line.came == ["hint 0", "bot"]

    run(told())


def test_one_address_after_another_and_of_each_one_table_after_another() -> None:
    ring: Ring[str] = Ring()
    for n in range(3):
        ring.add(RUDE, "a", f"rude a{n}")
    ring.add(RUDE, "b", "rude b0")
    ring.add(KIND, "c", "kind c0")
    assert (len(ring), ring.of(RUDE), ring.of(KIND)) == (5, 4, 1)
    taken = [ring.take() for _ in range(5)]
    assert taken == ["rude a0", "kind c0", "rude b0", "rude a1", "rude a2"]
    assert not len(ring)


def test_what_nobody_wants_any_more_is_not_thought_of() -> None:
    async def told() -> None:
        line = Line(1)
        line.ask("bot", Kind.BOT)
        await settle()
        late = asyncio.create_task(line.work.place(Kind.BOT, Whose(wanted=lambda: False)))
        line.ask("next", Kind.BOT)
        await settle()
        await line.go("bot")
        assert line.came == ["bot", "next"]
        with pytest.raises(NotWanted):
            await late

    run(told())


@pytest.mark.parametrize("given", [False, True], ids=["while it waits", "as it is given one"])
def test_whoever_goes_away_leaves_no_place_taken(given: bool) -> None:
    async def told() -> None:
        line = Line(1)
        line.ask("bot", Kind.BOT)
        await settle()
        line.ask("gone", Kind.BOT)
        await settle()
        if given:
            line.work.leave(line.at.pop("bot"))
        line.tasks[1].cancel()
        await settle()
        if not given:
            await line.go("bot")
        line.ask("next", Kind.BOT)
        await settle()
        assert line.came == ["bot", "next"]

    run(told())


def test_whoever_asks_for_many_hints_hears_that_the_house_is_busy() -> None:
    async def told() -> None:
        workers = Workers(1)
        held = await workers.own.place(Kind.BOT, Whose())
        asked = Question(SHELF["roads"], None, Seat(0), "elm", 0)
        rude = [
            asyncio.create_task(workers.hint(asked, Whose(RUDE, str(n))))
            for n in range(HINTS_WAITING)
        ]
        await settle()
        with pytest.raises(InTrouble, match="busy"):
            await workers.hint(asked, Whose(RUDE, "one more"))
        other = asyncio.create_task(workers.hint(asked, Whose(KIND)))
        await settle()
        assert not other.done()
        for each in (*rude, other):
            each.cancel()
        await settle()
        workers.own.leave(held)
        workers.close()

    run(told())


def test_the_patience_counts_from_the_place_and_a_lost_thought_keeps_none() -> None:
    match = new_match(SHELF["roads"], 2, {}, "elm")
    while CHANCE in match.active():
        match.throw()
    asked = Question(match.game, match.state, match.active()[0], "elm", match.step, "greedy")
    job = Job(Kind.BOT, "choose", (written(asked),))

    async def told() -> None:
        work = Work(OwnRoom(1))
        held = await work.place(Kind.BOT, Whose())
        late = asyncio.create_task(work.do(job, Whose(), 0))
        await settle()
        assert not late.done()
        work.leave(held)
        with pytest.raises(TimeoutError):
            await late
        assert await work.do(job, Whose(), 60) == job.done()
        work.close()

    run(told())
