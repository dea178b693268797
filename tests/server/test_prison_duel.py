"""A duel of Prison online: two set it up in secret, and play on against each other."""

import pytest

from igroteka.kernel import Seat

from .guests import BOT, FRIEND, ME, Guest, House, one_move
from .test_secrecy import frames_are_equal_in_all_worlds

UNSEEN = -6
SET_UP = 8 + 20  # starters and tokens of both


@pytest.mark.clause("P-D1")
def test_while_they_set_up_neither_socket_tells_what_the_other_hides(house: House) -> None:
    keys = house.table(ME, FRIEND, game="prison")
    guests = house.start(keys)
    for number in range(SET_UP):
        if number > len(guests) * 2 and number % 5 == 1:
            for seat in range(2):
                frames_are_equal_in_all_worlds(house.live(keys), Seat(seat))
        one_move(guests)
    assert [guest.frame["view"]["stage"] for guest in guests] == ["card", "card"]
    for seat in range(2):
        frames_are_equal_in_all_worlds(house.live(keys), Seat(seat))


@pytest.mark.clause("P-D1")
def test_one_who_watches_sees_backs_only(house: House) -> None:
    keys = house.table(ME, FRIEND, game="prison")
    guests = house.start(keys)
    for _ in range(SET_UP - 1):
        one_move(guests)
    watcher = house.sit(keys, None)
    assert {figure["square"] for figure in watcher.frame["view"]["figures"]} == {UNSEEN}
    assert {thing["square"] for thing in watcher.frame["view"]["things"]} == {UNSEEN}
    assert sum(laid["count"] for laid in watcher.frame["view"]["face_down"]) == 19


@pytest.mark.clause("P-D1")
def test_one_plays_against_a_bot(house: House) -> None:
    keys = house.table(ME, BOT, game="prison")
    me = house.sit(keys, 0)
    while me.frame["view"]["turn"] < 3:
        my_turn(me)
    assert me.frame["view"]["you"] == 0


def my_turn(me: Guest) -> None:
    while not me.frame["legal"]:
        me.hear()
    me.moves()
