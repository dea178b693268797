"""Prison as it comes out of the printer: rooms, tokens, cards, prisoners (P-1.1 to P-1.5)."""

import re
from collections import Counter
from html import unescape
from itertools import combinations

import numpy as np
import pytest

from igroteka.games import SHELF
from igroteka.games.prison.icons import FIGHTS, LEVELS
from igroteka.games.prison.npcs import NPCS, Npc
from igroteka.games.prison.rooms import ROOMS, Edge
from igroteka.kernel.clauses import page as rules_page
from igroteka.kernel.langs import LANGS
from igroteka.press import PressError
from igroteka.press.games.prison import cards, npc, room, tokens
from igroteka.press.games.prison.art import eye, ink
from igroteka.press.layout import Grid, grid, mirrored
from igroteka.press.lettering import spread
from igroteka.press.pages import Document, Plate
from igroteka.press.paper import PAPERS
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.shelves import HEAD_MM
from igroteka.press.words import Words

from .printed import DOTS_A_MM, Pixels, Printed, printed, without_cards

GAME = SHELF["prison"]
SOLO = GAME.components(1, GAME.settle(1, {}))
A4 = PAPERS["a4"]
ALIKE = 0.8  # of 255, on average
TEXTS = re.compile(r'<text x="([^"]+)" y="([^"]+)"[^>]* font-size="([^"]+)"[^>]*>([^<]*)<')
PORTCULLISES = sum(edge is Edge.PORTCULLIS for one in ROOMS for edge in one.edges)


def pages(seats: int = 1, **how: object) -> Document:
    return pages_of("prison", Order(seats, {}), **how)  # type: ignore[arg-type]


def pdf(seats: int = 1, **how: object) -> Printed:
    return printed({}, game="prison", **{"seats": seats, **how})


def plates(document: Document, side: str, width: float) -> list[Plate]:
    return [one for one in document.plates if one.side == side and one.cards[0].slot.width == width]


def fronts(document: Document, width: float) -> Counter[str]:
    sheets = plates(document, "front", width)
    return Counter(document.art[card.art] for plate in sheets for card in plate.cards)


def behind(document: Document, width: float) -> dict[str, str]:
    """Which back is printed behind a face."""
    found = {}
    for plate, back in zip(
        plates(document, "front", width), plates(document, "back", width), strict=True
    ):
        for face, other in zip(plate.cards, back.cards, strict=True):
            found[document.art[face.art]] = document.art[other.art]
    return found


@pytest.mark.clause("P-1.1", "P-1.2")
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_eight_rooms_are_there_and_all_backs_are_alike(seats: int, paper: str) -> None:
    document = pages(seats, paper=paper)
    rooms = fronts(document, room.ROOM_MM)
    assert rooms == Counter(room.face(one.id) for one in ROOMS)
    assert set(behind(document, room.ROOM_MM).values()) == {room.back()}


@pytest.mark.clause("P-1.1")
def test_a_closed_room_gives_away_neither_its_number_nor_its_turn() -> None:
    document = pdf()
    number = next(n for n in range(1, len(document) + 1) if "Rooms · backs" in document.text(n))
    cells = grid(A4, room.ROOM_MM, room.ROOM_MM)
    first, *others = (inner(document.pixels(number), cells, cell) for cell in range(cells.cells))
    for other in others:
        assert difference(first, other) < ALIKE
    for quarters in (1, 2, 3):
        assert difference(first, np.rot90(first, quarters)) < ALIKE


def inner(sheet: Pixels, cells: Grid, cell: int) -> Pixels:
    """A back as it is cut, 1 mm inside."""
    slot = mirrored(cells.slot(cell), A4)
    x, y = round((slot.x + 1) * DOTS_A_MM), round((slot.y + 1) * DOTS_A_MM)
    side = int((room.ROOM_MM - 2) * DOTS_A_MM)
    return sheet[y : y + side, x : x + side]


def difference(one: Pixels, other: Pixels) -> float:
    return float(np.abs(one - other).mean())


@pytest.mark.clause("P-1.2")
@pytest.mark.parametrize("number", range(len(ROOMS)))
def test_walls_slits_bars_and_pits_are_drawn_where_the_room_has_them(number: int) -> None:
    art = room.face(ROOMS[number].id)
    edges = Counter(ROOMS[number].edges)
    (walls,) = re.findall(f'<path d="([^"]*)"[^>]*stroke="{ink("wall")}"', art)[:1]
    assert walls.count("M") == edges[Edge.WALL]
    assert art.count(f'fill="{ink("torch")}"') == edges[Edge.SLIT]
    assert art.count(f'stroke="{ink("brass")}"') == edges[Edge.PORTCULLIS]
    assert art.count(f'fill="{ink("pit")}"') == len(ROOMS[number].pits)
    assert art.count("scale(-1 1)") == (ROOMS[number].arrow == 3)
    assert f">{ROOMS[number].id}</text>" in art


