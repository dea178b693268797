"""A game's balance as a page with pictures."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.laws.cases import LANTERN

from igroteka.games import SHELF
from igroteka.kernel import Seat
from igroteka.study import balance, lineup, recipe_for
from igroteka.study.balance import read, recipe_of
from igroteka.study.intervals import share
from igroteka.study.ledger import Line
from igroteka.study.measure import Bar, Found
from igroteka.study.recipes import Figure, Recipe, Target
from igroteka.study.simulate import wins

ROADS = SHELF["roads"]
RECIPES = {game.id: recipe for game in SHELF.values() if (recipe := recipe_for(game))}
FIGURES = [(recipe, figure) for recipe in RECIPES.values() for figure in recipe.figures]


@pytest.mark.parametrize(("recipe", "figure"), FIGURES, ids=lambda one: getattr(one, "name", ""))
def test_a_recipe_can_be_cooked(recipe: Recipe, figure: Figure) -> None:
    game = SHELF[recipe.game]
    assert game.settle(figure.seats, figure.options)
    assert len(lineup(game, figure.bots, figure.seats)) == figure.seats
    assert figure.games >= 200
    assert 0 <= figure.target.least < figure.target.most <= 1


def test_the_page_has_a_table_and_a_picture_for_each_figure(tmp_path: Path) -> None:
    page, found = balance(ROADS, tmp_path, games=8, only=["heap"])
    text = page.read_text(encoding="utf-8")
    assert [one.figure.name for one in found] == ["heap"]
    assert "![Heap, a greedy player against a random one](roads-heap.svg)" in text
    assert "8 games of greedy against random" in text
    ElementTree.parse(tmp_path / "roads-heap.svg")


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        balance(ROADS, tmp_path / name, games=6, only=["heap"])
    for file in ("roads.md", "roads.json", "roads-heap.svg"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_measuring_one_figure_keeps_the_others(tmp_path: Path) -> None:
    balance(ROADS, tmp_path, games=4, only=["heap"])
    _, found = balance(ROADS, tmp_path, games=1, only=["newspaper-3"])
    assert [one.figure.name for one in found] == ["newspaper-3", "heap"]
    assert read(tmp_path, RECIPES["roads"]) == found


def test_seats_are_told_with_the_order_of_play_beside_them(tmp_path: Path) -> None:
    page, (one,) = balance(ROADS, tmp_path, games=2, only=["newspaper-3"])
    assert [bar.name for bar in one.bars] == ["seat 1", "seat 2", "seat 3"]
    assert [bar.name for bar in one.places] == ["place 1", "place 2", "place 3"]
    assert sum(bar.won.count for bar in one.bars) == sum(bar.won.count for bar in one.places)
    assert "| place 3 |" in page.read_text(encoding="utf-8")


def test_each_figure_is_announced(tmp_path: Path) -> None:
    said: list[str] = []
    balance(ROADS, tmp_path, games=2, only=["heap"], step=said.append)
    assert said == ["Heap, a greedy player against a random one"]


def test_a_game_or_a_figure_without_a_recipe_is_named() -> None:
    with pytest.raises(LookupError, match="lantern has no recipe"):
        recipe_of(LANTERN, ())
    with pytest.raises(LookupError, match="no figure 'triple'; it has duel-12"):
        recipe_of(ROADS, ["triple"])


def found(target: Target, won: tuple[int, ...], draws: int) -> Found:
    figure = Figure("f", "F", {}, ("random",), target)
    bars = tuple(Bar(str(at), share(count, 100)) for at, count in enumerate(won))
    return Found(figure, 100, "", bars, (), share(draws, 100), {})


def test_fair_is_what_the_target_says() -> None:
    target = Target(least=0.3, most=0.62, draws_below=0.25)
    assert found(target, (62, 30), 8).fair
    assert not found(target, (63, 30), 7).fair
    assert not found(target, (60, 29), 11).fair
    assert not found(target, (40, 35), 25).fair


def test_where_bars_should_rise_each_is_higher_or_both_are_full() -> None:
    rising = Target(rising=True)
    assert found(rising, (40, 60, 100, 100), 0).fair
    assert not found(rising, (40, 60, 60), 0).fair
    assert not found(rising, (60, 40), 0).fair


def test_a_team_wins_or_loses_as_one_and_its_map_shows_where(tmp_path: Path) -> None:
    page, (one,) = balance(SHELF["urfin"], tmp_path, games=3, only=["meadow"])
    text = page.read_text(encoding="utf-8")
    assert [bar.name for bar in one.bars] == ["basic", "adult"]
    assert all(bar.won.games == 3 and bar.won.count in range(4) for bar in one.bars)
    assert "3 games a bar" in text
    assert "draws" not in text
    assert one.where is not None
    roads = {cell for road in one.where.roads for cell in road}
    assert set(one.where.cells) <= roads
    assert sum(one.where.cells.values()) == sum(one.where.away.values()) <= 3 * 6
    for name in ("meadow", "meadow-where", "meadow-far"):
        assert f"urfin-{name}.svg" in text
        ElementTree.parse(tmp_path / f"urfin-{name}.svg")


def test_a_study_of_teams_goes_on_from_its_book(tmp_path: Path) -> None:
    urfin, books = SHELF["urfin"], tmp_path / "books"
    balance(urfin, tmp_path / "one", games=2, only=["meadow"], books=books)
    [book] = books.iterdir()
    assert len(book.read_bytes().splitlines()) == 4
    _, again = balance(urfin, tmp_path / "two", games=2, only=["meadow"], books=books)
    _, anew = balance(urfin, tmp_path / "three", games=2, only=["meadow"])
    assert again == anew


def test_wins_are_counted_from_the_starter_on() -> None:
    lines = [
        Line((Seat(2),), "", 9, Seat(1)),
        Line((Seat(0), Seat(1)), "", 9, Seat(0)),
        Line((), "", 9, Seat(2)),
    ]
    assert wins(lines, 3) == (0.5, 0.5, 1.0)
    assert wins(lines, 3, from_starter=True) == (0.5, 1.5, 0.0)
