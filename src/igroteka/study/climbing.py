"""Plays the levels of a game: neighbours against each other, or all of them on the same seeds."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.bots import LEVELS, Ladder, characters_of, ladder_of, level_of
from igroteka.kernel import Game, encode

from .books import played_so_far
from .crew import ALONE, Crew
from .intervals import Share, share
from .ledger import Line, Progress, Task, tasks
from .rewards import is_shared
from .thinking import Thought, thought

AnyGame = Game[Any, Any, Any]
Begin = Callable[[str], Progress]


class Met(Struct, frozen=True):
    """`bot` won so many of the games against `other`; of its own games where there is no other."""

    bot: str
    other: str
    won: Share
    options: dict[str, str] = {}


class Climb(Struct, frozen=True):
    """`levels` from easy to hard; `best` beside what played best before; `rungs` are set-ups."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str
    games: int
    shared: bool
    levels: tuple[Met, ...] = ()
    best: tuple[Met, ...] = ()
    rungs: tuple[Met, ...] = ()
    thoughts: tuple[Thought, ...] = ()
    stopped: bool = False


class Climber:
    def __init__(
        self,
        game: AnyGame,
        games: int | None = None,
        seed: str = "ladder",
        begin: Begin | None = None,
        crew: Crew = ALONE,
        books: Path | None = None,
    ) -> None:
        self.game = game
        self.ladder: Ladder = ladder_of(game)
        self.games = games or self.ladder.games
        self.seed = seed
        self.begin = begin
        self.crew = crew
        self.books = books
        self.stopped = False
        self.shared = is_shared(game, self.ladder.seats)

    def climb(self) -> Climb:
        """All of it, or what there is when it is stopped (Ctrl-C)."""
        ladder, game = self.ladder, self.game
        levels = tuple(self.alone(LEVELS) if self.shared else self.neighbours())
        best = tuple(self.beside_the_best())
        rungs = tuple(
            self.won_at(ladder.climber, rung.options) for rung in ladder.rung if not self.stopped
        )
        thoughts = () if self.stopped else tuple(self.timed())
        options = game.settle(ladder.seats, ladder.options)
        told = (options, self.seed, self.games, self.shared)
        return Climb(game.id, ladder.seats, *told, levels, best, rungs, thoughts, self.stopped)

    def neighbours(self) -> Iterator[Met]:
        for below, level in pairwise(LEVELS):
            if not self.stopped:
                yield self.met(level, below)

    def alone(self, bots: tuple[str, ...]) -> Iterator[Met]:
        for bot in bots:
            if not self.stopped:
                yield self.won_at(bot, {})

    def beside_the_best(self) -> Iterator[Met]:
        best = self.ladder.best
        if best and not self.stopped:
            yield from self.alone((best,)) if self.shared else [self.met(LEVELS[-1], best)]

    def met(self, bot: str, other: str) -> Met:
        """Each deal twice, with the seats changed."""
        seats, options = self.ladder.seats, self.ladder.options
        around = [(bot, other)[at % 2] for at in range(seats)]
        turned = [(other, bot)[at % 2] for at in range(seats)]
        todo = self.tasks([tuple(around), tuple(turned)], options)
        lines = self.played(f"{bot} and {other}", todo)
        points = sum(map(of_rivals, todo, lines, [bot] * len(lines)))
        return Met(bot, other, share(points, len(lines)))

    def won_at(self, bot: str, options: dict[str, str]) -> Met:
        """On the same seeds, whoever plays."""
        todo = self.tasks([(bot,) * self.ladder.seats], {**self.ladder.options, **options})
        said = ", ".join(options.values())
        lines = self.played(f"{bot}, {said}" if said else bot, todo)
        return Met(bot, "", share(sum(bool(line.winners) for line in lines), len(lines)), options)

    def timed(self) -> Iterator[Thought]:
        try:
            for level in LEVELS:
                yield thought(self.game, self.ladder, level)
        except KeyboardInterrupt:
            self.stopped = True

    def tasks(self, lineups: list[tuple[str, ...]], options: dict[str, str]) -> list[Task]:
        turns = len(lineups)
        games = -(-self.games // turns) * turns
        return tasks(self.game, options, lineups, games, self.seed, shortcuts=True, alike=True)

    def played(self, title: str, todo: list[Task]) -> list[Line]:
        progress = self.begin(title) if self.begin else None
        lines = played_so_far(todo, self.crew, progress, self.book(todo))
        self.stopped = len(lines) < len(todo)
        return lines

    def book(self, todo: list[Task]) -> Path | None:
        """One for each pair as it is declared: whatever was changed since is played anew."""
        if self.books is None:
            return None
        self.books.mkdir(parents=True, exist_ok=True)
        bots = sorted(set(todo[0].bots))
        ranks = [self.declared(bot) for bot in bots]
        made = encode((todo[0].bots, ranks, todo[0].options, self.seed, self.game.version))
        name = "-".join((self.game.id, *bots)).replace(":", "_")
        return self.books / f"{name}-{blake2b(made, digest_size=6).hexdigest()}.jsonl"

    def declared(self, bot: str) -> Any:
        """How it plays, as far as its game says so."""
        level, character = level_of(bot), bot.partition(":")[2]
        if not level:
            return bot
        rank = self.ladder.rank(level)
        return (rank, characters_of(self.game)[character].leans) if character else rank


def of_rivals(task: Task, line: Line, bot: str) -> float:
    """Whoever wins takes all; those who win together share, and a drawn game is half each."""
    if not line.winners:
        return 0.5
    return sum(task.bots[seat] == bot for seat in line.winners) / len(line.winners)
