"""A full or read-only disk is said by the house and to the players; what was played is safe."""

from sqlalchemy import text

from igroteka.server.writer import Write

from .guests import House, Message, mover, one_move, token

# As SQLite itself says it: no page more, or no writing at all.
FULL, ROOM = "max_page_count = 1", "max_page_count = 100000000"
READ_ONLY, WRITABLE = "query_only = 1", "query_only = 0"
WISH = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}]}


def tell_the_disk(house: House, pragma: str) -> None:
    writer = house.app.state.tables.house.store.writer

    async def told() -> None:
        writer.put(Write([(text(f"PRAGMA {pragma}"), {})], lambda _: None))

    house.call(told)


def health(house: House) -> Message:
    said: Message = house.http.get("/api/health").json()
    return said


def test_players_hear_that_nothing_can_be_written_and_go_on_when_it_can(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    one_move(guests)
    step = guests[0].frame["step"]
    assert (health(house)["ok"], health(house)["disk"]) == (True, "ok")
    tell_the_disk(house, READ_ONLY)
    mover(guests).act()
    assert {guest.trouble() for guest in guests} == {"disk"}
    assert (health(house)["ok"], health(house)["disk"]) == (False, "read-only")
    tell_the_disk(house, WRITABLE)
    back = house.socket(keys["table"])
    back.say("Hello", token=token(keys, 0))
    assert back.until("Welcome")["frame"]["step"] == step
    assert health(house)["ok"]


def test_a_table_for_which_there_is_no_room_is_refused_with_the_reason(house: House) -> None:
    tell_the_disk(house, FULL)
    refused = next(
        made
        for _ in range(500)
        if (made := house.http.post("/api/tables", json=WISH)).status_code != 201
    )
    assert (refused.status_code, refused.json()["code"]) == (507, "disk")
    assert health(house)["disk"] == "full"
    tell_the_disk(house, ROOM)
    assert house.table()
