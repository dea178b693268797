"""Better weights of a taste for a level: all candidates of a generation play the same seeds.

Rivals play each seed twice against the present weights, with the seats changed; a team or a soloist
plays it alone. What was played is kept, so that a run that was stopped goes on from there.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from igroteka.bots import Sheet, ladder_of, weighed
from igroteka.kernel import Game, encode

from .books import played_so_far
from .crew import ALONE, Crew
from .evolution import Evolution, Place
from .intervals import Share, paired, share
from .ledger import Line, Progress, Task
from .rewards import is_shared

AnyGame = Game[Any, Any, Any]
Begin = Callable[[str], Progress]
DIGITS = 4


class Asked(Struct, frozen=True):
    """`games` a candidate, in so many `generations`; `fresh` ones to see whether it was luck."""

    game: AnyGame
    level: str
    seats: int
    options: dict[str, str]
    games: int
    generations: int
    fresh: int
    seed: str


class Generation(Struct, frozen=True):
    """What part of its games each candidate won, and the weights that were best guessed then."""

    parts: tuple[float, ...]
    middle: Place


class Tuned(Struct, frozen=True):
    """`fresh` is what the weights found won against the present ones where they had not been
    sought: of all games, or of the seeds that told them apart where nobody is a rival."""

    sheet: Sheet
    present: Sheet
    names: tuple[tuple[str, str], ...]
    generations: tuple[Generation, ...]
    population: int
    played: int
    fresh: Share | None = None
    stopped: bool = False

    @property
    def better(self) -> bool:
        return self.fresh is not None and self.fresh.low > 0.5


class Tuner:
    def __init__(
        self,
        asked: Asked,
        present: Sheet,
        first: Sheet | None = None,
        begin: Begin | None = None,
        crew: Crew = ALONE,
        kept: Path | None = None,
    ) -> None:
        """From the `first` weights on, by default the present ones."""
        self.asked, self.present, self.first = asked, present, first or present
        self.begin, self.crew, self.kept = begin, crew, kept
        self.names = tuple(present.in_play(asked.options))
        if len(self.names) < 2:
            raise LookupError(f"{asked.game.id} has no weights that bear on this set-up")
        self.shared = is_shared(asked.game, asked.seats)
        self.played = 0
        self.stopped = False

    def tune(self) -> Tuned:
        """All of it, or what there is when it is stopped (Ctrl-C)."""
        evolution, seed = Evolution(self.place_of(self.first), self.asked.seed), self.asked.seed
        found: list[Generation] = []
        for number in range(1, self.asked.generations + 1):
            places = evolution.asked()
            parts = self.parts(f"generation {number}", places, f"{seed}/{number}")
            if self.stopped:
                break
            evolution.told(places, parts)
            found.append(Generation(tuple(parts), evolution.middle))
        sheet = self.sheet_at(found[-1].middle) if found else self.first
        fresh = None if self.stopped else self.on_fresh_seeds(sheet)
        told = (self.names, tuple(found), evolution.population, self.played)
        return Tuned(sheet, self.present, *told, fresh, self.stopped)

    # Places in the box, and the weights they stand for

    def place_of(self, sheet: Sheet) -> Place:
        weights = [self.present.weights[group][name] for group, name in self.names]
        values = [sheet.weights[group][name].value for group, name in self.names]
        both = zip(values, weights, strict=True)
        return tuple((value - one.least) / (one.most - one.least) for value, one in both)

    def sheet_at(self, place: Place) -> Sheet:
        return self.first.changed(dict(self.values(place)))

    def values(self, place: Place) -> Iterator[tuple[tuple[str, str], float]]:
        for (group, name), part in zip(self.names, place, strict=True):
            one = self.present.weights[group][name]
            value = round(one.least + part * (one.most - one.least), DIGITS)
            yield (group, name), min(one.most, max(one.least, value))

    # Games

    def parts(self, title: str, places: Sequence[Place], seed: str) -> list[float]:
        sheets = [self.sheet_at(place) for place in places]
        todo = [task for sheet in sheets for task in self.tasks(sheet, self.asked.games, seed)]
        goods = self.goods(title, todo)
        if self.stopped:
            return []
        return means(goods, len(todo) // len(sheets))

    def on_fresh_seeds(self, sheet: Sheet) -> Share | None:
        todo = list(self.tasks(sheet, self.asked.fresh, f"{self.asked.seed}/fresh"))
        if not self.shared:
            goods = self.goods("fresh seeds", todo)
            return None if self.stopped else paired(means(goods, 2), 2)
        before = list(self.tasks(self.present, self.asked.fresh, f"{self.asked.seed}/fresh"))
        goods = self.goods("fresh seeds", [*todo, *before])
        if self.stopped:
            return None
        both = list(zip(goods[: len(todo)], goods[len(todo) :], strict=True))
        return share(sum(own > other for own, other in both), sum(a != b for a, b in both))

    def tasks(self, sheet: Sheet, games: int, seed: str) -> Iterator[Task]:
        asked, weights = self.asked, weighed(self.asked.game, sheet)
        everybody = tuple(range(asked.seats))
        sides = (everybody,) if self.shared else (everybody[::2], everybody[1::2])
        bots = (asked.level,) * asked.seats
        for number in range(-(-games // len(sides))):
            for side in sides:
                own = f"{seed}/{number}"
                yield Task(asked.game, asked.options, bots, own, True, (), side, weights)

    def goods(self, title: str, todo: list[Task]) -> list[float]:
        progress = self.begin(title) if self.begin else None
        lines = played_so_far(todo, self.crew, progress, self.book(title, todo))
        self.stopped = len(lines) < len(todo)
        self.played += len(lines)
        return [good_of(task, line) for task, line in zip(todo, lines, strict=False)]

    def book(self, title: str, todo: list[Task]) -> Path | None:
        """One a generation, by all that its games rest on: other weights are played anew."""
        if self.kept is None:
            return None
        self.kept.mkdir(parents=True, exist_ok=True)
        asked = self.asked
        rests = [(task.seed, task.tuned, task.weights) for task in todo]
        present = weighed(asked.game, self.present)
        rank = ladder_of(asked.game).rank(asked.level)
        made = encode((rests, present, rank, asked.options, asked.game.version))
        name = f"{asked.game.id}-{asked.level}-{title.replace(' ', '-')}"
        return self.kept / f"{name}-{blake2b(made, digest_size=6).hexdigest()}.jsonl"


def means(goods: Sequence[float], each: int) -> list[float]:
    return [fmean(goods[at : at + each]) for at in range(0, len(goods), each)]


def good_of(task: Task, line: Line) -> float:
    """Whoever wins takes all, and who win together share; a drawn game is half each.

    To a team or a soloist it is won or it is not.
    """
    if len(task.tuned) == len(task.bots):
        return float(bool(line.winners))
    if not line.winners:
        return 0.5
    return sum(seat in task.tuned for seat in line.winners) / len(line.winners)
