"""What most commands are asked: a game, seats, options, a seed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from igroteka.kernel import BadOption, Game, Help, Option, settle
from igroteka.kernel.langs import FALLBACK, LANGS

from .failing import Failure

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

a_game = click.argument("game", metavar="GAME")
seats_option = click.option("--seats", type=click.IntRange(1, 99), help="How many play.")
set_up_options = click.option(
    "--option", "options", metavar="K=V", multiple=True, help="May be given several times."
)
as_json_option = click.option("--json", is_flag=True, help="As JSON.")
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, help="On so many cores."
)
lang_option = click.option(
    "--lang", type=click.Choice(LANGS), default=FALLBACK, help="In whose words."
)
log_option = click.option(
    "--log",
    "form",
    type=click.Choice(("none", "human", "json")),
    default="none",
    help="What happens, a line each on stderr; never a key.",
)
PATH = click.Path(path_type=Path)
MANY = click.IntRange(1, 10_000_000)


def games_option(default: int | None, help: str) -> Decorator:
    return click.option("--games", type=MANY, default=default, help=help)


def seed_option(default: str = "igroteka") -> Decorator:
    return click.option("--seed", default=default, help="Any text; it decides every die.")


HELP = Option("help", (Help.NORMAL.value, Help.PURIST.value, Help.COACH.value))
MAX_FILE_BYTES = 65_536


def game_named(name: str) -> Game[Any, Any, Any]:
    from igroteka.games import SHELF

    if name not in SHELF:
        tell_faults()
        raise Failure(f"no game {name[:40]!r}; there is {', '.join(SHELF)}")
    return SHELF[name]


def tell_faults() -> None:
    """A line for each game that ought to stand on the shelf and cannot."""
    from igroteka.games import FAULTS

    for fault in FAULTS:
        click.echo(f"igroteka: {fault}", err=True)


def options_of(
    game: Game[Any, Any, Any], given: Sequence[str], seats: int | None = None
) -> dict[str, str]:
    """Checked and settled; the help level, which every game has, is checked and left out."""
    chosen = dict(map(pair, given))
    settle((HELP,), {HELP.name: chosen.pop(HELP.name, HELP.default)})
    count = seats_of(game, seats)
    uploads = {option.name: option for option in game.options(count) if option.upload}
    read = {
        name: text_of(uploads[name], value) if name in uploads else value
        for name, value in chosen.items()
    }
    try:
        return game.settle(count, read)
    except BadOption as error:
        raise said_in_words(game, error) from error


def said_in_words(game: Game[Any, Any, Any], error: BadOption) -> Exception:
    """What a browser says in any language a terminal says in English."""
    if error.refusal is None:
        return error
    from .speech import Speech

    clause, why = error.refusal.clause, Speech(game, FALLBACK)
    text = why.say(error.refusal.reason, error.refusal.details)
    return Failure(f"option {error.option}: {text}{f' ({clause})' if clause else ''}")


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise Failure(f"--option {text[:40]!r}: written name=value, such as cards=24")
    return name, value


def seats_of(game: Game[Any, Any, Any], seats: int | None) -> int:
    least, most = game.seats
    if seats is not None and not least <= seats <= most:
        raise BadOption("seats", f"{game.id} is for {least} to {most} players, not {seats}")
    return least if seats is None else seats


def text_of(option: Option, value: str) -> str:
    """An option that is a whole text, such as a map, names a file on the command line."""
    if value in option.values:
        return value
    return read_text(Path(value), MAX_FILE_BYTES)


def read_text(path: Path, most_bytes: int) -> str:
    return read_bytes(path, most_bytes).decode("utf-8", errors="replace")


def read_bytes(path: Path, most_bytes: int) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}") from error
    if len(data) > most_bytes:
        raise Failure(f"{path} is larger than {most_bytes // 1024} kB")
    return data


def bots_of(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))
