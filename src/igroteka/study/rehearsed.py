"""Games of bots as matches, entry by entry, for whoever looks at them again."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from igroteka.bots import player
from igroteka.kernel import Game, decode, encode
from igroteka.match import Match, Virtual, new_match
from igroteka.match.arena import entries

from .ledger import Progress
from .recipes import Reviewed

# Half of the games are played carelessly, half with some care.
BOTS = ("greedy:easy", "greedy:standard")

T = TypeVar("T")


def match_of(game: Game[Any, Any, Any], about: Reviewed, number: int, seed: str) -> Match[Any, Any]:
    """Equal bots, with every level, number of seats and way to play in turn."""
    fewest, most = about.seats
    turn, level = divmod(number, len(BOTS))
    turn, more = divmod(turn, most - fewest + 1)
    seats = fewest + more
    options = game.settle(seats, {**fixed(about), **about.played[turn % len(about.played)]})
    return rehearsed(game, seats, options, BOTS[level], f"{seed}-{number}")


def fixed(about: Reviewed) -> dict[str, str]:
    """What has one value; of the others each game has its own."""
    return {name: value for name, value in about.options.items() if value.isalnum()}


def rehearsed(
    game: Game[Any, Any, Any], seats: int, options: dict[str, str], spec: str, seed: str
) -> Match[Any, Any]:
    match = new_match(game, seats, options, seed)
    table = Virtual(game, match.state)
    for entry in entries(table, [player(spec, game)] * seats, seed):
        match.append(entry)
    return match


def noted(
    make: Callable[[int], T],
    kind: type[T],
    games: int,
    book: Path | None = None,
    progress: Progress | None = None,
) -> list[T]:
    """What is made of each game, one line each; what the book has already is not made again."""
    found = read(book, kind)[:games] if book else []
    for number in range(len(found), games):
        found.append(make(number))
        if book:
            with book.open("ab") as pages:
                pages.write(encode(found[-1]) + b"\n")
        if progress:
            progress(number + 1, games)
    return found


def read(book: Path, kind: type[T]) -> list[T]:
    """The whole lines; one cut short at the end is left out, and written anew."""
    book.parent.mkdir(parents=True, exist_ok=True)
    if not book.exists():
        return []
    whole, cut, _ = book.read_bytes().rpartition(b"\n")
    book.write_bytes(whole + cut)
    return [decode(line, kind) for line in whole.splitlines()]


def book_of(
    folder: Path | None, game: Game[Any, Any, Any], about: Reviewed, what: str, *made: Any
) -> Path | None:
    """Another table, seed or gauge has another book."""
    if folder is None:
        return None
    mine = (about.seats, about.options, about.played, *made)
    mark = blake2b(encode(mine), digest_size=8).hexdigest()
    return folder / f"{game.id}-{what}-{mark}.jsonl"
