"""What is printed of Skyscraper: cards, connectors, workers, the score track (S-C1)."""

from typing import Any

from igroteka.kernel import Components, Game
from igroteka.kernel.clauses import page
from igroteka.press.sheet import Board, Order, Pieces, PrintDeck, PrintFace, Sheet
from igroteka.press.words import Words

from .art import CREWS, art, ink
from .card import BLEED_MM, CARD_MM, back, face
from .connector import BAR_PAIRS, CONNECTOR_MM, bars, cross
from .pictures import JOINING_HIGH_MM, WIDE_MM, joining
from .shown import in_the_box
from .track import HIGH_MM as TRACK_HIGH_MM
from .track import WIDE_MM as TRACK_WIDE_MM
from .track import track
from .worker import everybody

CARDS = ("building", "foundation", "supports")
LABELS = ("foundation", "prop", "slab")


def sheet(game: Game[Any, Any, Any], order: Order, words: Words) -> Sheet:
    box_ = game.components(order.seats, game.settle(order.seats, order.options))
    rules = page(game, words.lang)
    return Sheet(
        title=words("skyscraper-name"),
        tagline=words("skyscraper-tagline"),
        facts=facts(game, box_, words),
        hero=art()["lid"].drawing,
        accent=ink("hiVis"),
        intro=rules.intro,
        rules=rules.sections,
        rules_lang=rules.lang,
        decks=(cards(box_, words), connectors(box_, words)),
        shown=in_the_box(box_, words),
        boards=(together(words), score(box_, words)),
        pieces=(workers(box_, words),),
        pale=art().pale,
    )


def facts(game: Game[Any, Any, Any], box_: Components, words: Words) -> tuple[str, ...]:
    low, high = game.seats
    count = sum(deck.size for deck in box_.decks if deck.name in CARDS)
    side = round(CARD_MM)
    return (
        words("print-players-between", low=low, high=high),
        words("print-cards", cards=count),
        words("print-card-size", width=side, height=side),
    )


def cards(box_: Components, words: Words) -> PrintDeck:
    """Every card with its own back: the same beams, seen from behind."""
    faces = []
    for deck in box_.decks:
        for name, count in deck.faces.items() if deck.name in CARDS else ():
            traits = box_.faces[name]
            label = words(f"skyscraper-card-{name}") if name in LABELS else ""
            title = label or words(f"skyscraper-card-{traits['stance']}")
            faces.append(PrintFace(title, count, face(name, label), back(name, label)))
    title = words("print-cards-title")
    return PrintDeck(title, CARD_MM, CARD_MM, BLEED_MM, tuple(faces), faces[0].back)


def connectors(box_: Components, words: Words) -> PrintDeck:
    title = words("print-skyscraper-connectors")
    count = next(deck.size for deck in box_.decks if deck.name == "connectors")
    faces = (
        PrintFace(title, count - 2 * BAR_PAIRS, cross(), cross()),
        PrintFace(title, BAR_PAIRS, bars(), bars()),
    )
    return PrintDeck(title, CONNECTOR_MM, CONNECTOR_MM, BLEED_MM, faces, cross())


def together(words: Words) -> Board:
    note = words("print-skyscraper-joining-note", side=round(CARD_MM))
    return Board(words("print-skyscraper-joining"), note, joining(), WIDE_MM, JOINING_HIGH_MM)


def score(box_: Components, words: Words) -> Board:
    art = track(int(str(box_.boards["track"]["least"])))
    title, note = words("print-skyscraper-track"), words("print-skyscraper-track-note")
    return Board(title, note, art, TRACK_WIDE_MM, TRACK_HIGH_MM)


def workers(box_: Components, words: Words) -> Pieces:
    crew = next(deck.faces["crew"] for deck in box_.decks if deck.name == "workers")
    title, note = words("print-skyscraper-workers"), words("print-skyscraper-workers-note")
    return Pieces(title, note, everybody(crew // CREWS))