@pytest.mark.clause("P-1.3", "P-1.4")
def test_every_character_is_healthy_in_front_and_wounded_behind() -> None:
    document = pages()
    backs = behind(document, tokens.TOKEN_MM)
    words = Words(GAME, "en")
    for name in SOLO.decks[1].faces:
        kind = str(SOLO.faces[name]["class"])
        hurt = tokens.character(kind, "yellow", "", wounded=True)
        assert backs[tokens.character(kind, "yellow", "")] == hurt
    for one in NPCS:
        kind, label = one.kind.name.lower(), npc.npc_name(one.id, words)
        hurt = tokens.character(kind, "np", label, wounded=True)
        assert backs[tokens.character(kind, "np", label)] == hurt


@pytest.mark.clause("P-1.3", "P-1.4", "P-1.8")
def test_a_solo_box_has_40_characters_12_objects_and_a_marker_for_each_portcullis() -> None:
    faces = fronts(pages(), tokens.TOKEN_MM)
    pairs = faces.pop(tokens.markers(broken=False))
    assert faces.total() == len(faces) == 8 + 32 + 6 + 6
    assert PORTCULLISES <= 2 * pairs <= PORTCULLISES + 1
    backs = behind(pages(), tokens.TOKEN_MM)
    for side in ("yellow", "np"):
        assert backs[tokens.object_("rope", side)] == tokens.object_("rope", side)


@pytest.mark.clause("P-D1")
def test_a_duel_has_two_sides_alike_and_a_slip_for_every_token() -> None:
    document = pages(2)
    faces = fronts(document, tokens.TOKEN_MM)
    del faces[tokens.markers(broken=False)]
    assert set(faces.values()) == {2}
    assert len(faces) == 2 * (8 + 6)
    hidden = Counter(
        document.art[card.art] for plate in plates(document, "back", 16) for card in plate.cards
    )
    assert hidden[tokens.hidden("yellow")] == hidden[tokens.hidden("blue")] == 8 + 6
    assert fronts(document, cards.WIDE).total() == 2 * 16
    assert len(document.trays[0].pieces) == 2


@pytest.mark.clause("P-1.3", "P-1.4", "P-1.5")
@pytest.mark.parametrize("paper", PAPERS)
def test_a_solo_box_has_all_its_cards_with_a_back_for_each_deck(paper: str) -> None:
    document = pages(paper=paper)
    assert fronts(document, cards.WIDE).total() == 16 + 9 + 8 + 8
    assert fronts(document, npc.WIDE) == Counter(
        npc.face(one.id, SOLO.faces[one.id], Words(GAME, "en")) for one in NPCS
    )
    backs = Counter(
        document.art[card.art]
        for plate in plates(document, "back", cards.WIDE)
        for card in plate.cards
    )
    kinds = {"yellow": 16, "np": 9, "plan": 8, "sight": 8}
    assert backs == Counter({cards.back(kind): count for kind, count in kinds.items()})
    for plate, back in zip(document.plates[0::2], document.plates[1::2], strict=True):
        assert [card.slot for card in back.cards] == [
            mirrored(card.slot, PAPERS[paper]) for card in plate.cards
        ]


@pytest.mark.clause("P-11.1", "P-12.1")
def test_a_card_shows_the_gems_of_its_levels_and_the_eye() -> None:
    words = Words(GAME, "en")

    def shown(name: str) -> tuple[set[str], bool]:
        art = cards.face(name, words("prison-ui-face-jump"))
        levels = {level for level in LEVELS if f'fill="{ink(f"gem-{level}")}"' in art}
        return levels, eye() in art

    assert shown("yellow-action-5") == ({"black", "yellow"}, True)
    assert shown("yellow-action-2") == ({"black"}, False)
    assert shown("yellow-fight-1") == (set(), False)
    assert shown("yellow-fight-3") == (set(), True)
    assert shown("np-fight-0") == ({*LEVELS} - {"white"}, False)
    assert shown("np-fight-2") == ({"pink", "blue"}, True)
    assert len(FIGHTS) == 9


