"""A match of older rules goes on only where the present ones would have played it alike."""

from typing import Any

import pytest

from igroteka.games import SHELF

from .guests import House, Message, mover, one_move, token

ROADS: Any = type(SHELF["roads"])


def begun(house: House) -> Message:
    keys = house.table()
    guests = house.start(keys)
    for _ in range(3):
        one_move(guests)
    # Asleep, so that how it stands is kept when somebody looks.
    house.restart()
    return keys


def with_newer_rules(house: House, monkeypatch: pytest.MonkeyPatch, **rules: Any) -> None:
    house.close()
    monkeypatch.setattr(ROADS, "version", ROADS.version + 1)
    for name, rule in rules.items():
        monkeypatch.setattr(ROADS, name, rule)
    house.open()


def closed(house: House, keys: Message) -> list[str]:
    (line,) = house.http.post("/api/mine", json={"tokens": [token(keys, 0)]}).json()
    return [line["closed"], house.ask(keys, 0).json()["closed"]]


def test_what_replays_equal_is_played_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = begun(house)
    assert closed(house, keys) == ["", ""]
    with_newer_rules(house, monkeypatch)
    assert closed(house, keys) == ["", ""]
    one_move([house.sit(keys, seat) for seat in range(2)])


def test_what_the_dice_would_have_dealt_otherwise_is_closed_and_can_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = begun(house)
    assert closed(house, keys) == ["", ""]
    draw = ROADS.draw
    with_newer_rules(house, monkeypatch, draw=lambda rules, state, _: draw(rules, state, Other()))
    assert closed(house, keys) == ["rules", "rules"]
    guest = house.sit(keys, 0)
    assert guest.frame["step"] == len(house.ask(keys, 0, "/replay").json()["frames"]) - 1 > 3
    guest.act({"type": "Place"})
    assert guest.trouble() == "closed"


def test_what_can_no_longer_be_read_is_shown_as_far_as_it_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = begun(house)
    apply = ROADS.apply

    def stumbles(rules: Any, state: Any, seat: int, *rest: Any) -> Any:
        if seat >= 0:
            raise KeyError("a card of old")
        return apply(rules, state, seat, *rest)

    with_newer_rules(house, monkeypatch, apply=stumbles)
    assert closed(house, keys) == ["rules", "rules"]
    assert 0 < house.sit(keys, 0).frame["step"] < 4


def test_a_finished_match_of_older_rules_is_simply_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = house.table()
    guest = mover(house.start(keys))
    guest.say("Resign")
    while guest.frame["outcome"] is None:
        guest.hear()
    with_newer_rules(house, monkeypatch)
    assert closed(house, keys) == ["", ""]


class Other:
    """Dice that fall as nobody's seed would have it."""

    def __getattr__(self, name: str) -> Any:
        from random import Random

        return getattr(Random(5), name)
