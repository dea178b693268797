"""A finished match can be shown to anybody by a link; a running one to nobody else."""

from igroteka.games import SHELF
from igroteka.server.tokens import key_to_share

from .guests import BOT, ME, House, Message, one_move, play_to_the_end


def asked(house: House, keys: Message, token: str, path: str = "") -> Message:
    headers = {"Authorization": f"Bearer {token}"}
    given: Message = house.http.get(f"/api/tables/{keys['table']}{path}", headers=headers).json()
    return given


def test_while_it_runs_there_is_no_key_to_share(house: House) -> None:
    keys = house.table()
    house.start(keys)
    assert house.ask(keys, 0, "").json()["share"] is None
    guessed = key_to_share(keys["table"], house.live(keys).match.seed or "")
    assert asked(house, keys, guessed, "/replay")["code"] == "wrong-token"


def test_once_it_is_over_whoever_has_the_key_watches_and_plays_on(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    play_to_the_end(guests)
    share = house.ask(keys, 0, "").json()["share"]
    again = asked(house, keys, share, "/replay")
    assert {frame["seat"] for frame in again["frames"]} == {None}
    new = house.http.post(
        f"/api/tables/{keys['table']}/play-on",
        json={"step": 2, "seats": (ME, BOT)},
        headers={"Authorization": f"Bearer {share}"},
    ).json()
    assert new["table"] != keys["table"]
    assert asked(house, new, share)["code"] == "wrong-token"


def test_the_key_holds_after_a_restart(house: House) -> None:
    keys = house.table()
    play_to_the_end(house.start(keys))
    share = house.ask(keys, None, "").json()["share"]
    house.restart()
    assert asked(house, keys, share)["share"] == share


def test_a_position_of_a_finished_match_is_given_as_text(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    one_move(guests)
    assert asked_position(house, keys, "2")["code"] == "not-allowed"
    play_to_the_end(guests)
    match = house.live(keys).match
    for step in (0, 2, match.step):
        text = asked_position(house, keys, str(step))["text"]
        assert SHELF["roads"].read(text) == match.positions[step]


def test_a_step_that_never_was_is_refused(house: House) -> None:
    keys = house.table()
    play_to_the_end(house.start(keys))
    for step in ("", "-1", "999999", "two", "²"):
        assert asked_position(house, keys, step)["code"] == "bad-option"


def asked_position(house: House, keys: Message, step: str) -> Message:
    return asked(house, keys, keys["watch"], f"/position?step={step}")
