"""Whatever one client does wrong is told to that client, and nobody else loses anything."""

import pytest
from starlette.websockets import WebSocketDisconnect

from igroteka.server.limits import Limits

from .guests import Guest, House, mover, one_move, other, token

NONSENSE = (
    "",
    "not json",
    "[]",
    "{}",
    '{"type": "Dance"}',
    '{"type": "Act"}',
    '{"type": "Act", "id": 7, "step": 0, "action": {}}',
    '{"type": "Act", "id": "", "step": 0, "action": {}}',
    '{"type": "Ping", "extra": 1}',
    '{"type": "Say", "phrase": "never-heard"}',
    '{"type": "SetHelp", "level": "genius"}',
    '{"type": "Rename", "name": "' + "x" * 41 + '"}',
    "[" * 5_000,
    '{"type": "Act", "id": "x", "step": 0, "action": ' + '{"a":' * 2_000 + "1" + "}" * 2_001,
)


def closed(guest: Guest) -> int:
    """The code the house hangs up with; what it still says is passed over."""
    while True:
        try:
            guest.hear()
        except WebSocketDisconnect as hung_up:
            return hung_up.code


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_named_and_the_game_goes_on(house: House, text: str) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    who.session.send_text(text)
    assert who.trouble() == "bad-message"
    who.session.send_bytes(b"\xff\xfe")
    assert who.trouble() == "bad-message"
    one_move(guests)
    assert not any(message["type"] == "Trouble" for message in other(guests).so_far())


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "Fly"},
        {"type": "Lay", "face": "a"},
        {"type": "Lay", "face": "a", "x": "left", "y": 0, "turn": 0},
    ],
    ids=str,
)
def test_a_move_that_no_game_knows_is_no_message(house: House, action: dict[str, object]) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    who.say("Act", id="odd", step=who.frame["step"], action=action)
    trouble = who.until("Trouble")
    assert (trouble["code"], trouble["id"]) == ("bad-message", "odd")
    one_move(guests)


def test_chance_has_no_hands_to_borrow(house: House) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    who.act({"type": "DrawLots", "starter": 0})
    assert who.until("Refused")["refusal"]["reason"] == "refuse-not-a-players-move"


def test_numbers_beyond_any_table_are_refused_like_any_wrong_move(house: House) -> None:
    guests = house.start(house.table())
    who = mover(guests)
    who.act({**who.frame["legal"][0], "x": 10**18, "y": -(10**18)})
    assert who.until("Refused")["refusal"]["clause"]
    one_move(guests)


def test_a_huge_frame_ends_the_talk_of_its_sender_alone(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    who = other(guests)
    who.say("Say", text="x" * 100_000)
    assert who.trouble() == "too-large"
    assert closed(who) == 1009
    mover(guests).moves()


def test_a_flood_is_dammed_then_cut_off(house: House) -> None:
    house.limits = Limits(per_second=0.01, burst=10, patience=5)
    house.restart()
    keys = house.table()
    guests = house.start(keys)
    who = other(guests)
    for _ in range(20):
        who.say("Ping")
    assert who.trouble() == "too-fast"
    assert closed(who) == 1008
    mover(guests).moves()


@pytest.mark.parametrize("said", ["Ping", "Resign"])
def test_the_first_word_is_hello(house: House, said: str) -> None:
    guest = house.socket(house.table()["table"])
    guest.say(said)
    assert guest.trouble() == "bad-message"
    assert closed(guest) == 1008


def test_a_huge_hello_is_not_read(house: House) -> None:
    guest = house.socket(house.table()["table"])
    guest.session.send_text(" " * 100_000)
    assert guest.trouble() == "too-large"


def test_whoever_says_nothing_is_not_waited_for(house: House) -> None:
    house.limits = Limits(hello_s=0.01)
    house.restart()
    guest = house.socket(house.table()["table"])
    assert guest.trouble() == "bad-message"


def test_a_wrong_token_opens_nothing(house: House) -> None:
    keys, stranger = house.table(), house.table()
    for wrong in ("x" * 32, token(stranger, 0)):
        guest = house.socket(keys["table"])
        guest.say("Hello", token=wrong)
        assert guest.trouble() == "wrong-token"
        assert closed(guest) == 1008


def test_an_unknown_table_is_named_so(house: House) -> None:
    keys = house.table()
    guest = house.socket("nowhere")
    guest.say("Hello", token=token(keys, 0))
    assert guest.trouble() == "no-such-table"
    assert house.http.get("/api/tables/nowhere", headers=auth(keys)).json()["code"] == (
        "no-such-table"
    )


def auth(keys: dict[str, object]) -> dict[str, str]:
    return {"Authorization": f"Bearer {token(keys, 0)}"}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver:1", "nonsense"]
)
def test_a_foreign_page_may_not_talk(house: House, origin: str) -> None:
    keys = house.table()
    guest = house.socket(keys["table"], origin=origin)
    assert guest.trouble() == "foreign-origin"
    posted = house.http.post("/api/tables", json={}, headers={"origin": origin})
    assert posted.json()["code"] == "foreign-origin"


def test_our_own_page_may(house: House) -> None:
    keys = house.table()
    guest = house.socket(keys["table"], origin="http://testserver")
    guest.say("Hello", token=token(keys, 0))
    assert guest.until("Welcome")


def test_watchers_and_tabs_take_no_room_of_another_seat(house: House) -> None:
    house.limits = Limits(tabs=2, watchers=1)
    house.restart()
    keys = house.table()
    for seat in (0, 0, None):
        house.sit(keys, seat)
    for seat in (0, None):
        late = house.socket(keys["table"])
        late.say("Hello", token=token(keys, seat))
        assert late.trouble() == "too-fast"
    assert house.sit(keys, 1).frame


def test_many_posts_at_once_are_slowed_down(house: House) -> None:
    house.limits = Limits(posts_per_second=0.01, posts_burst=3)
    house.restart()
    codes = [house.http.post("/api/mine", json={"tokens": []}).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
