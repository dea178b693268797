"""`igroteka position`: a position as text, looked over."""

from pathlib import Path
from typing import Any

import click

from igroteka.kernel import BadText, Game

from .asking import PATH, game_named, read_text
from .failing import Failure

MAX_POSITION_BYTES = 1 << 20


@click.command
@click.argument("game")
@click.argument("file", type=PATH)
def position(game: str, file: Path) -> None:
    """Reads a position from a text and prints it as the house would; says what is wrong and where.

    `igroteka replay FILE --text` writes such texts.
    """
    rules = game_named(game)
    click.echo(rules.show(read_position(rules, file)), nl=False)


def read_position(rules: Game[Any, Any, Any], file: Path) -> Any:
    try:
        return rules.read(read_text(file, MAX_POSITION_BYTES))
    except BadText as error:
        raise Failure(f"{file}, {error}") from error
