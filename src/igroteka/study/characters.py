"""Is a character seen, and what does it cost: the same seeds with it and with its level alone."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from igroteka.bots import characters_of, habits_of, ladder_of, player
from igroteka.kernel import Game, is_player
from igroteka.match import Virtual, entries

from .climbing import Climber
from .crew import Here
from .intervals import Z95, Share, share
from .ledger import Progress
from .rewards import is_shared

# A difference so many times its own error: chance alone shows it once in 700 tries.
SURE = 3.0

AnyGame = Game[Any, Any, Any]


class Sitting(Struct, frozen=True):
    """One game to be watched: everybody plays so; with `most` only so many steps of it."""

    game: AnyGame
    spec: str
    seed: str
    most: int = 0


class Watched(Struct, frozen=True):
    """How much of each habit a move was on the average, and whether somebody won."""

    habits: dict[str, float]
    won: bool


class Portrait(Struct, frozen=True):
    """How much of its habit is in a hundred moves of the level alone, and of the character.

    `sigmas` is how far apart they are, in errors of that difference: above 0 where it leans so;
    `low` and `high` are its 95 % interval.
    `won` is of the games against the level alone, or of its own where nobody is a rival: then
    `alone_won` is what the level wins on the same seeds.
    """

    game: str
    level: str
    character: str
    habit: str
    games: int
    alone: float
    own: float
    sigmas: float
    low: float
    high: float
    won: Share | None = None
    alone_won: Share | None = None

    @property
    def sure(self) -> bool:
        return self.sigmas >= SURE


def watched(one: Sitting) -> Watched:
    game, ladder = one.game, ladder_of(one.game)
    declared = habits_of(game)
    assert declared, f"{game.id} declares no habits"
    names, habits = declared
    options = game.settle(ladder.seats, ladder.options)
    table = Virtual(game, game.start(ladder.seats, options))
    counted, moves = dict.fromkeys(names, 0.0), 0
    everybody, before = [player(one.spec, game)] * ladder.seats, table.state
    for step, entry in enumerate(entries(table, everybody, one.seed), 1):
        if is_player(entry.seat):
            moves += 1
            for name, often in habits(before, entry.seat, entry.action).items():
                counted[name] += often
        before = table.state
        if step == one.most:
            break
    outcome = game.outcome(table.state)
    shares = {name: whole / max(1, moves) for name, whole in counted.items()}
    return Watched(shares, outcome is not None and bool(outcome.winners))


def sittings(
    game: AnyGame, level: str, character: str, games: int, seed: str, most: int = 0
) -> Iterator[Sitting]:
    """Each seed twice: the level alone, then the character."""
    for number in range(games):
        for spec in (level, f"{level}:{character}"):
            yield Sitting(game, spec, f"{seed}/{number}", most)


def drawn(game: AnyGame, level: str, character: str, found: Sequence[Watched]) -> Portrait:
    """Of what was watched at the `sittings`, compared seed by seed."""
    declared = characters_of(game)[character]
    habit, sign = declared.habit, 1 if declared.more else -1
    alone = [one.habits[habit] for one in found[::2]]
    own = [one.habits[habit] for one in found[1::2]]
    apart = [sign * (mine - theirs) for mine, theirs in zip(own, alone, strict=True)]
    error = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    sigmas = fmean(apart) / error if error else 0.0
    told = (habit, len(apart), 100 * fmean(alone), 100 * fmean(own), sigmas)
    middle, reach = 100 * sign * fmean(apart), 100 * Z95 * error
    return Portrait(game.id, level, character, *told, middle - reach, middle + reach)


def portrait(
    game: AnyGame,
    level: str,
    character: str,
    games: int,
    seed: str,
    progress: Progress | None = None,
    jobs: int = 1,
) -> Portrait:
    """So many games watched, and as many played against the level alone where there are rivals."""
    todo = list(sittings(game, level, character, games, seed))
    found: list[Watched] = []
    with ProcessPoolExecutor(jobs) as workers:
        for one in workers.map(watched, todo):
            found.append(one)
            if progress:
                progress(len(found), len(todo))
    seen = drawn(game, level, character, found)
    if is_shared(game, ladder_of(game).seats):
        alone, won = (sum(one.won for one in half) for half in (found[::2], found[1::2]))
        return replace(seen, won=share(won, games), alone_won=share(alone, games))
    met = Climber(game, games, seed, crew=Here(jobs)).met(f"{level}:{character}", level)
    return replace(seen, won=met.won)
