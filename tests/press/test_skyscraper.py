"""Skyscraper as it comes out of the printer: cards, connectors, workers, track (S-C1, S-C4)."""

import re
from collections import Counter
from itertools import combinations

import pytest

from igroteka.games import SHELF
from igroteka.games.skyscraper.beams import lines_of, mirrored
from igroteka.games.skyscraper.deck import BUILDING, FOUNDATION, PROP, SLAB, Card
from igroteka.games.skyscraper.lattice import Line
from igroteka.kernel.clauses import page as rules_page
from igroteka.kernel.langs import LANGS
from igroteka.kernel.shown import shown_of
from igroteka.press import PressError
from igroteka.press.games.skyscraper.art import CREWS, art
from igroteka.press.games.skyscraper.card import CARD_MM, SLIT_MM, SLITS_AT, back, face
from igroteka.press.games.skyscraper.connector import BAR_PAIRS, CONNECTOR_MM, bars, cross
from igroteka.press.games.skyscraper.track import track
from igroteka.press.games.skyscraper.worker import piece
from igroteka.press.layout import mirrored as turned_over
from igroteka.press.pages import Document
from igroteka.press.paper import PAPERS
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.shelves import HEAD_MM
from igroteka.press.words import Words

from .printed import DOTS_A_MM, Printed, printed, without_cards

GAME = SHELF["skyscraper"]
BOX = GAME.components(2, GAME.settle(2, {}))
ALL = (*BUILDING, FOUNDATION, PROP, SLAB)
# Where a beam runs on a card that is 200 wide and runs 5 past its cut: at an edge it lies inside.
BEAMS = {
    Line.LEFT: "M10 -5V205",
    Line.RIGHT: "M190 -5V205",
    Line.TOP: "M-5 10H205",
    Line.BOTTOM: "M-5 190H205",
    Line.MID_V: "M100 -5V205",
    Line.MID_H: "M-5 100H205",
}
ARROW, WORKER = "M100 14l12 16", {"side": "M84 178", "above": "M52 100", "below": "M62 70"}


def pages(**how: object) -> Document:
    return pages_of("skyscraper", Order(2, {}), **how)  # type: ignore[arg-type]


def pdf(**how: object) -> Printed:
    return printed({}, game="skyscraper", **how)


def fronts(document: Document, width: float) -> Counter[str]:
    return Counter(
        document.art[card.art]
        for plate in document.plates
        for card in plate.cards
        if plate.side == "front" and card.slot.width == width
    )


@pytest.mark.clause("S-C1")
@pytest.mark.parametrize("paper", PAPERS)
def test_36_building_cards_3_foundations_and_8_supports_each_with_its_back_behind(
    paper: str,
) -> None:
    document = pages(paper=paper)
    assert fronts(document, CARD_MM).total() == 36 + 3 + 8
    for plate, behind in zip(document.plates[0::2], document.plates[1::2], strict=True):
        assert [card.slot for card in behind.cards] == [
            turned_over(card.slot, PAPERS[paper]) for card in plate.cards
        ]
    pairs = {
        (document.art[card.art], document.art[other.art])
        for plate, behind in zip(document.plates[0::2], document.plates[1::2], strict=True)
        for card, other in zip(plate.cards, behind.cards, strict=True)
    }
    for card in BUILDING:
        assert (face(card.id), back(card.id)) in pairs


@pytest.mark.clause("S-C3", "S-C4")
@pytest.mark.parametrize("card", ALL, ids=[card.id for card in ALL])
def test_a_card_shows_its_beams_and_behind_them_their_mirror(card: Card) -> None:
    shown, behind = face(card.id), back(card.id)
    for line in lines_of((1 << 6) - 1):
        assert (BEAMS[line] in shown) == bool(card.beams >> line & 1)
        assert (BEAMS[line] in behind) == bool(mirrored(card.beams) >> line & 1)


@pytest.mark.clause("S-B2", "S-C4")
def test_arrows_are_on_upright_cards_and_workers_where_the_deck_has_them() -> None:
    for card in ALL:
        for shown in (face(card.id), back(card.id)):
            assert (ARROW in shown) == (card.stance == "upright")
            people = [kind for kind, path in WORKER.items() if path in shown]
            assert people == ([card.worker] if card.worker else [])


