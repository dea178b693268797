"""Games of bots as matches, entry by entry, for whoever looks at them again."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from igroteka.bots import player
from igroteka.kernel import Game, decode, encode
from igroteka.match import Match, Record, Virtual, new_match, rebuild, record_of
from igroteka.match.arena import entries

from .ledger import Progress
from .recipes import Reviewed

# Half of the games are played carelessly, half with some care.
BOTS = ("greedy:easy", "greedy:standard")

T = TypeVar("T")


class Rehearsal(Struct, frozen=True):
    """So many games of bots at such tables, each made by its number and the seed.

    In the folder they are `kept`, and so is what was found of each: it goes on where it stopped,
    and whoever looks otherwise at the same games need not play them again.
    """

    game: Game[Any, Any, Any]
    about: Reviewed
    games: int
    seed: str
    kept: Path | None = None
    progress: Progress | None = None

    def match(self, number: int) -> Match[Any, Any]:
        """Equal bots, with every level, number of seats and way to play in turn."""
        about = self.about
        fewest, most = about.seats
        turn, level = divmod(number, len(BOTS))
        turn, more = divmod(turn, most - fewest + 1)
        seats = fewest + more
        ways = {**fixed(about), **about.played[turn % len(about.played)]}
        options = self.game.settle(seats, ways)
        made = (seats, options, BOTS[level], f"{self.seed}-{number}")
        file = self.place("played", f"{number}.json", made, self.game.version)
        if file and file.exists():
            record = decode(file.read_bytes(), Record)
            return rebuild(self.game, record.header, record.entries, record.seed)
        match = rehearsed(self.game, *made)
        if file:
            half = file.with_suffix(".half")
            half.write_bytes(encode(record_of(match)))
            half.replace(file)
        return match

    def noted(
        self, what: str, make: Callable[[int], T], kind: type[T], games: int, *made: Any
    ) -> list[T]:
        """What is made of each game, one line each; what the book has already is not made again.

        Another table, seed or gauge has another book.
        """
        mine = (self.about.seats, self.about.options, self.about.played, self.seed, *made)
        book = self.place(what, "jsonl", mine)
        found = read(book, kind)[:games] if book else []
        for number in range(len(found), games):
            found.append(make(number))
            if book:
                with book.open("ab") as pages:
                    pages.write(encode(found[-1]) + b"\n")
            if self.progress:
                self.progress(number + 1, games)
        return found

    def place(self, what: str, ending: str, *made: Any) -> Path | None:
        if self.kept is None:
            return None
        folder = self.kept / what
        folder.mkdir(parents=True, exist_ok=True)
        mark = blake2b(encode(made), digest_size=8).hexdigest()
        return folder / f"{self.game.id}-{mark}.{ending}"


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


def read(book: Path, kind: type[T]) -> list[T]:
    """The whole lines; one cut short at the end is left out, and written anew."""
    if not book.exists():
        return []
    whole, cut, _ = book.read_bytes().rpartition(b"\n")
    book.write_bytes(whole + cut)
    return [decode(line, kind) for line in whole.splitlines()]
