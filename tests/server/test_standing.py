"""How a match stands is kept with its step, and worked out anew when something has happened."""

from typing import Any

import pytest

from igroteka.server import summaries

from .guests import House, Message, one_move, play_to_the_end, token


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches that were played through, in that order."""
    through: list[str] = []
    honest = summaries.played_through

    def counted(tables: Any, match: str) -> Any:
        through.append(match)
        return honest(tables, match)

    monkeypatch.setattr(summaries, "played_through", counted)
    return through


def mine(house: House, *keys: Message) -> list[Message]:
    tokens = [token(key, 0) for key in keys]
    lines: list[Message] = house.http.post("/api/mine", json={"tokens": tokens}).json()
    return lines


def left(house: House, keys: Message, moves: int) -> None:
    guests = house.start(keys)
    for _ in range(moves):
        one_move(guests)
    house.restart()


def test_a_shelf_of_sleeping_tables_is_played_through_once(house: House, played: list[str]) -> None:
    tables = [house.table() for _ in range(3)]
    for keys in tables:
        left(house, keys, 2)
    first = mine(house, *tables)
    assert sorted(played) == sorted(keys["table"] for keys in tables)
    house.restart()
    assert mine(house, *tables) == first
    assert len(played) == 3


def test_what_has_happened_since_is_seen(house: House, played: list[str]) -> None:
    keys = house.table()
    left(house, keys, 1)
    (before,) = mine(house, keys)
    left(house, keys, 1)
    (after,) = mine(house, keys)
    assert after["step"] == before["step"] + 1
    assert played == [keys["table"]] * 2


def test_awake_and_asleep_a_line_says_the_same(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    play_to_the_end(guests)
    (awake,) = mine(house, keys)
    for _ in range(2):
        house.restart()
        (asleep,) = mine(house, keys)
        differ = {name for name in awake if awake[name] != asleep[name]}
        assert differ <= {"seats", "touched"}, "who is there now, and no more"
