"""What stands beside the rules on paper: the teaching sheet, and the figures of the clauses."""

from pathlib import Path

import pytest

from igroteka.games import SHELF
from igroteka.kernel.clauses import page
from igroteka.press import PressError, print_game
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.sprites import sprites
from igroteka.press.typeset import typeset

SHEETS = (
    ("roads", "en"),
    ("urfin", "ru"),
    ("clockwork", "de"),
    ("prison", "hu"),
    ("skyscraper", "fr"),
)


@pytest.mark.parametrize(("game_id", "lang"), SHEETS)
def test_the_teaching_sheet_is_one_leaf_with_every_line_in_short(game_id: str, lang: str) -> None:
    game = SHELF[game_id]
    pages = pages_of(game_id, Order(game.seats[0], {}), lang=lang, only="sheet")
    pdf = typeset(pages)
    assert pdf.pages == 2
    drawn, short = sprites(game_id), page(game, lang).short
    assert [one.id for one in pages.summary] == [one.id for one in short]
    assert [one.art for one in pages.summary] == [drawn[f"short-{one.id}"].drawing for one in short]
    assert (pages.cards, pages.pieces) == (0, 0)


def test_figures_are_printed_below_the_clauses_chosen_as_the_screen_draws_them() -> None:
    duel, heap = (pages_of("roads", Order(2, {"variant": it})) for it in ("duel", "heap"))
    drawn = sprites("roads")
    assert {one.clause for one in duel.figures} == {"R-P1", "R-P2", "R-1.3", "R-1.4"}
    assert {one.clause for one in heap.figures} == {"R-P1", "R-P2"}
    assert duel.figures[0].art == drawn["rule-joins"].drawing
    assert duel.figures[0].note == "The road runs on from card to card."


def test_what_cannot_be_printed_alone_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(PressError, match="no 'hat' to print alone; there is sheet"):
        print_game("roads", tmp_path / "x.pdf", only="hat")
