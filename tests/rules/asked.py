"""What the house asks of the page and the words of a game, for the game's own tests."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from . import test_clauses as house

as_the_house_asks = pytest.mark.parametrize(
    "asked",
    [
        house.test_every_clause_has_a_test,
        house.test_english_and_russian_have_the_same_clauses,
        house.test_every_clause_the_rules_name_stands_on_the_page,
        house.test_refusals_and_outcomes_name_their_clause_in_so_many_words,
    ],
    ids=lambda asked: asked.__name__,
)


def words(game: Path, lang: str) -> FluentBundle:
    """The texts in a game's folder."""
    bundle = FluentBundle([lang], use_isolating=False)
    text = (game / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