@pytest.mark.clause("P-13.1")
@pytest.mark.parametrize("lang", LANGS)
def test_a_prisoners_card_says_all_there_is_and_its_trait_fits_the_room(lang: str) -> None:
    words = Words(GAME, lang)
    wide, lowest = npc.WIDE - 2 * npc.EDGE - 2, npc.HIGH - npc.EDGE
    for one in NPCS:
        art = npc.face(one.id, SOLO.faces[one.id], words)
        rows = [row for row in TEXTS.findall(art) if float(row[0]) == npc.EDGE + 1]
        assert unescape(" ".join(row[3] for row in rows)) == words(
            f"prison-trait-{one.trait.replace('_', '-')}"
        )
        for _, y, size, text in rows:
            assert float(size) > 1.9
            assert spread(unescape(text)) * float(size) <= wide + 0.2
            assert float(y) + 0.3 * float(size) <= lowest
        for aim in one.goals:
            assert words(f"prison-goal-{aim.goal.value}") in unescape(art)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("seats", [1, 2])
def test_nothing_on_a_sheet_overlaps(seats: int, paper: str) -> None:
    document = pages(seats, paper=paper)
    for page in (*(plate.cards for plate in document.plates), *(t.pieces for t in document.trays)):
        for one, other in combinations((placed.slot for placed in page), 2):
            beside = one.x + one.width <= other.x + 1e-6 or other.x + other.width <= one.x + 1e-6
            below = one.y + one.height <= other.y + 1e-6 or other.y + other.height <= one.y + 1e-6
            assert beside or below


@pytest.mark.clause("P-1.1", "P-1.5")
def test_a_line_is_as_long_as_two_rooms_and_three_dice_are_there_to_fold() -> None:
    (tray,) = pages().trays
    lines = [piece for piece in tray.pieces if piece.slot.width > 2 * room.ROOM_MM]
    assert len(lines) == 2
    assert len(tray.pieces) == 2 + 3


def test_all_decks_are_both_games_in_one_box() -> None:
    document = pages_of("prison", Order(1, {}, all_decks=True))
    assert fronts(document, cards.WIDE).total() == 16 + 9 + 8 + 8 + 16
    assert len(document.trays[0].pieces) == 2 + 3


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_prints_its_cover_fits_and_so_do_all_pages(lang: str) -> None:
    document = without_cards(pages(lang=lang, paper="letter", backs=False))
    cover = document.text(1).rstrip()
    assert cover.endswith(f"1 / {len(document)}")
    assert "50" in cover[-60:]
    words, text = Words(GAME, lang), document.all_text()
    sections = rules_page(GAME, lang).sections
    clauses = [one.id for section in sections for one in section.clauses]
    assert [clause for clause in clauses if f"{clause} " not in text] == []
    glance = [n for n in range(2, len(document) + 1) if words("print-aid") in document.text(n)[:60]]
    assert len(glance) == 1
    tray = document.pixels(len(document))
    assert tray[int((HEAD_MM - 1.5) * DOTS_A_MM) : int(HEAD_MM * DOTS_A_MM)].min() > 250


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_printed_where_no_printer_reaches(paper: str) -> None:
    assert pdf(paper=paper, backs=False).beyond_reach() == []


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {"level": "grey"}, r"option level: 'grey' is not one of white, pink"),
        (2, {"level": "pink"}, r"option level: only the solo game has it"),
        (1, {"game": "duel"}, r"option game: a duel is for two players"),
        (3, {}, r"prison is for 1 to 2 players, not 3"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(seats: int, options: dict[str, str], said: str) -> None:
    with pytest.raises(PressError, match=said):
        pages_of("prison", Order(seats, options))


@pytest.mark.clause("P-13.2")
@pytest.mark.parametrize("one", NPCS, ids=lambda one: one.id)
def test_a_printed_card_marks_what_the_book_tells_and_what_is_ours(one: Npc) -> None:
    words = Words(GAME, "en")
    art = npc.face(one.id, SOLO.faces[one.id], words)
    for rank, aim in enumerate(one.goals):
        name = words(f"prison-goal-{aim.goal}")
        told, other = (
            npc.goal(rank, name, str(aim.ap), rank == one.main, known)
            for known in (aim.known, not aim.known)
        )
        assert told in art
        assert other not in art
    assert npc.legend(words) in art


@pytest.mark.clause("P-13.2")
@pytest.mark.parametrize("lang", LANGS)
def test_the_booklet_says_what_it_rests_on(lang: str) -> None:
    assert "P-13.2" in pages(lang=lang).intro
