"""A turn's time at a live table: its end is told, a bot moves, and days outlast the house."""

import asyncio

import pytest
from tests.laws.lantern import Lantern

from igroteka.match import Forgiven, Overdue, Played
from igroteka.server.table import Table

from .guests import BOT, FRIEND, ME, House, Message, mover, token

DAY_MS = 86_400_000


def paced(house: House, pace: str, *seats: Message, game: str = "roads", **options: str) -> Message:
    wish = {"game": game, "seats": seats or (ME, FRIEND), "options": options, "pace": pace}
    made = house.http.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    keys: Message = made.json()
    return keys


def pass_time(house: House, table: Table, ms: int) -> None:
    """Its clock is put forward, and whatever has run out is heard."""

    async def ring() -> None:
        table.clock.at_ms += ms
        table.glass.ran_out()

    house.call(ring)


def test_when_the_time_is_up_a_bot_makes_the_move_and_everybody_is_told(house: House) -> None:
    keys = paced(house, "60s")
    guests = house.start(keys)
    late = mover(guests)
    seat = late.frame["seat"]
    pass_time(house, house.live(keys), 61_000)
    for guest in guests:
        while guest.frame["active"] == [seat]:
            guest.hear()
    log = house.live(keys).match.log
    at = next(step for step, entry in enumerate(log) if isinstance(entry, Overdue))
    assert log[at] == Overdue(log[at].at_ms, seat, "medium")
    played = log[at + 1]
    assert isinstance(played, Played)
    assert played.seat == seat
    assert house.live(keys).match.bots == {}


def test_whoever_is_late_cannot_move_and_comes_back_with_the_next_turn(house: House) -> None:
    keys = paced(house, "60s")
    guests = house.start(keys)
    late = mover(guests)
    late.say("TakeSeat")
    assert late.trouble() == "not-allowed"
    pass_time(house, house.live(keys), 61_000)
    late.act({"type": "Lay"}, id="late")
    assert late.until("Trouble", id="late")["code"] == "not-allowed"


def test_a_seat_that_nobody_took_is_not_hurried(house: House) -> None:
    keys = paced(house, "60s")
    house.sit(keys, 0)
    table = house.live(keys)
    pass_time(house, table, 10_000_000)
    assert all(entry.seat == 0 for entry in table.match.log if isinstance(entry, Overdue))
    assert 1 not in table.match.turns


def test_my_tables_show_what_is_left(house: House) -> None:
    keys = paced(house, "3d", ME, BOT)
    guest = house.sit(keys, 0)
    while guest.frame["active"] != [0]:
        guest.hear()
    (line,) = house.http.post("/api/mine", json={"tokens": [token(keys, 0)]}).json()
    assert line["pace"] == "3d"
    assert 2 * DAY_MS < line["left_ms"] <= 3 * DAY_MS


def test_days_go_on_while_nobody_is_there_but_not_while_the_house_is_closed(house: House) -> None:
    keys = paced(house, "2d")
    guests = house.start(keys)
    seat = mover(guests).frame["seat"]
    for guest in guests:
        guest.leave()
    pass_time(house, house.live(keys), DAY_MS)
    house.restart()

    async def awake() -> Table:
        while keys["table"] not in house.app.state.tables.live:
            await asyncio.sleep(0)
        table: Table = house.app.state.tables.live[keys["table"]]
        return table

    table = house.call(awake)
    assert table.clock.running
    assert DAY_MS <= table.clock.now_ms() < DAY_MS + 3_600_000
    assert table.match.turns[seat].left(table.clock.now_ms()) <= DAY_MS
    assert table.match.late == {}
    pass_time(house, table, DAY_MS)
    assert any(isinstance(entry, Overdue) and entry.seat == seat for entry in table.match.log)


@pytest.mark.parametrize(
    ("pace", "why"), [("5", "45s or 3d"), ("9s", "10s to 3600s"), ("15d", "1d to 14d")]
)
def test_a_pace_that_is_none_is_refused(house: House, pace: str, why: str) -> None:
    wish = {"game": "roads", "seats": [ME, FRIEND], "pace": pace}
    refused = house.http.post("/api/tables", json=wish)
    assert refused.status_code == 422
    assert refused.json()["code"] == "bad-option"
    assert why in refused.json()["text"]


def test_days_and_sand_do_not_go_together(house: House, lantern: Lantern) -> None:
    wish = {"game": lantern.id, "seats": [ME, FRIEND], "pace": "2d", "options": {"sand": "9"}}
    assert "sand=off" in house.http.post("/api/tables", json=wish).json()["text"]
    assert paced(house, "2d", game=lantern.id, sand="off")


def test_alone_nobody_waits(house: House) -> None:
    wish = {"game": "prison", "seats": [ME], "pace": "60s"}
    assert "nobody waits" in house.http.post("/api/tables", json=wish).json()["text"]


# broken lines, and sand


@pytest.mark.parametrize(
    ("code", "given"), [(4000, True), (1006, True), (1005, True), (1001, False), (1000, False)]
)
def test_a_line_that_broke_gets_its_sand_back_and_a_goodbye_does_not(
    house: House, lantern: Lantern, code: int, given: bool
) -> None:
    keys = house.table(game=lantern.id, sand="60")
    guests = house.start(keys)
    table = house.live(keys)
    pass_time(house, table, 8_000)
    guests[0].session.close(code)
    guests[1].until("Seats")
    house.sit(keys, 0)
    guests[1].so_far()
    forgiven = [entry for entry in table.match.log if isinstance(entry, Forgiven)]
    assert [entry.seat for entry in forgiven] == ([0] if given else [])
    assert all(8_000 <= entry.ms <= 15_000 for entry in forgiven)


def test_who_is_still_cut_off_when_the_sand_runs_out_gives_the_others_what_may_be(
    house: House, lantern: Lantern
) -> None:
    keys = house.table(game=lantern.id, sand="60")
    guests = house.start(keys)
    table = house.live(keys)
    guests[0].session.close(4000)
    guests[1].until("Seats")
    pass_time(house, table, 60_000)
    assert [type(entry) for entry in table.match.log[-1:]] == [Forgiven]
    assert table.match.sand["sand-1"].given_ms == 15_000
    pass_time(house, table, 15_000)
    assert any(isinstance(e, Played) and e.seat == -2 for e in table.match.log)


def test_a_dead_line_that_hangs_on_is_known_by_the_new_one(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="60")
    guests = house.start(keys)
    table = house.live(keys)
    pass_time(house, table, 6_000)
    again = house.socket(keys["table"])
    again.say("Hello", token=token(keys, 0), back=True)
    again.until("Welcome")
    note = again.until("Update")["frame"]["note"]
    assert (note["kind"], note["seat"]) == ("forgiven", 0)
    assert guests[1].until("Update")["frame"]["note"] == note
