"""The site of Skyscraper as text: its layers as they stand."""

import pytest

from igroteka.games.skyscraper import Skyscraper
from igroteka.kernel import BadText, stream
from igroteka.match import new_match, wander

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
