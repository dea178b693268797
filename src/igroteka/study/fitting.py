"""Fitted to bots' games: how a worth and facts are read as a chance, and what a slip costs."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict, replace

from igroteka.bots import WHOLE, Gauge, Review, Thresholds, Viewer, concluded, log_odds
from igroteka.kernel import Game, Seat, is_player

from .ledger import Progress
from .recipes import Reviewed
from .regression import logistic
from .rehearsed import book_of, match_of, noted

# So many positions of each game are read; so many bins make the knots; of so many games all is
# looked at, for what choices cost and throws bring.
LOOKS = 16
BINS = 48
WHOLE_GAMES = 12
# Of all choices of bots that cost anything: the dearer half are slips, a fifth errors.
QUANTILES = {"slip": 0.5, "error": 0.8, "blunder": 0.95}
# Where they hardly ever err there is nothing to take parts of.
FEW_COSTS, USUAL = 50, {"slip": 200, "error": 500, "blunder": 1000}
LUCK_QUANTILE = 0.95
# Less is nobody's business, and no stroke.
LEAST, LEAST_LUCK = WHOLE // 50, WHOLE // 10
DIGITS = 4
STRICT = Thresholds(slip=LEAST, error=LEAST, blunder=LEAST, luck=LEAST_LUCK)
NEVER = Thresholds(slip=WHOLE + 1, error=WHOLE + 1, blunder=WHOLE + 1, luck=WHOLE + 1)


class Row(Struct, frozen=True):
    """What a seat could have read: facts, log odds, their products; and how it ended."""

    numbers: tuple[float, ...]
    won: float


class Read(Struct, frozen=True):
    """Of one game, at this kind of table."""

    kind: str
    rows: tuple[Row, ...]
    ends: tuple[float, ...]


class Weighed(Struct, frozen=True):
    """Of one game: what its choices have cost by two judges, what throws and deals brought."""

    costs: tuple[int, ...]
    strokes: tuple[int, ...]


def fitted(
    game: Game[Any, Any, Any],
    about: Reviewed,
    games: int,
    seed: str,
    kept: Path | None = None,
    progress: Progress | None = None,
) -> Gauge:
    """To games that no calibration plays, whatever its seed."""
    dice = f"fit-{seed}"
    blank = Gauge(about.seats, about.options, {}, (0.0,), (1.0,), (), NEVER)

    def read(number: int) -> Read:
        match = match_of(game, about, number, dice)
        viewer, header = Viewer(match, blank), match.header
        ends = tuple(end / WHOLE for end in viewer.ends())
        return Read(blank.kind(header.seats, header.options), tuple(rows_of(viewer)), ends)

    found = noted(read, Read, games, book_of(kept, game, about, "read", seed), progress)
    gauge = risen(replace(blank, start=starts(found)), found)

    strict = replace(gauge, thresholds=STRICT)

    def weigh(number: int) -> Weighed:
        return weighed_by(Viewer(match_of(game, about, number, dice), strict))

    book = book_of(kept, game, about, "weighed", seed, strict)
    whole = noted(weigh, Weighed, min(games, WHOLE_GAMES), book, progress)
    costs = [cost for one in whole for cost in one.costs]
    strokes = [stroke for one in whole for stroke in one.strokes]
    luck = quantile(strokes, LUCK_QUANTILE, LEAST_LUCK)
    marks = {name: quantile(costs, part) for name, part in QUANTILES.items()}
    thresholds = Thresholds(**(USUAL if len(costs) < FEW_COSTS else marks), luck=luck)
    return replace(gauge, thresholds=thresholds)


def weighed_by(viewer: Viewer) -> Weighed:
    looks = [viewer.look(at) for at in range(len(viewer.steps) + 1)]
    costs = tuple(look.weighed.cost for look in looks if look.weighed and look.weighed.cost)
    return Weighed(costs, tuple(strokes_of(concluded(viewer, looks))))


def starts(read: Sequence[Read]) -> dict[str, float]:
    """How often each kind of table was won by a seat."""
    ends: dict[str, list[float]] = {}
    for one in read:
        ends.setdefault(one.kind, []).extend(one.ends)
    return {kind: round(sum(won) / len(won), DIGITS) for kind, won in sorted(ends.items())}


def rows_of(viewer: Viewer) -> Iterator[Row]:
    """At some positions what a review would read there, were nobody to blame."""
    ends, eye = viewer.ends(), viewer.eye
    for at in evenly(viewer.first, len(viewer.steps), LOOKS):
        step, made = viewer.steps[at], viewer.choice(at)
        for seat in viewer.whose(at):
            worlds = eye.worlds(viewer.match.positions[step], seat, step)
            if made and made.seat == seat:
                seen = [eye.after(world, seat, [made.action])[0] for world in worlds]
            else:
                seen = [eye.seen(world, seat) for world in worlds]
            if all(one.end is None for one in seen):
                yield Row(mean([numbers(one.worth, one.facts) for one in seen]), ends[seat] / WHOLE)


def evenly(first: int, last: int, count: int) -> list[int]:
    return sorted({first + (last - first) * at // count for at in range(count)} - {last})


def numbers(worth: float, facts: tuple[float, ...]) -> tuple[float, ...]:
    odds = log_odds(worth)
    return (1.0, *facts, odds, *[odds * fact for fact in facts])


def mean(found: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([round(sum(each) / len(found), DIGITS) for each in zip(*found, strict=True)])


def risen(gauge: Gauge, read: Sequence[Read]) -> Gauge:
    """The weights by all positions, every game alike; then knots, by how often readings won."""
    rows = np.array([row.numbers for one in read for row in one.rows])
    won = np.array([row.won for one in read for row in one.rows])
    weights = np.array([1 / len(one.rows) for one in read for _ in one.rows])
    found = logistic(rows, won, weights)
    plain = tuple(round(float(each), DIGITS) for each in found)
    middle = len(plain) // 2
    told = list(zip((rows @ np.array(plain)).tolist(), won.tolist(), weights.tolist(), strict=True))
    return replace(gauge, lean=plain[:middle], grip=plain[middle:], knots=knots(told))


def strokes_of(found: Review) -> list[int]:
    """What throws and deals gave and took, the first deal too."""
    throws = [point for point in found.points if not is_player(Seat(point.seat))]
    return [abs(luck) for point in throws for luck in point.luck if luck]


def quantile(found: Sequence[int], part: float, least: int = LEAST) -> int:
    ordered = sorted(found) or [0]
    return max(least, ordered[round(part * (len(ordered) - 1))])


# A reading, how often it won, and how much it weighs.
Reading = tuple[float, float, float]


def knots(read: Sequence[Reading]) -> tuple[tuple[float, float], ...]:
    """Bins of equal weight, pooled until they rise: what each reads, and how often it won."""
    pooled: list[Reading] = []
    for part in parts(sorted(read), BINS):
        last = pool(part)
        while pooled and pooled[-1][1] >= last[1]:
            last = pool([pooled.pop(), last])
        pooled.append(last)
    rounded = [(round(reading, DIGITS), round(won, DIGITS)) for reading, won, _ in pooled]
    return tuple({reading: (reading, won) for reading, won in rounded}.values())


def parts(read: Sequence[Reading], count: int) -> Iterator[list[Reading]]:
    """Of about equal weight, in the order given; what is alike stays together."""
    whole = sum(weight for _, _, weight in read)
    inside: list[Reading] = []
    filled = 0.0
    for one in read:
        if filled >= whole / count and round(one[0], DIGITS) != round(inside[-1][0], DIGITS):
            yield inside
            inside, filled = [], 0.0
        inside.append(one)
        filled += one[2]
    if inside:
        yield inside


def pool(read: Sequence[Reading]) -> Reading:
    weight = sum(each for _, _, each in read)
    reading = sum(each * one for one, _, each in read) / weight
    return reading, sum(each * won for _, won, each in read) / weight, weight


def written(gauges: Sequence[Gauge], game: str, games: Sequence[int], seed: str) -> str:
    """The file beside the taste; it says by which run it was made."""
    runs = ",".join(map(str, games))
    lines = [
        f"# How a worth in {game} is read as a chance to win; made, not written by hand:",
        f"# igroteka review --fit {game} --seed {seed} --games {runs}",
    ]
    for one in gauges:
        options = ", ".join(f'{name} = "{value}"' for name, value in one.options.items())
        marks = ", ".join(f"{k} = {v}" for k, v in asdict(one.thresholds).items())
        starts = ", ".join(f'"{kind}" = {won}' for kind, won in one.start.items())
        points = (f"    [{reading}, {won}]," for reading, won in one.knots)
        lines += [
            "",
            "[[gauge]]",
            f"seats = [{one.seats[0]}, {one.seats[1]}]",
            f"options = {{ {options} }}" if options else "options = {}",
            f"start = {{ {starts} }}",
            f"thresholds = {{ {marks} }}",
            f"lean = {list(one.lean)}",
            f"grip = {list(one.grip)}",
            "knots = [",
            *points,
            "]",
        ]
    return "\n".join(lines) + "\n"
