"""The country of Urfin as text: soldiers and towers where a person sees them."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin import Urfin
from igroteka.kernel import BadText

from .table import start, table, where

GAME = Urfin()


def row_of(text: str, y: int) -> tuple[int, str]:
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.split()[:1] == [str(y)])
    return at, lines[at]


def test_every_soldier_is_seen_on_its_cell() -> None:
    state = start()
    text = GAME.show(state)
    for soldier in state.soldiers:
        x, y = where(state, soldier.road)
        assert f"S{soldier.road}" in row_of(text, y)[1].split()[1 + x]


def test_a_soldier_off_its_road_is_refused_with_its_line() -> None:
    state = start()
    text = GAME.show(state)
    x, y = where(state, 1)
    at, line = row_of(text, y)
    words = line.split()
    words[1 + x] = words[1 + x].replace("S1", "S3")
    lines = text.splitlines()
    lines[at] = " ".join(words)
    with pytest.raises(BadText, match="'S3' is not on its road") as error:
        GAME.read("\n".join(lines))
    assert error.value.line == at + 1


def test_the_ground_is_the_maps() -> None:
    text = GAME.show(start())
    with pytest.raises(BadText, match="what is said makes it"):
        GAME.read(text.replace("~", ".", 1))


def test_a_text_that_names_no_turn_is_of_the_first() -> None:
    text = GAME.show(table("4 5: 3"))
    assert "\nturn:" not in text
    assert GAME.read(text).turn == 1
    assert "\nturn: 2\n" in GAME.show(replace(table("4 5: 3"), turn=2))


def test_towers_and_walls_are_read_as_they_stand() -> None:
    state = table("4 5: 3..#TtR\n8 3: 1bNE", bumped=(1,), game="adult")
    assert len(state.field) == 7
    assert GAME.read(GAME.show(state)) == state
