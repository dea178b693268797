"""Who is at a table: tabs, spectators, leaving and coming back, one device for two."""

from itertools import count

import pytest

from igroteka.server.limits import Limits

from .guests import FRIEND, ME, House, bearer, mover, one_move, other, token


def test_all_tabs_of_a_seat_hear_everything(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    who = mover(guests)
    tab = house.sit(keys, who.frame["seat"])
    answer = who.until("Update", answers=who.act(id="here"))
    assert tab.until("Update", answers="here")["frame"] == answer["frame"]


def test_a_second_tab_can_play_on(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    who = mover(guests)
    tab = house.sit(keys, who.frame["seat"])
    step = tab.moves()["frame"]["step"]
    assert who.at_step(step)["legal"] == []


def test_whoever_comes_back_misses_nothing(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    away = other(guests)
    seat = away.frame["seat"]
    away.leave()
    step = mover(guests).moves()["frame"]["step"]
    back = house.socket(keys["table"])
    back.say("Hello", token=token(keys, seat))
    welcome = back.until("Welcome")
    assert welcome["frame"]["step"] == step
    assert welcome["frame"]["legal"]
    laid = [event for told in welcome["story"] for event in told["events"]]
    assert [event["kind"] for event in laid] == ["lots", "dealt", "dealt", "laid"]


def test_the_story_is_told_to_each_seat_as_it_was_heard(house: House) -> None:
    keys = house.table()
    house.start(keys)
    for seat in (0, 1, None):
        guest = house.socket(keys["table"])
        guest.say("Hello", token=token(keys, seat))
        story = guest.until("Welcome")["story"]
        dealt = [e for told in story for e in told["events"] if e["kind"] == "dealt"]
        assert [bool(event["cards"]) for event in dealt] == [seat == 0, seat == 1]
        assert all(told["view"] is None and told["legal"] == [] for told in story)


def test_coming_and_going_is_told(house: House) -> None:
    keys = house.table()
    ann = house.sit(keys, 0)
    bob = house.sit(keys, 1)
    assert [s["here"] for s in ann.until("Seats")["info"]["seats"]] == [True, True]
    bob.leave()
    assert [s["here"] for s in ann.until("Seats")["info"]["seats"]] == [True, False]
    watcher = house.sit(keys, None)
    assert ann.until("Seats")["info"]["watchers"] == 1
    watcher.leave()
    assert ann.until("Seats")["info"]["watchers"] == 0


def test_a_tab_that_closes_leaves_the_seat_taken_by_the_other(house: House) -> None:
    keys = house.table()
    ann = house.sit(keys, 0)
    first, second = house.sit(keys, 1), house.sit(keys, 1)
    first.leave()
    second.say("Say", text="still here")
    ann.until("Chat")
    assert house.ask(keys, 0).json()["seats"][1]["here"] is True


def test_spectators_see_what_lies_on_the_table_and_no_hand(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    watcher = house.sit(keys, None)
    who = one_move(guests)
    frame = watcher.at_step(who.frame["step"])
    assert frame["view"]["cards"] == who.frame["view"]["cards"]
    assert frame["view"]["hand"] == []
    assert frame["legal"] == []


def test_two_on_one_device_each_have_their_own_frames(house: House) -> None:
    keys = house.table(ME, {"kind": "me", "name": "Bob"})
    guests = house.start(keys)
    assert all(key["token"] for key in keys["seats"])
    first = one_move(guests)
    second = one_move(guests)
    assert first is not second
    assert guests[0].frame["view"]["hand"] != guests[1].frame["view"]["hand"]


def test_a_table_nobody_sits_at_goes_to_sleep_and_wakes_again(house: House) -> None:
    """Room is made when another table wakes."""
    house.limits = Limits(live_tables=1, nap_s=0)
    house.restart()
    keys = house.table()
    guests = house.start(keys)
    step = one_move(guests).frame["step"]
    for guest in guests:
        guest.leave()
    house.ask(keys, 0)
    house.fall_asleep(keys)
    house.sit(house.table(), 0)
    assert keys["table"] not in house.app.state.tables.live
    assert house.sit(keys, 0).frame["step"] == step


def test_my_tables_say_whose_turn_it_is(house: House) -> None:
    keys, quiet = house.table(), house.table(ME, FRIEND, FRIEND)
    guests = house.start(keys)
    seat = mover(guests).frame["seat"]
    shown = [token(keys, seat), token(keys, 1 - seat), token(keys, None), token(quiet, 2)]
    mine = house.http.post("/api/mine", json={"tokens": [*shown, "nobody's token, really"]}).json()
    by_seat = {(line["table"], line["seat"]): line for line in mine}
    assert len(mine) == 4
    assert by_seat[(keys["table"], seat)]["your_turn"] is True
    assert by_seat[(keys["table"], 1 - seat)]["your_turn"] is False
    assert by_seat[(keys["table"], None)]["your_turn"] is False
    assert by_seat[(quiet["table"], 2)]["step"] == 0
    assert [seat["here"] for seat in by_seat[(keys["table"], seat)]["seats"]] == [True, True]


def test_my_tables_are_the_same_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever a clock is looked at, it is a second later."""
    seconds = count(1_800_000_000)
    monkeypatch.setattr("time.time_ns", lambda: next(seconds) * 10**9)
    keys = house.table()
    one_move(house.start(keys))
    shown = {"tokens": [token(keys, 0), token(keys, 1)]}
    before = house.http.post("/api/mine", json=shown).json()
    house.restart()
    after = house.http.post("/api/mine", json=shown).json()
    for line in (*before, *after):
        for seat in line["seats"]:
            del seat["here"]
    assert before == after


def test_info_is_for_those_who_hold_a_link(house: House) -> None:
    keys = house.table()
    for seat in (0, 1, None):
        assert house.ask(keys, seat).json()["table"] == keys["table"]
    stranger = house.table()
    path = f"/api/tables/{keys['table']}"
    assert house.http.get(path, headers=bearer(stranger, 0)).json()["code"] == "wrong-token"
    assert house.http.get(path).json()["code"] == "wrong-token"
