"""Clockwork as it comes out of the printer: cards, city, characters (C-C1, C-C3, C-C4)."""

from collections import Counter
from itertools import combinations
from math import dist

import numpy as np
import pytest

from igroteka.games import SHELF
from igroteka.kernel.clauses import page
from igroteka.kernel.langs import LANGS
from igroteka.press.games.clockwork.board import BOARD_MM, HALF, HUB_FREE
from igroteka.press.games.clockwork.model import LEFT, PLATE_MM, RIGHT, TALL
from igroteka.press.games.clockwork.sheet import CARD_MM, part_name
from igroteka.press.layout import grid, mirrored
from igroteka.press.pages import Document
from igroteka.press.paper import PAPERS
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.sprites import sprites
from igroteka.press.words import Words

from .printed import DOTS_A_MM, Pixels, Printed, printed

GAME = SHELF["clockwork"]
BOX = GAME.components(2, GAME.settle(2, {}))
PEOPLE = BOX.decks[1].faces
A4 = grid(PAPERS["a4"], *CARD_MM)
ALIKE = 0.6  # of 255, on average


def pages(**how: str) -> Document:
    return pages_of("clockwork", Order(2, {}), **how)  # type: ignore[arg-type]


def pdf(**how: object) -> Printed:
    return printed({}, game="clockwork", **how)


@pytest.mark.clause("C-C1")
@pytest.mark.parametrize("paper", PAPERS)
def test_all_58_cards_are_placed_each_with_a_back_behind_it(paper: str) -> None:
    document = pages(paper=paper)
    fronts, behind = document.plates[0::2], document.plates[1::2]
    placed = Counter(card.art for plate in fronts for card in plate.cards)
    assert document.cards == placed.total() == 58 + len(PEOPLE)
    assert sorted(placed.values()) == sorted((*BOX.decks[0].faces.values(), *PEOPLE.values()))
    for faces, backs in zip(fronts, behind, strict=True):
        assert (faces.side, backs.side) == ("front", "back")
        expected = [mirrored(card.slot, PAPERS[paper]) for card in faces.cards]
        assert [card.slot for card in backs.cards] == expected
    assert len({back for _, back in pairs(document)[:58]}) == 1


def pairs(document: Document) -> list[tuple[int, int]]:
    """The drawings on the two sides of every card."""
    fronts, behind = document.plates[0::2], document.plates[1::2]
    faces = (card.art for plate in fronts for card in plate.cards)
    return list(zip(faces, (card.art for plate in behind for card in plate.cards), strict=True))


@pytest.mark.clause("C-C1")
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_six_characters_have_a_card_each_that_is_not_taken_for_one_of_the_deck(lang: str) -> None:
    document, words = pages(lang=lang), Words(GAME, lang)
    deck, people = pairs(document)[:58], pairs(document)[58:]
    assert len({face for face, _ in people}) == len(PEOPLE) == 6
    (behind,) = {back for _, back in people}
    assert behind not in {back for _, back in deck}
    for who, (face, _) in enumerate(people, 1):
        name = words(f"clockwork-character-{who}").split()[0]
        assert f">{name}" in document.art[face]
    assert len(document.plates) == 2 * 4, "they take no sheet of their own"


@pytest.mark.clause("C-C1")
def test_no_two_different_cards_look_alike_and_names_are_on_them() -> None:
    document = pages(lang="de")
    arts = [document.art[card.art] for plate in document.plates for card in plate.cards]
    assert len(set(arts)) == len(BOX.decks[0].faces) + len(PEOPLE) + 2
    assert sum(">Libelle</text>" in art and ">Flügel</text>" in art for art in arts) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_a_part_is_named_without_its_machine_in_every_language(lang: str) -> None:
    words = Words(GAME, lang)
    for face in BOX.decks[0].faces:
        traits = BOX.faces[face]
        machine, card = words(f"clockwork-set-{traits['set']}"), words(f"clockwork-card-{face}")
        if traits["of"] != 1:
            part = part_name(card, machine)
            assert part
            assert machine not in part
            assert not set(part) & set(":()")


@pytest.mark.clause("C-Y2")
def test_all_backs_are_alike_whichever_end_is_up() -> None:
    sheet = pdf().pixels(back_pages()[0])
    first, *others = (back_of(sheet, cell) for cell in range(A4.cells))
    for back in others:
        assert difference(back, first) < ALIKE
    assert difference(np.rot90(first, 2), first) < ALIKE
    assert difference(np.roll(first, DOTS_A_MM, axis=1), first) > 10 * ALIKE


