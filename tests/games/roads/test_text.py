"""The table of Roads as text: cards as they lie, by whom, in what order."""

import pytest

from igroteka.games.roads import Roads
from igroteka.kernel import BadText

GAME = Roads()
TEXT = """\
roads, rules 1

[table]
      0     1
0 ┌C1a1 ┐C2b2
1 ╵D0b4 ╵D0a3

[facts]
options: {variant: duel, cards: 24, lanes: false, width: 0, height: 0, open_border: false}
seats: 2
stage: lay
box: []
hands: [[D, D], [D, D]]
joined: [0, 0]
"""


@pytest.mark.clause("R-1.3")
def test_four_cards_drawn_in_a_ring_are_a_closed_network() -> None:
    position = GAME.read(TEXT)
    assert position.network.closed
    assert [card.by for card in position.network.cards.values()] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("spoil", "line", "why"),
    [
        (("┌C1a1", "┌Q1a1"), 5, "'┌Q1a1' is no card"),
        (("┌C1a1", "┐C1a1"), 5, "what is said makes it"),
        (("╵D0b4", "╵D0b5"), 6, "card 4 is missing"),
        (("╵D0b4 ", ""), 6, "1 cells in a row, not 2"),
        (("variant: duel", "variant: duet"), 3, "options: Invalid enum value 'duet'"),
    ],
)
def test_what_cannot_lie_there_is_named_with_its_line(
    spoil: tuple[str, str], line: int, why: str
) -> None:
    with pytest.raises(BadText, match=why) as error:
        GAME.read(TEXT.replace(*spoil, 1))
    assert error.value.line == line
