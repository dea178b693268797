"""The pages of a sheet on a paper: cover, rules, then a face page and a back page in turn."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel.clauses import Section

from .layout import Grid, Line, Slot, cut_marks, grid, mirrored
from .paper import Paper
from .sheet import Board, Figure, Pieces, Poster, PrintDeck, PrintFace, Row, Sheet
from .shelves import shelves
from .tiles import Tile, tiles
from .words import Words

CARD_STEPS = ("print-step-size", "print-step-duplex", "print-step-glue", "print-step-cut")
WORDS = ("rules", "deck", "making", "measure", "aid")
FOLD_STEPS = ("print-step-size", "print-step-single", "print-step-score")


class Placed(Struct, frozen=True):
    """A drawing at its place."""

    art: int
    slot: Slot


class Plate(Struct, frozen=True):
    """One side of a sheet of cards."""

    side: str
    cards: tuple[Placed, ...]
    marks: tuple[Line, ...]
    bleed: float
    footer: str


class Listed(Struct, frozen=True):
    """A face in the list of a deck."""

    art: int
    name: str
    count: int


class DeckList(Struct, frozen=True):
    """`share` is the bleed as a part of the card's width."""

    title: str
    share: float
    faces: tuple[Listed, ...]


class Assembly(Struct, frozen=True):
    """A poster, and the sheets it is cut into; whole, it has none."""

    title: str
    note: str
    art: str
    width: float
    height: float
    tiles: tuple[Tile, ...]
    footers: tuple[str, ...]


class Tray(Struct, frozen=True):
    """One sheet of pieces; the first of its kind says how they are made."""

    title: str
    note: str
    pieces: tuple[Placed, ...]
    footer: str


class Document(Struct, frozen=True):
    """All that the typesetter needs; drawings are named by their number in `art`."""

    lang: str
    paper: Paper
    title: str
    tagline: str
    facts: tuple[str, ...]
    accent: str
    hero: str
    words: dict[str, str]
    steps: tuple[str, ...]
    intro: str
    rules: tuple[Section, ...]
    rules_lang: str
    figures: tuple[Figure, ...]
    summary: tuple[Row, ...]
    gallery: tuple[Figure, ...]
    decks: tuple[DeckList, ...]
    plates: tuple[Plate, ...]
    boards: tuple[Board, ...]
    assemblies: tuple[Assembly, ...]
    trays: tuple[Tray, ...]
    backs: bool
    art: tuple[str, ...]
    leaf: bool = False

    @property
    def cards(self) -> int:
        """Faces really placed on paper."""
        return sum(len(plate.cards) for plate in self.plates if plate.side == "front")

    @property
    def pieces(self) -> int:
        """Things to cut, fold and glue."""
        return sum(len(tray.pieces) for tray in self.trays)


def document(
    sheet: Sheet, paper: Paper, words: Words, backs: bool, whole: bool = False
) -> Document:
    art = drawings(sheet)
    plates = (
        plate for deck in sheet.decks for plate in deck_plates(sheet, deck, paper, words, art)
    )
    return Document(
        lang=words.lang,
        paper=paper,
        title=sheet.title,
        tagline=sheet.tagline,
        facts=sheet.facts,
        accent=sheet.accent,
        hero=sheet.hero,
        words={key: words(f"print-{key}") for key in WORDS},
        steps=tuple(map(words, CARD_STEPS if sheet.decks else FOLD_STEPS)),
        intro=sheet.intro,
        rules=sheet.rules,
        rules_lang=sheet.rules_lang,
        figures=sheet.figures,
        summary=sheet.short,
        gallery=sheet.gallery,
        decks=box_lists(sheet, art),
        plates=tuple(plate for plate in plates if backs or plate.side == "front"),
        boards=sheet.boards,
        assemblies=tuple(assembly(sheet, poster, paper, words, whole) for poster in sheet.posters),
        trays=tuple(
            tray for kind in sheet.pieces for tray in pieces_trays(sheet, kind, paper, words, art)
        ),
        backs=backs and bool(sheet.decks),
        art=art,
    )


def leaf(pages: Document, *facts: str) -> Document:
    """The teaching sheet alone."""
    nothing: dict[str, Any] = dict.fromkeys(("plates", "boards", "assemblies", "trays"), ())
    return replace(pages, leaf=True, backs=False, facts=facts, **nothing)


