"""Where a finished match was decided: made in the background, kept, told to whoever may look on."""

import pytest

from igroteka.server.reviews import NAME

from .guests import BOT, FRIEND, ME, House, Message, bearer, play_to_the_end


def table(house: House) -> Message:
    return house.table(variant="duel", cards="12")


def begun(house: House, keys: Message) -> Message:
    address = f"/api/tables/{keys['table']}/review"
    given: Message = house.http.post(address, headers=bearer(keys, 0)).json()
    return given


def looked_at(house: House, keys: Message) -> Message:
    given: Message = house.ask(keys, 0, "/review").json()
    return given


def wait_for(house: House, keys: Message) -> None:
    async def made() -> None:
        await house.app.state.reviews.tasks[keys["table"]]

    house.call(made)


def test_a_review_is_made_once_kept_and_the_same_after_a_restart(house: House) -> None:
    keys = table(house)
    play_to_the_end(house.start(keys))
    assert looked_at(house, keys) == {"done": 0, "steps": 0, "review": None}
    first = begun(house, keys)
    assert first["review"] is None
    assert first["steps"] > 1
    wait_for(house, keys)
    found = looked_at(house, keys)
    review = found["review"]
    assert found["done"] == found["steps"]
    assert len(review["accounts"]) == 2
    for one in review["accounts"]:
        parts = one["luck"] + one["skill"] + one["others"]
        assert one["initial"] + parts == one["final"]
    assert begun(house, keys)["review"] == review
    house.restart()
    assert looked_at(house, keys)["review"] == review
    assert house.live(keys).house.store.blob(keys["table"], NAME)


def test_a_running_match_is_not_reviewed(house: House) -> None:
    keys = table(house)
    house.start(keys)
    told = house.ask(keys, 0).json()
    assert told["reviewable"]
    assert told["chance"]
    assert begun(house, keys)["code"] == "not-allowed"
    assert looked_at(house, keys)["code"] == "not-allowed"


@pytest.mark.parametrize("variant", ["newspaper"])
def test_a_newspaper_is_looked_at_again_too(house: House, variant: str) -> None:
    """Three at one table: each has an account that adds up, to a win or to nothing."""
    keys = house.table(ME, FRIEND, FRIEND, variant=variant)
    play_to_the_end(house.start(keys, seats=3))
    assert begun(house, keys)["steps"] > 1
    wait_for(house, keys)
    accounts = looked_at(house, keys)["review"]["accounts"]
    assert len(accounts) == 3
    for one in accounts:
        parts = one["luck"] + one["skill"] + one["others"]
        assert one["initial"] + parts == one["final"]
    assert {one["initial"] for one in accounts} == {accounts[0]["initial"]}
    assert max(one["final"] for one in accounts) > 0


def test_of_an_unmeasured_table_no_review_is_offered(house: House) -> None:
    keys = house.table(ME, *[BOT] * 5, variant="newspaper", border="open")
    assert not house.ask(keys, 0).json()["reviewable"]
