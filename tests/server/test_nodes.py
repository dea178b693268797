"""Two houses on one database: one log, whichever of them a guest came to."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.laws.lantern import Lantern

from igroteka.server import schema
from igroteka.server.database import open_database
from igroteka.server.stored import read_match

from .guests import Guest, House, Message, mover, one_move

Nodes = tuple[House, House]


@pytest.fixture
def nodes(tmp_path: Path, shared_db: str) -> Iterator[Nodes]:
    with House(tmp_path, db=shared_db) as one, House(tmp_path, db=shared_db) as other:
        yield one, other


def entries(nodes: Nodes, keys: Message) -> list[Any]:
    """As they lie there; each hangs on the one before, and the rules allow all of them."""
    assert nodes[0].shared is not None
    engine = open_database(nodes[0].shared)
    with engine.connect() as connection:
        rows = connection.execute(
            select(schema.entries)
            .where(schema.entries.c.match == keys["table"])
            .order_by(schema.entries.c.step)
        ).all()
        found = read_match(connection, keys["table"])
    engine.dispose()
    assert found is not None
    assert found[1].damage is None
    assert len(found[1].entries) == len(rows)
    return list(rows)


def deafen(house: House) -> None:
    """It hears of nothing that the others write, and has to find out by losing."""
    street = house.app.state.tables.house.street

    async def close() -> None:
        street.close()

    house.call(close)


def sit_apart(nodes: Nodes, keys: Message) -> list[Guest]:
    guests = [house.sit(keys, seat) for seat, house in enumerate(nodes)]
    for guest in guests:
        while not guest.frame["active"] or guest.frame["active"][0] < 0:
            guest.hear()
    return guests


def test_a_game_between_guests_of_two_houses(nodes: Nodes) -> None:
    keys = nodes[0].table(cards="12")
    guests = sit_apart(nodes, keys)
    watching = nodes[1].sit(keys, None)
    beside = nodes[0].sit(keys, None)
    while guests[0].frame["outcome"] is None:
        one_move(guests)
        step = guests[0].frame["step"]
        assert watching.at_step(step) == beside.at_step(step)
    rows = entries(nodes, keys)
    assert len(rows) == guests[1].frame["step"]
    assert nodes[0].ask(keys, 0, "/export").json() == nodes[1].ask(keys, 0, "/export").json()


def test_whoever_loses_a_step_is_judged_by_the_new_position(nodes: Nodes) -> None:
    keys = nodes[0].table(cards="12")
    guests = sit_apart(nodes, keys)
    deafen(nodes[1])
    who = guests.index(mover(guests))
    # The same seat in two tabs, one at each house, and each with a move of its own.
    tabs = [house.sit(keys, who) for house in nodes]
    first, late = tabs
    assert late.frame["step"] == first.frame["step"]
    first.until("Update", answers=first.act(first.frame["legal"][0], "first"))
    step = first.frame["step"]
    late.act(late.frame["legal"][1], "late")
    assert late.until("Stale")["id"] == "late"
    assert late.at_step(step)["view"] == first.frame["view"]
    rows = entries(nodes, keys)
    assert [row.action_id for row in rows if row.action_id] == ["first"]


def test_a_click_that_came_by_both_houses_is_one_move_and_is_answered_by_both(
    nodes: Nodes,
) -> None:
    keys = nodes[0].table(cards="12")
    guests = sit_apart(nodes, keys)
    deafen(nodes[1])
    who = guests.index(mover(guests))
    tabs = [house.sit(keys, who) for house in nodes]
    action = tabs[0].frame["legal"][0]
    seen = tabs[0].frame["step"]
    for tab in tabs:
        tab.until("Update", answers=tab.act(action, "click", seen))
    assert [row.action_id for row in entries(nodes, keys) if row.action_id] == ["click"]


def test_who_was_late_by_a_step_and_still_may_is_one_step_later(
    nodes: Nodes, lantern: Lantern
) -> None:
    keys = nodes[0].table(game=lantern.id, sand="off")
    guests = sit_apart(nodes, keys)
    deafen(nodes[1])
    step = guests[0].frame["step"]
    assert guests[1].frame["step"] == step
    for guest in guests:
        guest.until("Update", answers=guest.act({"type": "Rest"}, "rest"))
    told = [row.step for row in entries(nodes, keys) if row.action_id]
    assert told == [step, step + 1]
