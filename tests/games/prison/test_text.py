"""The dungeon as text: what a person moves in the drawing has moved in the position."""

import pytest

from igroteka.games.prison import Prison
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import Laid, relaid
from igroteka.games.prison.state import State
from igroteka.kernel import BadText

from .table import HALL, position, with_npc, with_player, with_thing

GAME = Prison()


def hall() -> State:
    """A Naga on b3 with a key beside her, a wounded Colossus on e7."""
    state = with_thing(with_player(position(), Class.NAGA, 31), Kind.KEY, 32)
    return with_player(state, Class.COLOSSUS, 74, wounded=True)


def row_of(text: str, row: int) -> tuple[int, str]:
    lines = text.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"{row:>2} |"))
    return at, lines[at]


def test_a_person_finds_everybody_in_the_drawing() -> None:
    state, number = with_npc(hall(), "rick_wave", 108)
    text = GAME.show(state)
    assert "Na5" in row_of(text, 3)[1]
    assert f"'key{len(state.things) - 1}" in row_of(text, 3)[1]
    assert "~Co3" in row_of(text, 7)[1]
    assert f"bn{number}" in row_of(text, 10)[1]


def test_a_figure_moved_in_the_drawing_stands_there() -> None:
    state = hall()
    text = GAME.show(state)
    at, line = row_of(text, 3)
    _, above = row_of(text, 2)
    start = line.index("Na5")
    lines = text.splitlines()
    lines[at] = line.replace("Na5", "   ")
    lines[at - 2] = above[:start] + "Na5" + above[start + 3 :]
    assert GAME.read("\n".join(lines)) == with_player(state, Class.NAGA, 21)


def test_a_wall_that_is_not_there_is_refused_with_its_line() -> None:
    text = GAME.show(hall())
    at, line = row_of(text, 3)
    lines = text.splitlines()
    lines[at] = line[:4] + line[4:].replace("  ", "| ", 1)
    with pytest.raises(
        BadText, match=r"is neither a figure nor a thing|what is said makes it"
    ) as error:
        GAME.read("\n".join(lines))
    assert error.value.line == at + 1


def test_the_walls_are_those_of_the_rooms_as_they_lie() -> None:
    turned = position(relaid(HALL, 0, Laid(0, 1)))
    text = GAME.show(position(relaid(HALL, 0, Laid(0, 0))))
    assert "turn: 0" in text
    with pytest.raises(BadText, match="what is said makes it"):
        GAME.read(text.replace("turn: 0", "turn: 1", 1))
    assert GAME.read(GAME.show(turned)) == turned


def test_nobody_stands_in_two_places() -> None:
    text = GAME.show(hall())
    at, line = row_of(text, 21)
    lines = text.splitlines()
    lines[at] = f"{line[:5]}Na5{line[8:]}"
    with pytest.raises(BadText, match="'Na5' stands there twice") as error:
        GAME.read("\n".join(lines))
    assert error.value.line == at + 1


def test_whoever_is_nowhere_is_missed() -> None:
    text = GAME.show(hall())
    with pytest.raises(BadText, match="square"):
        GAME.read(text.replace("Na5", "   "))
