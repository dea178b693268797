"""Urfin as it comes out of the printer: map, towers, walls, soldiers (U-C1, U-C3, U-C4)."""

from collections import Counter

import pytest

from igroteka.games import SHELF
from igroteka.games.urfin.map import MAPS, map_file, shipped
from igroteka.games.urfin.parts import NO_PART, part_of
from igroteka.games.urfin.shooting import shape
from igroteka.kernel.clauses import page as rules_page
from igroteka.kernel.langs import LANGS
from igroteka.press import PressError
from igroteka.press.games.urfin.aid import COVERS
from igroteka.press.games.urfin.board import CELL_MM, MARGIN_MM
from igroteka.press.games.urfin.painted import COLOURS, paint
from igroteka.press.games.urfin.sheet import NETS
from igroteka.press.pages import Document
from igroteka.press.paper import PAPERS
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.shelves import HEAD_MM
from igroteka.press.sprites import sprites
from igroteka.press.words import Words

from .printed import DOTS_A_MM, Pixels, Printed, printed

GAME = SHELF["urfin"]
GROUND_INKS = {"road": ("road", "brick"), "~": ("water", "deep", "wave")}


def pages(options: dict[str, str] | None = None, **how: object) -> Document:
    return pages_of("urfin", Order(1, options or {}), **how)  # type: ignore[arg-type]


def pdf(options: dict[str, str] | None = None, **how: object) -> Printed:
    return printed(options, game="urfin", **{"seats": 1, **how})


def in_the_trays(document: Document) -> Counter[str]:
    return Counter(document.art[piece.art] for tray in document.trays for piece in tray.pieces)


@pytest.mark.clause("U-C1", "U-C2")
@pytest.mark.parametrize("paper", PAPERS)
def test_36_parts_are_there_to_fold_three_green_two_light_one_yellow_of_each_kind(
    paper: str,
) -> None:
    nets = in_the_trays(pages(paper=paper))
    for net in NETS.values():
        assert [nets[net(paint(colour)).art] for colour in COLOURS] == [3, 2, 1]
    assert pages(paper=paper).pieces == 36 + 10


@pytest.mark.clause("U-C3", "U-A2")
@pytest.mark.parametrize("board", MAPS)
def test_there_is_a_soldier_for_each_road_and_a_die_for_the_grown_up_game(board: str) -> None:
    soldiers = len(shipped(board).roads)
    assert pages({"map": board}).pieces == 36 + soldiers
    assert pages({"map": board, "game": "adult"}).pieces == 36 + soldiers + 1


@pytest.mark.clause("U-F2", "U-F3", "U-F4")
@pytest.mark.parametrize(
    ("kind", "base", "roof"),
    [
        ("base1", part_of(0, 0), NO_PART),
        ("base2", part_of(1, 0), NO_PART),
        ("roof1", NO_PART, part_of(2, 0)),
        ("roof2", NO_PART, part_of(3, 0)),
        ("roof3", NO_PART, part_of(4, 0)),
    ],
)
def test_the_pictures_show_what_the_rules_say_is_covered(kind: str, base: int, roof: int) -> None:
    assert set(COVERS[kind]) == set(shape(base, roof, "ns"))


@pytest.mark.clause("U-C4", "U-C5")
@pytest.mark.parametrize("board", MAPS)
def test_the_board_shows_roads_and_river_where_the_map_has_them(board: str) -> None:
    land = shipped(board)
    document = pdf({"map": board}, whole_board=True)
    pixels = document.pixels(len(document))
    wide = land.width * CELL_MM + 2 * MARGIN_MM
    high = land.height * CELL_MM + 2 * MARGIN_MM
    assert document.size_mm(len(document)) == pytest.approx((wide, high), abs=0.1)
    posts = {road.cells[road.signpost(12)] for road in land.roads}
    paved = {cell for road in land.roads for cell in road.cells if land.ground[cell] in ".c"}
    for cell, kind in enumerate(land.ground):
        column, row = cell % land.width, cell // land.width
        colours = seen_in_the_middle(pixels, column, row)
        if cell in posts:
            continue
        if cell in paved:
            assert mostly(colours, "road"), (column, row)
        elif kind == "~":
            assert mostly(colours, "~"), (column, row)
        else:
            assert kind in "BP" or not mostly(colours, "road"), (column, row)


def seen_in_the_middle(pixels: Pixels, column: int, row: int) -> list[tuple[int, ...]]:
    """Twenty-five points of the inner third of a cell."""
    spots = [-2.4, -1.2, 0.0, 1.2, 2.4]
    x, y = ((at + 0.5) * CELL_MM + MARGIN_MM for at in (column, row))
    return [
        tuple(
            int(c) for c in pixels[round((y + dy) * DOTS_A_MM), round((x + dx) * DOTS_A_MM)][::-1]
        )
        for dx in spots
        for dy in spots
    ]


def mostly(colours: list[tuple[int, ...]], kind: str) -> bool:
    def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        return max(abs(a - b) for a, b in zip(one, other, strict=True)) < 14

    known = [rgb(sprites("urfin").inks[name]) for name in GROUND_INKS[kind]]
    alike = sum(any(near(colour, one) for one in known) for colour in colours)
    return alike > len(colours) / 2


def rgb(ink: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(ink.removeprefix("#")))


@pytest.mark.clause("U-C5")
def test_a_map_of_ones_own_is_printed() -> None:
    own = map_file("meadow").replace("name meadow", "name my own")
    assert pages({"map": own}).assemblies[0].width == 17 * CELL_MM + 2 * MARGIN_MM
    with pytest.raises(PressError, match=r"option map: line 4, cell 0,0: 'x' is not one of"):
        pages({"map": "name a\n\n\nx\n"})


@pytest.mark.clause("U-A7")
def test_zones_are_shown_only_for_the_grown_up_game() -> None:
    basic, adult = (pages({"game": game}).assemblies[0].art for game in ("basic", "adult"))
    assert "#5b2a86" not in basic
    assert "#5b2a86" in adult


def test_without_cards_no_page_is_left_blank() -> None:
    document = pdf()
    for page in range(1, len(document) + 1):
        assert document.pixels(page).min() < 200, page


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_prints_its_cover_fits_and_notes_leave_the_pieces_free(lang: str) -> None:
    document = pdf({"map": "meadow"}, lang=lang)
    cover = document.text(1).rstrip()
    assert cover.endswith(f"1 / {len(document)}")
    assert "50" in cover[-60:]
    text, sections = document.all_text(), rules_page(GAME, lang).sections
    clauses = [one.id for section in sections for one in section.clauses]
    assert [clause for clause in clauses if f"{clause} " not in text] == []
    words = Words(GAME, lang)
    for title in ("print-urfin-parts", "print-urfin-soldiers-title"):
        page = next(n for n in range(2, len(document) + 1) if words(title) in document.text(n)[:80])
        between = document.pixels(page)[int((HEAD_MM - 1.5) * DOTS_A_MM) : int(HEAD_MM * DOTS_A_MM)]
        assert between.min() > 250


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_printed_where_no_printer_reaches(paper: str) -> None:
    assert pdf({"game": "adult"}, paper=paper).beyond_reach() == []
