"""Urfin over the wire: everybody at once, by touch, while the sand runs."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Done, Grab, Put
from igroteka.games.urfin.map import map_file
from igroteka.match import Played, Resigned
from igroteka.server.leavers import speak_for_the_gone

from .guests import FRIEND, ME, QUICK, Guest, House, Message

MEADOW = map_file("meadow")
TOUCH = {"map": "meadow", "sand": "180"}
BLIND = {"map": "meadow", "bag": "blind", "sand": "off"}


def settle_down(*guests: Guest) -> None:
    """Until chance has spoken and everybody has heard it."""
    while any(-1 in guest.frame["active"] for guest in guests):
        guests[0].hear()
        for guest in guests[1:]:
            guest.at_step(guests[0].frame["step"])


def does(guest: Guest, action: Message, *others: Guest) -> Message:
    told = guest.until("Update", answers=guest.act(action))
    for other in others:
        other.at_step(guest.frame["step"])
    settle_down(guest, *others)
    return told


def reached(house: House, options: dict[str, str]) -> tuple[Message, Guest, Guest]:
    keys = house.table(ME, FRIEND, game="urfin", **options)
    ann, bob = house.start(keys)
    does(ann, {"type": "Ready"}, bob)
    does(bob, {"type": "Ready"}, ann)
    does(ann, {"type": "Reach"}, bob)
    return keys, ann, bob


def built_by(guest: Guest) -> list[Any]:
    return [drawn["by"] for drawn in guest.frame["view"]["drawn"]]


@pytest.mark.clause("U-D6")
def test_a_touch_is_answered_to_the_one_who_feels(house: House) -> None:
    _, ann, bob = reached(house, TOUCH)
    told = does(ann, {"type": "Touch", "x": 5, "y": 6}, bob)
    felt = ann.frame["view"]["hand"]["felt"]
    assert [(touch["x"], touch["y"]) for touch in felt] == [(5, 6)]
    assert told["frame"]["events"][0]["x"] == 5
    assert bob.frame["view"]["hand"] is None
    assert bob.frame["view"]["hands"][0]["touches"] == 1
    assert '"x":5' not in json.dumps(bob.frame["events"], separators=(",", ":"))


@pytest.mark.clause("U-D1")
def test_after_a_restart_the_hand_is_still_in_the_bag_and_the_sand_goes_on(house: House) -> None:
    keys, ann, _ = reached(house, TOUCH)
    before = ann.frame
    house.restart()
    again = house.sit(keys, 0)
    assert again.frame["view"] == before["view"]
    assert again.frame["sand"][0]["name"] == "sand-1"
    assert again.frame["sand"][0]["left_ms"] <= before["sand"][0]["left_ms"]


@pytest.mark.clause("U-B11")
def test_of_two_clicks_on_one_part_the_first_in_the_log_has_it(house: House) -> None:
    _, ann, bob = reached(house, BLIND)
    does(bob, {"type": "Reach"}, ann)
    open_parts = [drawn["part"] for drawn in ann.frame["view"]["drawn"]]
    part = next(part for part in open_parts if open_parts.count(part) == 1)
    step = bob.frame["step"]
    does(ann, {"type": "Grab", "part": part}, bob)
    bob.act({"type": "Grab", "part": part}, step=step)
    assert bob.until("Refused")["refusal"]["reason"] == "urfin-refuse-grabbed"
    assert 0 in built_by(bob)


@pytest.mark.clause("U-B11")
def test_when_one_leaves_in_the_middle_of_a_draw_the_other_plays_on(house: House) -> None:
    _, ann, bob = reached(house, {**BLIND, "bag": "touch"})
    ann.say("Resign")
    ann.leave()
    does(bob, {"type": "Reach"})
    while bob.frame["view"]["stage"] == "draw":
        if {"type": "Take"} in bob.frame["legal"]:
            bob.act({"type": "Take"})
        bob.hear()
    assert bob.frame["view"]["stage"] == "build"
    assert bob.frame["outcome"] is None


def building(house: House) -> tuple[Message, Guest, Guest]:
    keys, ann, bob = reached(house, BLIND)
    does(bob, {"type": "Reach"}, ann)
    assert ann.frame["view"]["stage"] == "build"
    return keys, ann, bob


def is_not_waited_for(ann: Guest) -> None:
    """Ann alone ends the step, and the soldiers march."""
    while ann.frame["view"]["done"] != [1]:
        ann.hear()
    part = ann.frame["view"]["drawn"][0]["part"]
    does(ann, {"type": "Grab", "part": part})
    does(ann, {"type": "Done"})
    assert (ann.frame["view"]["turn"], ann.frame["view"]["stage"]) == (2, "ready")


@pytest.mark.clause("U-B11")
def test_who_stays_away_past_the_grace_counts_as_done(tmp_path: Path) -> None:
    with House(tmp_path, replace(QUICK, absent_ms=0)) as house:
        _, ann, bob = building(house)
        does(bob, {"type": "Grab", "part": bob.frame["view"]["drawn"][0]["part"]}, ann)
        bob.leave()
        is_not_waited_for(ann)


@pytest.mark.clause("U-B11")
def test_who_resigns_counts_as_done_and_nobody_builds_in_their_place(house: House) -> None:
    keys, ann, bob = building(house)
    bob.say("Resign")
    is_not_waited_for(ann)
    match = house.live(keys).match
    (resigned,) = (n for n, entry in enumerate(match.log) if isinstance(entry, Resigned))
    after = [e.action for e in match.log[resigned:] if isinstance(e, Played) and e.seat == 1]
    assert after[0] == Done()
    assert not any(isinstance(action, Grab | Put) for action in after)


@pytest.mark.clause("U-B11")
def test_while_nobody_is_there_nothing_is_done(house: House) -> None:
    keys, ann, bob = building(house)
    table = house.live(keys)
    ann.leave()
    bob.leave()
    house.fall_asleep(keys)
    step = table.match.step
    table.crowd.absent_since = dict.fromkeys(table.match.seats, float("-inf"))
    assert all(map(table.seating.is_away, table.match.seats))

    async def look_around() -> None:
        speak_for_the_gone(table)

    house.call(look_around)
    assert table.match.step == step


def test_a_hovering_finger_is_shown_what_would_come(house: House) -> None:
    _, ann, bob = reached(house, BLIND)
    does(bob, {"type": "Reach"}, ann)
    for drawn in ann.frame["view"]["drawn"]:
        does(ann, {"type": "Grab", "part": drawn["part"]}, bob)
        puts = [action for action in ann.frame["legal"] if action["type"] == "Put"]
        if puts:
            break
        does(ann, {"type": "PutBack"}, bob)
    ann.say("AskPreview", id="hover", action=puts[0])
    seen = ann.until("PreviewGiven", id="hover")["preview"]
    assert len(seen["ahead"]) == len(ann.frame["view"]["soldiers"])


@pytest.mark.clause("U-C4")
def test_a_broken_map_is_refused_by_key_and_details_for_any_language(house: House) -> None:
    broken = MEADOW.replace("PPP", "ccc")
    wish = {"game": "urfin", "seats": (ME, FRIEND), "options": {"map": broken}}
    answer = house.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    said = answer.json()
    assert said["refusal"] == {"clause": "U-C4", "reason": "urfin-map-no-palace", "details": {}}
    unread = {**wish, "options": {"map": "name a\n..x\n"}}
    refusal = house.http.post("/api/tables", json=unread).json()["refusal"]
    assert refusal["reason"] == "urfin-map-sign"
    assert refusal["details"] == {"line": 2, "x": 2, "y": 0, "sign": "'x'", "known": ". ~ B c P"}
    other = {**wish, "options": {"bag": "torn"}}
    assert house.http.post("/api/tables", json=other).json()["refusal"] is None


@pytest.mark.clause("U-D6")
def test_bots_have_their_hands_in_the_bag_at_the_same_time(house: House) -> None:
    """One after the other they would eat up the sand."""
    bot = {"kind": "bot", "bot": "greedy:standard"}
    ann = house.sit(house.table(ME, bot, bot, game="urfin", **TOUCH), 0)
    ann.until("Update", answers=ann.act({"type": "Ready"}))
    at_once = 0
    while ann.frame["view"]["stage"] in ("ready", "draw") and at_once < 2:
        ann.hear()
        at_once = sum(hand["state"] == "in" for hand in ann.frame["view"]["hands"])
    assert at_once == 2
