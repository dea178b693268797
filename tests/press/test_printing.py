"""`print_game`: from options to a file a person would really print."""

import hashlib
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.clear import one_clear_line

from igroteka.games import SHELF
from igroteka.kernel.langs import LANGS
from igroteka.press import PressError, print_game, typeset
from igroteka.press.games import printable
from igroteka.press.paper import PAPERS
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order

from .printed import printed

SETUPS = [
    (2, {"variant": "duel", "cards": "12"}, 24),
    (2, {"variant": "duel", "lanes": "on"}, 48),
    (3, {"variant": "newspaper"}, 60),
    (4, {"variant": "newspaper", "field": "page", "lanes": "on"}, 80),
    (6, {"variant": "heap", "cards": "12"}, 72),
]

# The cover, both sides of the teaching sheet, the rules of a duel; with lanes they are longer.
FRONT = 4
LANES_FRONT = 6


@pytest.mark.clause("R-C3")
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("seats", "options", "cards"), SETUPS)
def test_every_card_of_the_deck_is_placed_and_has_a_back(
    seats: int, options: dict[str, str], cards: int, paper: str
) -> None:
    pages = pages_of("roads", Order(seats, options), paper=paper)
    counts = Counter(
        card.art for plate in pages.plates if plate.side == "front" for card in plate.cards
    )
    listed = Counter({face.art: face.count for deck in pages.decks for face in deck.faces})
    assert counts == listed
    assert pages.cards == counts.total() == cards
    fronts, behind = pages.plates[0::2], pages.plates[1::2]
    assert [len(plate.cards) for plate in fronts] == [len(plate.cards) for plate in behind]
    assert {plate.side for plate in fronts} == {"front"}
    assert {plate.side for plate in behind} == {"back"}


@pytest.mark.clause("R-L1")
def test_both_decks_are_the_plain_one_and_the_one_with_lanes() -> None:
    game = SHELF["roads"]
    pages = pages_of("roads", Order(2, {}, all_decks=True))
    each = [game.components(2, game.settle(2, {"lanes": lanes})) for lanes in ("off", "on")]
    assert [deck.title for deck in pages.decks] == ["One width", "Two and four lanes"]
    assert [[face.count for face in deck.faces] for deck in pages.decks] == [
        list(box.decks[0].faces.values()) for box in each
    ]


@pytest.mark.clause("R-C3")
@pytest.mark.parametrize(
    ("paper", "pages"), [("a4", FRONT + 4), ("letter", FRONT + 6)], ids=["a4", "letter"]
)
def test_a_duel_is_a_cover_its_rules_and_sheets_of_faces_and_backs(paper: str, pages: int) -> None:
    pdf = printed({}, paper=paper)
    assert (len(pdf), pdf.report.pages, pdf.report.bytes) == (pages, pages, len(pdf.pdf))
    assert pdf.report.cards == 48
    sizes = {pdf.size_mm(page) for page in range(1, pages + 1)}
    assert len(sizes) == 1
    assert sizes.pop() == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.1)