def back_pages() -> list[int]:
    document = pdf()
    return [n for n in range(1, len(document) + 1) if "· backs ·" in document.text(n)]


def back_of(sheet: Pixels, cell: int) -> Pixels:
    """As it is cut, 1 mm inside."""
    slot = mirrored(A4.slot(cell), PAPERS["a4"])
    x, y = round((slot.x + 1) * DOTS_A_MM), round((slot.y + 1) * DOTS_A_MM)
    wide, high = (int((side - 2) * DOTS_A_MM) for side in CARD_MM)
    return sheet[y : y + high, x : x + wide]


def difference(one: Pixels, other: Pixels) -> float:
    return float(np.abs(one - other).mean())


def test_backs_are_on_the_back_of_their_faces() -> None:
    document = pdf()
    for number in back_pages():
        assert number % 2 == 0
        assert "· faces ·" in document.text(number - 1)


@pytest.mark.clause("C-C3", "C-C4")
def test_every_field_of_the_city_is_drawn_where_a_character_can_stand() -> None:
    fields: tuple[str, ...] = BOX.boards["city"]["fields"]  # type: ignore[assignment]
    spots = sprites("clockwork")["city"].spots["fields"]
    assert len(spots) == len(fields)
    millimetre = 2 * HALF / BOARD_MM
    assert min(dist(a, b) for a, b in combinations(spots, 2)) > 17 * millimetre
    assert max(max(abs(x), abs(y)) for x, y in spots) < HALF - 36 * millimetre


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_of_the_board_are_the_board_cut_up(paper: str) -> None:
    cut, whole = pdf(paper=paper), pdf(paper=paper, whole_board=True)
    board = whole.pixels(len(whole))
    assert whole.size_mm(len(whole)) == pytest.approx((BOARD_MM, BOARD_MM), abs=0.1)
    tiles = pages(paper=paper).assemblies[0].tiles
    for number, tile in enumerate(reversed(tiles)):
        sheet = cut.pixels(len(cut) - 2 * number)
        width, height = (int(side) * DOTS_A_MM for side in (tile.slot.width, tile.slot.height))
        there = sheet[round(tile.slot.y * DOTS_A_MM) :, round(tile.slot.x * DOTS_A_MM) :]
        here = board[round(tile.y * DOTS_A_MM) :, round(tile.x * DOTS_A_MM) :]
        inner = (slice(12, height - 12), slice(12, width - 12))
        assert difference(there[inner], here[inner]) < 5


@pytest.mark.clause("C-C1")
def test_six_characters_and_two_dice_are_there_to_fold() -> None:
    tray, _ = pages(lang="ru").trays
    assert len(tray.pieces) == 6 + 2
    text = next(said for n in range(1, len(pdf()) + 1) if "Ada the" in (said := pdf().text(n)))
    for name in ("Ada", "Bruno", "Cora", "Dario", "Edda", "Felix"):
        assert name in text


@pytest.mark.clause("C-C1", "C-C3")
@pytest.mark.parametrize("paper", PAPERS)
def test_the_towers_are_there_to_fold_and_stand_on_their_place(paper: str) -> None:
    _, tray = pages(paper=paper).trays
    assert len(tray.pieces) == 3 + 1, "three towers and the plate they stand on"
    free = 2 * HUB_FREE / (2 * HALF / BOARD_MM)
    assert dist((0, 0), PLATE_MM) < free
    for tower in (TALL, LEFT, RIGHT):
        assert tower.slope > tower.side / 2, "or the roof does not meet"
    assert LEFT.side + TALL.side + RIGHT.side <= PLATE_MM[0]


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_prints_all_its_rules_and_its_cover_fits(lang: str) -> None:
    document = pdf(lang=lang, paper="letter", backs=False)
    cover = document.text(1).rstrip()
    assert cover.endswith(f"1 / {len(document)}")
    assert Words(GAME, lang)("clockwork-name") in cover
    assert "50" in cover[-60:]
    assert document.report.cards == 58 + 6
    text = document.all_text()
    clauses = [one.id for section in page(GAME, lang).sections for one in section.clauses]
    assert [clause for clause in clauses if f"{clause} " not in text] == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_printed_where_no_printer_reaches(paper: str) -> None:
    assert pdf(paper=paper, backs=False).beyond_reach() == []
