"""The site of Skyscraper as text: its layers as they stand."""

import pytest
from msgspec.structs import replace

from igroteka.games.skyscraper import Skyscraper
from igroteka.games.skyscraper.text import covered
from igroteka.kernel import BadText, stream
from igroteka.match import new_match, wander

from .table import pose, table

GAME = Skyscraper()


def site() -> str:
    match, rng = new_match(GAME, 2, {"hands": "calm"}, "elm"), stream("elm", "text")
    while match.step < 40 and wander(match, rng):
        pass
    assert len(match.state.building) > 3
    return GAME.show(match.state)


def test_every_card_that_stands_is_seen() -> None:
    text = site()
    drawn = text[text.index("[layers]") : text.index("[facts]")]
    for number in range(len(GAME.read(text).building)):
        assert any(word.strip("|-") == str(number) for word in drawn.replace(",", " ").split())


def test_a_layer_that_is_not_there_is_refused_with_its_line() -> None:
    text = site()
    with pytest.raises(BadText, match="what is said makes it 'height 0'"):
        GAME.read(text.replace("height 0", "height 9", 1))


@pytest.mark.clause("S-G1")
def test_a_floor_lies_over_four_cells_and_a_wall_stands_beside_two() -> None:
    assert covered(pose("F 3 1 0")) == [(3, 1), (3, 2), (4, 1), (4, 2)]
    assert covered(pose("X 3 1 0")) == [(3, 1), (3, 2)]
    assert covered(pose("Y 3 1 0")) == [(3, 1), (4, 1)]


def test_a_worker_who_lies_is_seen_to_lie() -> None:
    state = table("b21 F 0 0 2", A="0 0 2")
    first, *others = state.workers
    assert "w0_" not in GAME.show(state)
    assert "w0_" in GAME.show(replace(state, workers=(replace(first, lying=True), *others)))
