"""Whether a chance that was said came true: by bins, over fresh games of bots."""

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from msgspec import Struct

from igroteka.bots import WHOLE, Viewer, gauges_of, review, viewer_of
from igroteka.match import Match

from .fitting import evenly
from .intervals import wilson
from .recipes import Reviewed
from .rehearsed import Rehearsal

BINS = 10
# Positions of one game say much the same: so many of each are looked at, evenly.
LOOKS = 12
WHOLE_REVIEWS = 12
# What is said at p comes true if it is won at p, give or take so much.
NEAR = 0.08


class Said(Struct, frozen=True):
    """Positions said to be won at about `chance`: of so many games, and how many of them won.

    `low` and `high` hold for games, not for positions: those of one game share its end.
    """

    chance: float
    won: float
    positions: int
    games: int
    low: float
    high: float

    @property
    def off(self) -> float:
        return abs(self.chance - self.won)


class Calibration(Struct, frozen=True):
    """`dear` is what a review costs at most and on the average, in seconds of one core."""

    about: Reviewed
    games: int
    bins: tuple[Said, ...]
    dear: tuple[float, float] = (0.0, 0.0)

    @property
    def told(self) -> tuple[Said, ...]:
        """The bins with enough games to say anything."""
        return tuple(one for one in self.bins if one.games * 10 >= self.games)

    @property
    def furthest(self) -> float:
        """How far what was said is from what happened, in the worst bin with enough games."""
        return max((one.off for one in self.told), default=1.0)

    @property
    def untrue(self) -> tuple[Said, ...]:
        """The bins where so many games leave no doubt that what was said is not so."""
        return tuple(
            one for one in self.told if one.low > one.chance + NEAR or one.high < one.chance - NEAR
        )


class Heard(Struct, frozen=True):
    """Of one game: each chance that was said, and how it ended; of some, what all of it cost."""

    said: tuple[tuple[float, float], ...]
    seconds: float | None = None


def calibrated(run: Rehearsal) -> Calibration:
    """Of every game as many positions, so each game weighs the same."""
    game, options = run.game, run.about.options

    def hear(number: int) -> Heard:
        viewer = viewer_of(run.match(number))
        if viewer is None:
            raise LookupError(f"{game.id}: nobody has fitted a curve for {options}")
        seconds = spent(viewer.match) if number < WHOLE_REVIEWS else None
        return Heard(tuple(chances(viewer)), seconds)

    gauges = [one for one in gauges_of(game) if one.options == options]
    heard = run.noted("said", hear, Heard, run.games, gauges)
    costs = [one.seconds for one in heard if one.seconds is not None]
    dear = round(max(costs), 1), round(sum(costs) / len(costs), 1)
    return Calibration(run.about, run.games, tuple(bins_of(heard)), dear)


def chances(viewer: Viewer) -> Iterator[tuple[float, float]]:
    """Where all win together one chance is everybody's."""
    ends = viewer.ends()
    for at in evenly(viewer.first, len(viewer.steps), LOOKS):
        values = viewer.look(at).values[: len(viewer.whose(at))]
        yield from [(value / WHOLE, end / WHOLE) for value, end in zip(values, ends, strict=False)]


def bins_of(heard: Sequence[Heard]) -> Iterator[Said]:
    for at in range(BINS):
        found = [[each for each in one.said if bin_of(each[0]) == at] for one in heard]
        inside = [one for one in found if one]
        if inside:
            yield said_of(inside)


def bin_of(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def said_of(games: Sequence[Sequence[tuple[float, float]]]) -> Said:
    """How sure: by how much the games differ, as if each were thrown for once (a cluster each)."""
    every = [each for one in games for each in one]
    count = len(every)
    chance, won = sum(said for said, _ in every) / count, sum(end for _, end in every) / count
    apart = sum(sum(end - won for _, end in one) ** 2 for one in games) / count**2
    sure = won * (1 - won) / apart if apart else len(games)
    low, high = wilson(won, min(sure, len(games)))
    return Said(round(chance, 4), round(won, 4), count, len(games), low, high)


def spent(match: Match[Any, Any]) -> float:
    """What a whole review costs a server."""
    began = process_time()
    review(match)
    return round(process_time() - began, 2)


def named(about: Reviewed) -> str:
    fewest, most = about.seats
    seats = f"{fewest}" if fewest == most else f"{fewest}–{most}"
    told = [f"{name} {value}" for name, value in about.options.items() if value != "*"]
    return ", ".join((*told, f"{seats} {'seat' if most == 1 else 'seats'}"))
