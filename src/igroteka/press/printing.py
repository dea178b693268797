"""Printing a game: from its name and options to a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.games import SHELF
from igroteka.kernel import BadOption, Game, GameError

from .beside import with_pictures
from .errors import PressError
from .games import MakeSheet, printable, sheet_of
from .pages import Document, document, leaf, paler
from .paper import paper_named
from .sheet import Order
from .typeset import typeset
from .words import Words

PARTS = ("", "sheet")


class PrintReport(Struct, frozen=True):
    """What was printed."""

    pages: int
    cards: int
    pieces: int
    bytes: int


def print_game(
    game_id: str,
    out: Path,
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    lang: str = "en",
    paper: str = "a4",
    backs: bool = True,
    all_decks: bool = False,
    whole_board: bool = False,
    save_ink: bool = False,
    only: str = "",
) -> PrintReport:
    """Writes the PDF only when all of it is made; whatever is wrong is a PressError."""
    order = Order(seats, options or {}, all_decks)
    if only not in PARTS:
        raise PressError(
            f"there is no {only[:20]!r} to print alone; there is {', '.join(PARTS[1:])}"
        )
    pages = pages_of(game_id, order, lang, paper, backs, whole_board, save_ink, only)
    pdf = typeset(pages)
    try:
        out.write_bytes(pdf.bytes)
    except OSError as error:
        raise PressError(f"cannot write {out}: {error.strerror}") from error
    return PrintReport(pdf.pages, pages.cards, pages.pieces, len(pdf.bytes))


def pages_of(
    game_id: str,
    order: Order,
    lang: str = "en",
    paper: str = "a4",
    backs: bool = True,
    whole_board: bool = False,
    save_ink: bool = False,
    only: str = "",
) -> Document:
    game, make = game_named(game_id)
    low, high = game.seats
    if not low <= order.seats <= high:
        raise PressError(f"{game.id} is for {low} to {high} players, not {order.seats}")
    words = Words(game, lang)
    try:
        sheet = with_pictures(game, make(game, order, words), words, bool(only))
    except GameError as error:
        raise PressError(in_words(error, words)) from error
    pages = document(sheet, paper_named(paper), words, backs, whole_board)
    if only:
        pages = leaf(pages, words("print-players-between", low=low, high=high))
    return paler(pages, sheet.pale) if save_ink else pages


def in_words(error: GameError, words: Words) -> str:
    if not isinstance(error, BadOption) or error.refusal is None:
        return str(error)
    refusal = error.refusal
    clause = f" ({refusal.clause})" if refusal.clause else ""
    return f"option {error.option}: {words(refusal.reason, **refusal.details)}{clause}"


def game_named(game_id: str) -> tuple[Game[Any, Any, Any], MakeSheet]:
    game = SHELF.get(game_id)
    name, others = repr(game_id[:20]), ", ".join(printable())
    if game is None:
        raise PressError(f"no game {name} to print; there is {others}")
    make = sheet_of(game)
    if make is None:
        raise PressError(f"nobody has drawn {name} for paper yet; there is {others}")
    return game, make