def paler(pages: Document, pale: dict[str, str]) -> Document:
    """The same pages with less ink on them."""

    def thinned(svg: str) -> str:
        for ink, thin in pale.items():
            svg = svg.replace(ink, thin)
        return svg

    return replace(
        pages,
        hero=thinned(pages.hero),
        art=tuple(map(thinned, pages.art)),
        figures=tuple(replace(one, art=thinned(one.art)) for one in pages.figures),
        summary=tuple(replace(one, art=thinned(one.art)) for one in pages.summary),
        gallery=tuple(replace(one, art=thinned(one.art)) for one in pages.gallery),
        boards=tuple(replace(board, art=thinned(board.art)) for board in pages.boards),
        assemblies=tuple(replace(one, art=thinned(one.art)) for one in pages.assemblies),
    )


def drawings(sheet: Sheet) -> tuple[str, ...]:
    """Each drawing once, however often it is printed."""
    shown = (one.art for one in sheet.shown)
    faces = (face.art for deck in sheet.decks for face in deck.faces)
    backs = (back_of(deck, face) for deck in sheet.decks for face in deck.faces)
    pieces = (piece.art for kind in sheet.pieces for piece in kind.pieces)
    return tuple(dict.fromkeys((*shown, *faces, *backs, *pieces)))


def back_of(deck: PrintDeck, face: PrintFace) -> str:
    return face.back or deck.back


def box_lists(sheet: Sheet, art: tuple[str, ...]) -> tuple[DeckList, ...]:
    if not sheet.shown:
        return tuple(deck_list(deck, art) for deck in sheet.decks)
    listed = (Listed(art.index(one.art), one.name, one.count) for one in sheet.shown)
    return (DeckList("", 0, tuple(listed)),)


def deck_list(deck: PrintDeck, art: tuple[str, ...]) -> DeckList:
    faces = tuple(Listed(art.index(face.art), face.name, face.count) for face in deck.faces)
    return DeckList(deck.title, deck.bleed_mm / deck.width_mm, faces)


def assembly(sheet: Sheet, poster: Poster, paper: Paper, words: Words, whole: bool) -> Assembly:
    cut = () if whole else tiles(paper, poster.width_mm, poster.height_mm)
    size = {"across": round(poster.width_mm), "down": round(poster.height_mm)}
    return Assembly(
        title=poster.title,
        note=words("print-board-note", sheets=len(cut), **size),
        art=poster.art,
        width=poster.width_mm,
        height=poster.height_mm,
        tiles=cut,
        footers=tuple(
            " · ".join(
                (sheet.title, poster.title, words("print-tile", row=tile.row, column=tile.column))
            )
            for tile in cut
        ),
    )


def pieces_trays(
    sheet: Sheet, kind: Pieces, paper: Paper, words: Words, art: tuple[str, ...]
) -> Iterator[Tray]:
    places = shelves(paper, [(piece.width_mm, piece.height_mm) for piece in kind.pieces])
    total = places[-1].sheet + 1
    for number in range(total):
        pieces = tuple(
            Placed(art.index(piece.art), place.slot)
            for piece, place in zip(kind.pieces, places, strict=True)
            if place.sheet == number
        )
        place = words("print-sheet", number=number + 1, total=total)
        footer = " · ".join((sheet.title, kind.title, place))
        first = number == 0
        yield Tray(kind.title if first else "", kind.note if first else "", pieces, footer)


def deck_plates(
    sheet: Sheet, deck: PrintDeck, paper: Paper, words: Words, art: tuple[str, ...]
) -> Iterator[Plate]:
    """For each sheet of cards the page of faces, then the page of backs behind them."""
    cells = grid(paper, deck.width_mm, deck.height_mm)
    known = {svg: number for number, svg in enumerate(art)}
    cards = [face for face in deck.faces for _ in range(face.count)]
    sheets = -(-len(cards) // cells.cells)
    for number in range(sheets):
        here = cards[number * cells.cells : (number + 1) * cells.cells]
        faces = placed(cells, [known[face.art] for face in here])
        behind = tuple(
            Placed(known[back_of(deck, face)], mirrored(card.slot, paper))
            for face, card in zip(here, faces, strict=True)
        )
        for side, side_cards in (("front", faces), ("back", behind)):
            place = words("print-sheet", number=number + 1, total=sheets)
            footer = " · ".join((sheet.title, deck.title, words(f"print-{side}"), place))
            marks = cut_marks(tuple(card.slot for card in side_cards))
            yield Plate(side, side_cards, marks, deck.bleed_mm, footer)


def placed(cells: Grid, cards: list[int]) -> tuple[Placed, ...]:
    return tuple(Placed(card, cells.slot(cell)) for cell, card in enumerate(cards))
