"""Sand over the wire, with the test game that has some."""

import pytest
from tests.laws.lantern import Lantern

from igroteka.kernel import Rate

from .guests import House


def test_sand_runs_out_and_the_clock_speaks(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="1", rounds="1")
    guests = house.start(keys)
    sand = guests[0].frame["sand"]
    assert [(s["name"], s["ms"]) for s in sand] == [("sand-1", 1000)]
    while guests[0].frame["outcome"] is None:
        guests[0].hear()
    spoken = [e for e in house.live(keys).match.log if getattr(e, "seat", 0) == -2]
    assert len(spoken) == 1
    assert spoken[0].at_ms >= 1000


def test_two_may_act_at_once_and_neither_is_stale(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="off")
    guests = house.start(keys)
    seen = [guest.frame["step"] for guest in guests]
    for guest, step in zip(guests, seen, strict=True):
        guest.act({"type": "Rest"}, id="rest", step=step)
    for guest in guests:
        assert guest.until("Update", answers="rest")


def test_sand_stands_still_while_nobody_is_there(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="9")
    guests = house.start(keys)
    for guest in guests:
        guest.leave()
    table = house.fall_asleep(keys)
    assert not table.clock.running
    assert table.glass.alarm is None
    stopped = table.clock.now_ms()
    assert table.clock.now_ms() == stopped


def test_sand_goes_on_where_it_was_after_a_restart(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="9")
    house.start(keys)
    log = house.live(keys).match.log
    since = house.live(keys).match.sand["sand-1"].since_ms
    last = log[-1].at_ms
    house.restart()
    house.sit(keys, 0)
    table = house.live(keys)
    assert table.match.sand["sand-1"].since_ms == since
    assert table.clock.now_ms() - last < 9000


def test_touches_faster_than_a_hand_are_too_fast(
    house: House, lantern: Lantern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lantern, "rate", lambda _self, _action: Rate("peek", 1, 60_000))
    guest = house.start(house.table(game=lantern.id, sand="off"))[0]
    first, second = [move for move in guest.frame["legal"] if move["type"] == "Peek"][:2]
    guest.until("Update", answers=guest.act(first))
    guest.act(second, id="hasty")
    trouble = guest.until("Trouble")
    assert (trouble["code"], trouble["id"]) == ("too-fast", "hasty")


def test_a_non_player_takes_its_step(house: House, lantern: Lantern) -> None:
    keys = house.table(game=lantern.id, sand="off", rounds="1")
    guests = house.start(keys)
    for guest in guests:
        guest.act({"type": "Rest"})
    while guests[0].frame["outcome"] is None:
        guests[0].hear()
    assert any(getattr(entry, "seat", 0) == -3 for entry in house.live(keys).match.log)