@pytest.mark.clause("S-C1", "S-G2")
def test_52_connectors_bring_a_cards_edge_to_the_line_of_the_joint() -> None:
    counts = fronts(pages(), CONNECTOR_MM)
    assert counts[cross()] + 2 * counts[bars()] == 52
    assert counts[bars()] == BAR_PAIRS
    assert CONNECTOR_MM / 2 == 2 * SLIT_MM
    assert sum(SLITS_AT) == CARD_MM


@pytest.mark.clause("S-C1")
def test_every_player_has_a_crew_of_five_and_a_marker_to_fold() -> None:
    document = pages()
    (tray,) = document.trays
    pieces = Counter(document.art[placed.art] for placed in tray.pieces)
    for crew in range(CREWS):
        assert pieces[piece(crew, marker=False).art] == 5
        assert pieces[piece(crew, marker=True).art] == 1
    assert document.pieces == 24
    marks = (art()[f"worker-{crew}"].art.partition("scale(.19)")[0] for crew in range(CREWS))
    assert len({mark.rpartition("<path")[2] for mark in marks}) == CREWS


@pytest.mark.clause("S-F3", "S-C1")
def test_the_track_goes_on_from_the_score_at_which_one_is_out() -> None:
    shown = re.findall(r">(−?\d+)</text>", track(-40))
    assert [int(text.replace("−", "-")) for text in shown] == list(range(-40, 80))


@pytest.mark.clause("S-B7", "S-P1")
def test_the_pictures_light_the_beams_that_meet_by_the_rules() -> None:
    """One card is set, and each of its beams meets one at most."""
    lit = f'stroke="{art().inks["lit"]}"'
    seen = {}
    for figure in shown_of(GAME):
        built = [event for event in figure.told if event["kind"] == "scored"]
        tried = [move for move in figure.moves if move["type"] == "Build"]
        if len(tried) == 1 and len(built) <= 1:
            met = built[0]["met"] if built else 0
            picture = art()[f"rule-{figure.id}"].art
            seen[figure.id] = (picture.count(lit), met)
    assert seen["beams-meet"] == seen["half-storey"] == (1, 1)
    assert seen["no-beams-meet"] == seen["hangs"] == (0, 0)
    assert all(lights <= met for lights, met in seen.values())


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_on_a_sheet_overlaps(paper: str) -> None:
    document = pages(paper=paper)
    for page in (*(plate.cards for plate in document.plates), *(t.pieces for t in document.trays)):
        for one, other in combinations((placed.slot for placed in page), 2):
            beside = one.x + one.width <= other.x + 1e-6 or other.x + other.width <= one.x + 1e-6
            below = one.y + one.height <= other.y + 1e-6 or other.y + other.height <= one.y + 1e-6
            assert beside or below


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_prints_its_cover_fits_and_so_do_all_pages(lang: str) -> None:
    document = without_cards(pages(lang=lang, paper="letter", backs=False))
    cover = document.text(1).rstrip()
    assert cover.endswith(f"1 / {len(document)}")
    assert "50" in cover[-60:]
    words, text = Words(GAME, lang), document.all_text()
    clauses = [one.id for part in rules_page(GAME, lang).sections for one in part.clauses]
    assert [clause for clause in clauses if f"{clause} " not in text] == []
    titles = ("print-skyscraper-joining", "print-skyscraper-track")
    found = [
        [n for n in range(2, len(document) + 1) if words(title) in document.text(n)[:60]]
        for title in titles
    ]
    assert [len(numbers) for numbers in found] == [1, 1]
    assert "80 × 80" in document.text(found[0][0])
    tray = document.pixels(len(document))
    assert tray[int((HEAD_MM - 1.5) * DOTS_A_MM) : int(HEAD_MM * DOTS_A_MM)].min() > 250


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_printed_where_no_printer_reaches(paper: str) -> None:
    assert pdf(paper=paper, backs=False).beyond_reach() == []


def test_what_is_wrong_is_said_in_one_line() -> None:
    with pytest.raises(PressError, match=r"option hands: 'shaky' is not one of"):
        pages_of("skyscraper", Order(2, {"hands": "shaky"}))
    with pytest.raises(PressError, match=r"skyscraper is for 2 to 4 players, not 1"):
        pages_of("skyscraper", Order(1, {}))