@pytest.mark.clause("R-C3")
def test_faces_are_on_odd_pages_so_that_backs_come_out_behind_them() -> None:
    pdf = printed({}, paper="letter", lang="ru", all_decks=True)
    sides = [side_of(pdf.text(page)) for page in range(LANES_FRONT + 1, len(pdf) + 1)]
    assert sides == ["лица", "рубашки"] * (len(sides) // 2)
    assert len(sides) == 2 * 6


def side_of(text: str) -> str:
    return next(side for side in ("лица", "рубашки") if f"· {side} ·" in text)


def test_without_backs_there_are_only_faces() -> None:
    pdf = printed({}, backs=False)
    assert len(pdf) == FRONT + 2
    assert "backs" not in pdf.text(FRONT + 1) + pdf.text(FRONT + 2)


def test_the_newspaper_gets_corners_with_the_size_of_its_field() -> None:
    pdf = printed({"variant": "newspaper"}, seats=3)
    assert "6 × 8 cards, that is 270 × 360 mm" in pdf.text(len(pdf))
    assert len(pdf) % 2 == 1


def test_the_rules_printed_are_those_of_the_game_chosen() -> None:
    duel, heap = (
        printed(how, seats=seats).text(FRONT) for how, seats in (({}, 2), ({"variant": "heap"}, 4))
    )
    assert "R-P1" in duel
    assert "R-1.3" in duel
    assert "R-3.1" not in duel
    assert "R-3.1" in heap
    assert "R-1.3" not in heap
    assert "R-L1" not in heap


@pytest.mark.parametrize(
    ("lang", "cover", "rules"),
    [
        ("ru", ("Дороги", "48 карточек", "8 × тупик", "длина этой линии"), "R-P2 Дорога"),
        ("uk", ("Дороги", "2 гравці", "Надрукувати, склеїти, вирізати"), "Як грати"),
        ("cs", ("Silnice", "48 karet", "křižovatka"), "Jak se hraje"),
    ],
)
def test_text_can_be_read_back(lang: str, cover: tuple[str, ...], rules: str) -> None:
    pdf = printed({}, lang=lang)
    assert [words for words in cover if words not in pdf.text(1)] == []
    assert rules in pdf.text(FRONT)


@pytest.mark.parametrize("lang", LANGS)
def test_the_fullest_cover_still_fits_its_page(lang: str) -> None:
    """Two decks on the shorter paper: the ruler stays above the footer, nothing is pushed on."""
    options = {"variant": "newspaper", "field": "3x3"}
    pdf = printed(options, paper="letter", lang=lang, backs=False, all_decks=True)
    cover = pdf.text(1).rstrip()
    assert cover.endswith(f"1 / {len(pdf)}")
    assert "50" in cover[-60:]
    assert len(pdf) == pdf.report.pages
    assert len(pdf) - (4 + 1) in (FRONT, FRONT + 1)


def test_the_same_game_is_printed_byte_for_byte(tmp_path: Path) -> None:
    hashes = set()
    for name in ("one", "two"):
        print_game("roads", tmp_path / name, seats=2, options={}, lang="ru", paper="a4")
        hashes.add(hashlib.sha256((tmp_path / name).read_bytes()).hexdigest())
    assert len(hashes) == 1


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"options": {"lanes": "three"}}, r"option lanes: 'three' is not one of off, on"),
        ({"options": {"colour": "red"}}, r"option colour: unknown; this game has variant"),
        ({"options": {"lanes": "on", "cards": "12"}}, r"option cards: the duel with lanes"),
        ({"options": {"cards": "40"}, "all_decks": True}, r"option cards: the duel with lanes"),
        ({"options": {"variant": "duel"}, "seats": 3}, r"option variant: the duel is for two"),
        ({"seats": 7}, r"roads is for 2 to 6 players, not 7"),
        ({"lang": "xx"}, r"language 'xx' is not one of en, ru"),
        ({"paper": "a5"}, r"paper 'a5' is not one of a4, letter"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(
    how: dict[str, object], said: str, tmp_path: Path
) -> None:
    out = tmp_path / "game.pdf"
    with one_clear_line(PressError, said):
        print_game("roads", out, **how)  # type: ignore[arg-type]
    assert not out.exists()


@pytest.mark.parametrize("game", printable())
def test_saving_ink_changes_colours_and_nothing_else(game: str) -> None:
    seats = SHELF[game].seats[0]
    full, pale = (
        printed({}, game=game, seats=seats, save_ink=saved, whole_board=True)
        for saved in (False, True)
    )
    texts = [[pdf.text(page) for page in range(1, len(pdf) + 1)] for pdf in (full, pale)]
    assert texts[0] == texts[1]
    last = len(full)
    full_ink, pale_ink = (255 - float(pdf.pixels(last).mean()) for pdf in (full, pale))
    assert pale_ink < 0.7 * full_ink


def test_pips_of_a_die_stay_dark_when_ink_is_saved() -> None:
    pale = printed({}, game="clockwork", save_ink=True, whole_board=True)
    page = next(n for n in range(1, len(pale)) if "Ada the" in pale.text(n))
    assert (pale.pixels(page).max(axis=2) < 60).sum() > 42 * 50  # 42 pips


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(PressError, match="no game 'chess' to print; there is roads"):
        print_game("chess", tmp_path / "chess.pdf")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(PressError, match=r"cannot write .*nowhere"):
        print_game("roads", tmp_path / "nowhere" / "game.pdf")


def test_without_typst_the_way_to_get_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PressError, match=r"^printing needs the print extra: make install$"):
        print_game("roads", tmp_path / "game.pdf")


def test_without_fonts_the_way_to_get_them_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(typeset, "FONTS", tmp_path)
    with pytest.raises(PressError, match=r"^printing needs its fonts: make install$"):
        print_game("roads", tmp_path / "game.pdf")
