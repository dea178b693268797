"""The cards of Roads as they come out of the printer, seen pixel by pixel."""

import numpy as np
import pytest

from igroteka.games import SHELF
from igroteka.press.games.roads.scene import SCENES, laid_sides
from igroteka.press.layout import Slot, grid, mirrored
from igroteka.press.paper import PAPERS

from .printed import DOTS_A_MM, Pixels, Printed, printed

CARD = 45.0
A4 = grid(PAPERS["a4"], CARD, CARD)
ALIKE = 0.5  # of 255; a millimetre off makes nearly 20
EVERY_DECK = [
    {"variant": "duel", "lanes": "off"},
    {"variant": "duel", "lanes": "on"},
    {"variant": "heap", "lanes": "on"},
]
Sides = tuple[int, ...]


def sides_of_cards(options: dict[str, str]) -> list[Sides]:
    """The sides of each card of the deck, in the order it is printed."""
    game = SHELF["roads"]
    box = game.components(2, game.settle(2, options))
    return [
        tuple(map(int, box.faces[face]["sides"]))  # type: ignore[arg-type]
        for deck in box.decks
        for face, count in deck.faces.items()
        for _ in range(count)
    ]


def colour(pixels: Pixels, x_mm: float, y_mm: float) -> tuple[int, ...]:
    blue, green, red = pixels[round(y_mm * DOTS_A_MM), round(x_mm * DOTS_A_MM)]
    return int(red), int(green), int(blue)


def is_asphalt(rgb: tuple[int, ...]) -> bool:
    return max(rgb) < 140 and max(rgb) - min(rgb) < 15


def points_at(slot: Slot, side: int, off: float) -> tuple[float, float]:
    """A place 1.5 mm inside that side, `off` millimetres beside its middle."""
    half = CARD / 2
    dx, dy = ((off, 1.5 - half), (half - 1.5, off), (off, half - 1.5), (1.5 - half, off))[side]
    return slot.x + half + dx, slot.y + half + dy


@pytest.mark.clause("R-C2", "R-L1")
@pytest.mark.parametrize("options", EVERY_DECK, ids=lambda deck: " ".join(deck.values()))
def test_a_card_shows_road_at_its_sides_and_beige_elsewhere(options: dict[str, str]) -> None:
    pdf = printed(options)
    first, cards = first_faces(pdf), sides_of_cards(options)
    for number, sides in enumerate(cards):
        pixels, cell = pdf.pixels(first + 2 * (number // A4.cells)), number % A4.cells
        for side, width in enumerate(sides):
            near = is_asphalt(colour(pixels, *points_at(A4.slot(cell), side, 3.5)))
            far = is_asphalt(colour(pixels, *points_at(A4.slot(cell), side, 9.5)))
            assert (near, far) == (width > 0, width == 4), (number, sides, side)


@pytest.mark.clause("R-C1", "R-C3")
def test_all_backs_are_alike_whichever_way_a_card_lies() -> None:
    first, *others = backs(printed(), count=48)
    for back in others:
        assert difference(back, first) < ALIKE
    for turns in (1, 2, 3):
        assert difference(np.rot90(first, turns), first) < ALIKE
    assert difference(np.roll(first, DOTS_A_MM, axis=1), first) > 20 * ALIKE


def backs(pdf: Printed, count: int) -> list[Pixels]:
    """Each back as it is cut from the sheet, 2 mm inside the cut."""
    cut = []
    for number in range(count):
        pixels = pdf.pixels(first_faces(pdf) + 1 + 2 * (number // A4.cells))
        slot = mirrored(A4.slot(number % A4.cells), PAPERS["a4"])
        x, y = round((slot.x + 2) * DOTS_A_MM), round((slot.y + 2) * DOTS_A_MM)
        cut.append(pixels[y : y + 41 * DOTS_A_MM, x : x + 41 * DOTS_A_MM])
    return cut


def first_faces(pdf: Printed) -> int:
    """The page on which the cards begin."""
    return next(page for page in range(1, len(pdf) + 1) if "· faces ·" in pdf.text(page))


def difference(one: Pixels, other: Pixels) -> float:
    return float(np.abs(one - other).mean())


@pytest.mark.clause("R-C3")
def test_a_last_sheet_that_is_not_full_has_backs_only_behind_its_faces() -> None:
    pdf = printed({"variant": "duel", "cards": "40"})
    last = first_faces(pdf) + 2 * 3
    faces, behind = pdf.pixels(last), pdf.pixels(last + 1)
    for cell in range(A4.cells):
        face = A4.slot(cell)
        back = mirrored(face, PAPERS["a4"])
        blank = [
            colour(page, slot.x + 22.5, slot.y + 41) == (255, 255, 255)
            for page, slot in ((faces, face), (behind, back))
        ]
        assert blank == [cell >= 80 - 3 * A4.cells] * 2


@pytest.mark.clause("R-P2", "R-L1")
@pytest.mark.parametrize("name", SCENES)
def test_the_network_on_the_cover_is_laid_by_the_rules(name: str) -> None:
    rows = laid_sides(name)
    faces = set(map(turned_home, sides_of_cards({"variant": "heap", "lanes": lanes_of(name)})))
    beige_row: tuple[Sides, ...] = ((0, 0, 0, 0),) * len(rows[0])
    for above, row in zip((beige_row, *rows), (*rows, beige_row), strict=True):
        assert [card[2] for card in above] == [card[0] for card in row]
    for row in rows:
        assert [0, *(card[1] for card in row)] == [*(card[3] for card in row), 0]
        assert set(map(turned_home, row)) <= faces


def turned_home(sides: Sides) -> Sides:
    return max(sides[turn:] + sides[:turn] for turn in range(4))


def lanes_of(name: str) -> str:
    return "on" if name == "lanes" else "off"
