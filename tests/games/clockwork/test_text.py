"""The city of Clockwork as text: who stands where, what lies on the table, who holds what."""

import pytest

from igroteka.games.clockwork import Clockwork
from igroteka.games.clockwork.text import Table
from igroteka.kernel import BadText, Page, stream
from igroteka.match import new_match, wander
from igroteka.parts.chart import chart, read_chart

GAME = Clockwork()


def dealt() -> str:
    match, rng = new_match(GAME, 2, {}, "elm"), stream("elm", "text")
    while match.step < 60 and wander(match, rng):
        pass
    return GAME.show(match.state)


def test_a_player_moved_in_the_city_stands_there() -> None:
    text = GAME.show(GAME.start(2, GAME.settle(2, {})))
    assert "towers" in text
    line = next(line for line in text.splitlines() if line.startswith("towers "))
    assert line.split() == ["towers", "0+1"]
    bell = next(line for line in text.splitlines() if line.startswith("bell "))
    moved = text.replace(line, line.replace("0+1", "1")).replace(bell, bell.replace(".", "0"))
    assert GAME.read(moved).where == (6, 0)


def test_a_hand_is_a_line() -> None:
    text = dealt()
    first = next(line for line in text.splitlines() if line.startswith("0:"))
    hand = GAME.read(text).hands[0]
    assert first.split()[1:] == [str(card) for card in hand]
    with pytest.raises(BadText, match="'x' is no number"):
        GAME.read(text.replace(first, f"{first} x"))


def test_a_place_that_is_no_place_of_the_city_is_refused() -> None:
    with pytest.raises(BadText, match="here bell should lie"):
        GAME.read(dealt().replace("bell ", "ball ", 1))


def test_a_city_that_has_lost_a_player_is_refused() -> None:
    text = GAME.show(GAME.start(2, GAME.settle(2, {})))
    towers = next(line for line in text.splitlines() if line.startswith("towers "))
    with pytest.raises(BadText, match="a player is missing"):
        GAME.read(text.replace(towers, towers.replace("0+1", "1")))


@pytest.mark.parametrize(("x", "y"), [(8, 0), (0, 8)])
def test_a_card_beside_the_table_is_refused(x: int, y: int) -> None:
    wide = chart({(0, 0): "17@4", (x, y): "18@5"}, range(x + 1), range(y + 1))
    page = Page("table", tuple(wide), 1)
    assert (x, y) in {place for place, _, _ in read_chart(page)}
    with pytest.raises(BadText, match=f"{x},{y} is not on the table"):
        Table().read(page, {})
