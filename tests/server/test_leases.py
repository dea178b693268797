"""How long a house is believed to be there: by the database's time, and no longer."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from igroteka.kernel import Seat
from igroteka.server.census import houses
from igroteka.server.database import open_database
from igroteka.server.elsewhere import same
from igroteka.server.presence import Presence, Seen
from igroteka.server.street import Street
from igroteka.server.writer import Write

from .guests import House


class Now(Street):
    """A street at a moment."""

    def __init__(self, now: int, houses: dict[str, int]) -> None:
        self.now, self.houses = now, houses

    def now_ms(self) -> int:
        return self.now


class Beating(Street):
    """A street whose database answers when it is told to, by a clock that is set."""

    def __init__(self) -> None:
        self.asked: list[Write] = []
        self.gone: list[Exception] = []
        journal = SimpleNamespace(tell=lambda _event: None)
        house = SimpleNamespace(journal=journal)
        self.node, self.unanswered_s, self.away = "here", None, False
        self.store = cast(Any, SimpleNamespace(writer=SimpleNamespace(put=self.asked.append)))
        tables = SimpleNamespace(live={}, let_go=self.gone.append, house=house)
        self.tables = cast(Any, tables)

    def beats_at(self, now_s: float) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("igroteka.server.street.time.monotonic", lambda: now_s)
            asyncio.run(self.beat())


def test_a_house_that_stood_still_itself_sends_nobody_away() -> None:
    """A machine that was busy for a while has lost no database."""
    street = Beating()
    street.beats_at(0)
    street.asked[-1].done(None)
    street.beats_at(60)
    assert street.gone == []


def test_a_database_that_owes_an_answer_for_long_is_away() -> None:
    street = Beating()
    for now_s in (0, 1, 2):
        street.beats_at(now_s)
    assert street.gone == []
    street.beats_at(4)
    assert len(street.gone) == 1


def test_a_house_whose_lease_has_lapsed_is_waited_for_no_longer() -> None:
    """Though nobody has looked since: a bot's thought is taken over within five seconds."""
    street = Now(100, {"there": 101, "gone": 100})
    assert [street.knows(node) for node in ("there", "gone", "never")] == [True, False, False]


def test_a_house_that_closes_in_peace_has_no_lease_any_more(tmp_path: Path, shared_db: str) -> None:
    engine = open_database(shared_db)
    with House(tmp_path, db=shared_db) as house:
        while house.app.state.tables.house.store.node not in houses(engine):
            time.sleep(0.02)
    assert houses(engine) == []
    engine.dispose()


def test_only_a_renewed_lease_is_no_news() -> None:
    seen = Seen(Presence(seats=(Seat(0),)), at=10, until=100)
    assert same({"a": seen}, {"a": replace(seen, until=200)}, now=90)
    assert not same({"a": seen}, {"a": replace(seen, until=200)}, now=100), "it came back to life"
    assert not same({"a": seen}, {"a": replace(seen, at=11)}, now=90)
    assert not same({"a": seen}, {}, now=90)
