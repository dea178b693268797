"""`igroteka print`: the game on paper."""

from pathlib import Path

import click

from .asking import (
    PATH,
    a_game,
    as_json_option,
    game_named,
    options_of,
    seats_of,
    seats_option,
    set_up_options,
)
from .failing import Failure, as_failure
from .showing import as_json, console


@click.command("print")
@a_game
@click.option("--out", type=PATH, required=True, help="The PDF to write.")
@seats_option
@set_up_options
@click.option("--lang", default="en", help="Such as en or ru.")
@click.option("--paper", default="a4", help="a4, letter or a3.")
@click.option("--backs/--no-backs", default=True, help="Backs, aligned for duplex.")
@click.option("--all-decks", is_flag=True, help="Every deck of the game, one after another.")
@click.option("--whole-board", is_flag=True, help="The board on one page, for a copy shop.")
@click.option("--save-ink", is_flag=True, help="Large areas in pale inks.")
@click.option("--only", default="", help="sheet: the game in short on one leaf, to teach it by.")
@as_json_option
def print_(
    game: str,
    out: Path,
    seats: int | None,
    options: tuple[str, ...],
    lang: str,
    paper: str,
    backs: bool,
    all_decks: bool,
    whole_board: bool,
    save_ink: bool,
    only: str,
    json: bool,
) -> None:
    """A PDF to print at home, glue on card and cut."""
    from igroteka.press import PressError, print_game

    rules = game_named(game)
    count = seats_of(rules, seats)
    settled = options_of(rules, options, count)
    try:
        with as_failure(PressError):
            report = print_game(
                game,
                out,
                seats=count,
                options=settled,
                lang=lang,
                paper=paper,
                backs=backs,
                all_decks=all_decks,
                whole_board=whole_board,
                save_ink=save_ink,
                only=only,
            )
    except ImportError as error:
        raise Failure(f"{error.name} is not installed here; make install brings it") from error
    if json:
        as_json(report)
    else:
        pieces = f", {report.pieces} pieces to fold" if report.pieces else ""
        cards = f", {report.cards} cards" if report.cards else ""
        size = f"{report.pages} pages{cards}{pieces}, {report.bytes // 1024} kB"
        console().print(f"written: {out} ({size})")
