"""A move waits for its answer and knows it by its own name: whatever is wrong, it is told so."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.server.limits import Limits

from .guests import BOT, ME, QUICK, Guest, House

MINE = "mine"


def trouble(guest: Guest, **act: Any) -> tuple[str, str]:
    """What is told of that move, and of which."""
    move = {"type": "Act", "id": MINE, "step": guest.frame["step"], "action": {}, **act}
    guest.session.send_text(json.dumps(move))
    told = guest.until("Trouble")
    return told["code"], told["id"]


def with_limits(house: House, limits: Limits) -> Guest:
    house.limits = limits
    house.restart()
    return house.sit(house.table(ME, BOT), 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": "now"},
        {"step": None},
        {"action": []},
        {"action": {"type": "Fly"}},
        {"type": "Dance"},
        {"extra": 1},
    ],
    ids=str,
)
def test_of_a_move_that_is_not_understood(house: House, wrong: dict[str, Any]) -> None:
    guest = house.sit(house.table(), 0)
    assert trouble(guest, **wrong) == ("bad-message", MINE)


def test_of_a_move_that_is_too_large(house: House) -> None:
    """The line ends with it: made again on the next one, it would end that too, for ever."""
    guest = house.sit(house.table(), 0)
    assert trouble(guest, action={"type": "x" * 20_000}) == ("too-large", MINE)


def test_of_a_move_among_too_many_messages(house: House) -> None:
    guest = with_limits(house, replace(QUICK, per_second=0.001, burst=2, patience=3))
    for _ in range(2):
        guest.say("Ping")
    # The last of them ends the line.
    assert [trouble(guest) for _ in range(3)] == [("too-fast", MINE)] * 3


def test_of_a_move_among_too_many_bytes(house: House) -> None:
    guest = with_limits(house, replace(QUICK, bytes_per_second=0.001, bytes_burst=2_000))
    guest.say("Say", text="x" * 2_000)
    assert guest.trouble() == "too-fast"
    assert trouble(guest) == ("too-fast", MINE)


def test_of_a_question_what_would_come_of_a_move(house: House) -> None:
    guest = with_limits(house, replace(QUICK, per_second=0.001, burst=1, patience=9))
    guest.say("Ping")
    assert trouble(guest, type="AskPreview") == ("too-fast", MINE)


def spectator(house: House) -> Guest:
    return house.sit(house.table(), None)


def seat_of_a_bot(house: House) -> Guest:
    keys = house.table()
    guests = house.start(keys)
    guests[0].say("HandOver", seat=0, bot="random")
    guests[0].until("Seats")
    return guests[0]


def resigned(house: House) -> Guest:
    guests = house.start(house.table())
    guests[0].say("Resign")
    guests[0].until("Seats")
    return guests[0]


def closed(house: House) -> Guest:
    keys = house.table()
    guests = house.start(keys)
    house.live(keys).match.closed = True
    return guests[0]


@pytest.mark.parametrize("wrong_seat", [spectator, seat_of_a_bot, resigned, closed])
def test_of_a_move_from_a_seat_that_makes_none(
    house: House, wrong_seat: Callable[[House], Guest]
) -> None:
    code = "closed" if wrong_seat is closed else "not-allowed"
    assert trouble(wrong_seat(house)) == (code, MINE)
