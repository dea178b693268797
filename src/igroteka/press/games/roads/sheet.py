"""What is printed of Roads: the deck asked for, its rules, and corners for a newspaper (R-C3)."""

from collections.abc import Mapping
from typing import Any

from igroteka.kernel import Components, Deck, Game
from igroteka.kernel.clauses import Section, page
from igroteka.press.sheet import Board, Order, PrintDeck, PrintFace, Sheet
from igroteka.press.sprites import sprites
from igroteka.press.words import Words

from .corners import SPAN_MM, corners
from .scene import SIZE, scene

CARD_MM = 45.0  # 24 to an A4 sheet, 20 to a Letter one; 6 × 8 of them lie on a newspaper page
CHAPTERS = {"duel": "R-1.", "newspaper": "R-2.", "heap": "R-3."}


def sheet(game: Game[Any, Any, Any], order: Order, words: Words) -> Sheet:
    settled = [game.settle(order.seats, {**order.options, **lanes}) for lanes in widths(order)]
    boxes = [game.components(order.seats, options) for options in settled]
    decks = tuple(printed(deck, words) for box in boxes for deck in box.decks)
    hardest, rules = settled[-1], page(game, words.lang)
    return Sheet(
        title=words("roads-name"),
        tagline=words("roads-tagline"),
        facts=facts(hardest["variant"], order.seats, decks, words),
        hero=scene(boxes[-1].decks[0].name),
        accent=sprites("roads").inks["yellow"],
        intro=rules.intro,
        rules=chapters(rules.sections, hardest),
        rules_lang=rules.lang,
        decks=decks,
        boards=tuple(corner_board(box, words) for box in boxes[:1] if box.boards),
        pale=sprites("roads").pale,
    )


def widths(order: Order) -> tuple[dict[str, str], ...]:
    """All decks are the plain one and the one with lanes (R-L1)."""
    return ({"lanes": "off"}, {"lanes": "on"}) if order.all_decks else ({},)


def printed(deck: Deck, words: Words) -> PrintDeck:
    art = sprites("roads")
    lanes = "on" if deck.name == "lanes" else "off"
    return PrintDeck(
        title=words(f"roads-option-lanes-{lanes}"),
        width_mm=CARD_MM,
        height_mm=CARD_MM,
        bleed_mm=CARD_MM * (art["back"].box[2] / SIZE - 1) / 2,
        faces=tuple(
            PrintFace(words(f"roads-face-{name}"), count, art[name].drawing)
            for name, count in deck.faces.items()
        ),
        back=art["back"].drawing,
    )


def facts(variant: str, seats: int, decks: tuple[PrintDeck, ...], words: Words) -> tuple[str, ...]:
    return (
        words(f"roads-option-variant-{variant}"),
        words("print-players", seats=seats),
        words("print-cards", cards=sum(deck.size for deck in decks)),
        *(deck.title for deck in decks),
    )


def chapters(sections: tuple[Section, ...], settled: Mapping[str, str]) -> tuple[Section, ...]:
    """How to lay a card, the variant asked for, and lanes if there are any."""
    wanted = ["R-P", CHAPTERS[settled["variant"]]]
    if settled["lanes"] == "on":
        wanted += ["R-L1", "R-L2"] if settled["variant"] == "duel" else ["R-L1"]
    kept = (
        Section(s.title, tuple(c for c in s.clauses if c.id.startswith(tuple(wanted))))
        for s in sections
    )
    return tuple(section for section in kept if section.clauses)


def corner_board(box: Components, words: Words) -> Board:
    width, height = int(box.boards["field"]["width"]), int(box.boards["field"]["height"])  # type: ignore[arg-type]
    note = words(
        "print-field-note",
        width=width,
        height=height,
        across=round(width * CARD_MM),
        down=round(height * CARD_MM),
    )
    return Board(words("print-field"), note, corners(CARD_MM), SPAN_MM, SPAN_MM)
