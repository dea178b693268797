"""Two houses on one database: one log, whichever of them a guest came to."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from tests.laws.lantern import Lantern

from igroteka.server import schema
from igroteka.server.database import open_database
from igroteka.server.presence import Presence, Seen
from igroteka.server.stored import read_match
from igroteka.server.troubles import InTrouble

from .apart import Player, Server
from .guests import FRIEND, ME, Guest, House, Message, bearer, mover, one_move

Nodes = tuple[House, House]
LONG = "clockwork"  # nobody can end it in the first few moves, whatever the dice say


@pytest.fixture
def nodes(tmp_path: Path, shared_db: str) -> Iterator[Nodes]:
    with House(tmp_path, db=shared_db) as one, House(tmp_path, db=shared_db) as other:
        yield one, other


def entries(nodes: Nodes, keys: Message) -> list[Any]:
    """As they lie there; each hangs on the one before, and the rules allow all of them."""
    assert nodes[0].shared is not None
    return entries_at(nodes[0].shared, keys)


def entries_at(address: str, keys: Message) -> list[Any]:
    engine = open_database(address)
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
    """It hears of nothing that the others write, and has to find out by losing.

    Its heart goes on: a house without one would send its guests elsewhere after a while.
    """
    street = house.app.state.tables.house.street

    async def close() -> None:
        for task in street.tasks:
            if task.get_name() != "beat":
                task.cancel()

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


def here(message: Message) -> list[bool]:
    return [seat["here"] for seat in message["info"]["seats"]]


def seats_until(guest: Guest, wanted: Any) -> Message:
    """The next word about the seats of which that holds."""
    while True:
        message = guest.until("Seats")
        if wanted(message):
            return message


def test_guests_of_two_houses_see_hear_and_ask_each_other(nodes: Nodes) -> None:
    keys = nodes[0].table(cards="12")
    ann = nodes[0].sit(keys, 0)
    bob = nodes[1].sit(keys, 1)
    seats_until(ann, lambda told: here(told) == [True, True])
    for guest in (ann, bob):
        while not guest.frame["active"] or guest.frame["active"][0] < 0:
            guest.hear()
    ann.say("Say", text="hello")
    assert bob.until("Chat")["line"]["text"] == "hello"
    ann.until("Chat")
    bob.say("Rename", name="Robert")
    seats_until(ann, lambda told: told["info"]["seats"][1]["name"] == "Robert")
    who, other = (ann, bob) if ann.frame["legal"] else (bob, ann)
    one_move([ann, bob])
    seat = 0 if who is ann else 1
    who.say("AskTakeback")
    assert other.until("TakebackAsked")["by"] == seat
    other.say("AnswerTakeback", yes=False)
    assert who.until("TakebackAnswered")["yes"] is False
    who.say("AskTakeback")
    other.until("TakebackAsked")
    step = who.frame["step"]
    other.say("AnswerTakeback", yes=True)
    assert who.at_step(step + 1)["legal"]
    other.at_step(step + 1)
    for guest in (ann, bob):
        guest.say("SetHelp", level="coach")
    for guest in (ann, bob):
        while guest.frame["help"] != "coach":
            guest.hear()
    bob.leave()
    seats_until(ann, lambda told: here(told) == [True, False])
    views = [house.sit(keys, None).frame["view"] for house in nodes]
    assert views[0] == views[1]


def test_another_round_asked_for_at_both_houses_is_one(nodes: Nodes) -> None:
    keys = nodes[0].table(cards="12")
    guests = sit_apart(nodes, keys)
    for guest in guests[:1]:
        guest.say("Resign")
    for guest in guests:
        while guest.frame["outcome"] is None:
            guest.hear()
    deafen(nodes[1])
    path = f"/api/tables/{keys['table']}/another-round"
    gone = [
        house.http.post(path, json={}, headers=bearer(keys, seat)).json()["table"]
        for seat, house in enumerate(nodes)
    ]
    assert gone[0] == gone[1]


def test_one_free_seat_is_given_once(nodes: Nodes) -> None:
    wish = {"game": "roads", "seats": [ME, FRIEND], "options": {}, "open": True}
    keys = nodes[0].http.post("/api/tables", json=wish).json()
    nodes[0].sit(keys, 0)
    listed: list[Message] = []
    while not listed:
        listed = nodes[1].http.get("/api/board").json()
    assert listed[0]["table"] == keys["table"]
    deafen(nodes[1])
    path = f"/api/board/{keys['table']}"
    given = [house.http.post(path, json={"name": "Eve"}) for house in nodes]
    assert [response.status_code for response in given] == [201, 409]


def test_a_killed_house_is_taken_over_by_the_other(shared_db: str) -> None:
    """Its guest comes to the other one, with a click of which nobody knows what became."""
    servers = [Server(shared_db) for _ in range(2)]
    try:
        keys = servers[0].table(LONG, {"kind": "bot", "bot": "greedy:easy"})
        acknowledged = []
        with ExitStack() as stack:
            player = Player(stack, servers[0], keys, 0)
            watching = Player(stack, servers[1], keys, None)
            acknowledged += [player.moves(click) for click in ("one", "two")]
            while watching.frame["step"] < acknowledged[-1]:
                watching.hear()
            player.to_move()
            player.act("three")
            servers[0].kill()
            player = Player(stack, servers[1], keys, 0)
            player.to_move()
            player.act("three")
            player.answer("three")
            # The bot that the killed house played for answers here.
            acknowledged.append(player.moves("four"))
        rows = entries_at(shared_db, keys)
        made = [row for row in rows if row.action_id]
        assert [row.action_id for row in made] == ["one", "two", "three", "four"]
        assert [row.step + 1 for row in made if row.action_id != "three"] == acknowledged
    finally:
        for server in servers:
            server.kill()


@pytest.mark.parametrize(("runs", "now", "shows"), [(1, 52, 3), (1, 60, 5), (0, 52, 1)])
def test_the_clock_of_another_house_goes_on_until_its_lease_ends(
    runs: int, now: int, shows: int
) -> None:
    seen = Seen(Presence(clock_ms=1_000, runs=bool(runs)), at=50_000, until=54_000)
    assert seen.clock_ms(now * 1_000) == shows * 1_000


def test_what_was_known_of_and_could_not_be_read_is_asked_for_again(nodes: Nodes) -> None:
    keys = nodes[0].table(cards="12")
    sit_apart(nodes, keys)
    deafen(nodes[1])
    street = nodes[1].app.state.tables.house.street

    async def told_twice() -> bool:
        table = street.tables.live[keys["table"]]
        for _ in range(2):
            street.news.clear()
            table.following.told(table.match.step + 1, "another")
        return keys["table"] in street.news

    assert nodes[1].call(told_twice)


def test_whoever_was_let_go_can_play_on_here(nodes: Nodes) -> None:
    """What the table still had to write when the database was away tore its line.

    They are told what the house waits for, and so is whoever comes just then: no disk is at fault.
    """
    keys = nodes[0].table(cards="12")
    guests = nodes[0].start(keys)
    tables = nodes[0].app.state.tables

    async def lose_touch() -> str:
        write, table = tables.house.store.append, tables.live[keys["table"]]
        last = table.match.log[-1]
        write(keys["table"], 99, last, None, 0, b"of another log", lambda _: None)
        tables.let_go(OperationalError("", {}, OSError("connection lost")))
        with pytest.raises(InTrouble) as late:
            await table.written()
        return str(late.value.trouble.code)

    assert nodes[0].call(lose_touch) == "database"
    assert {guest.trouble() for guest in guests} == {"database"}
    one_move([nodes[0].sit(keys, seat) for seat in range(2)])
    assert not tables.house.counts.errors
