"""Fitted to bots' games: how a worth and facts are read as a chance."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict, replace

from igroteka.bots import WHOLE, Gauge, Viewer, log_odds

from .marks import NEVER, marked
from .regression import Array, logistic
from .rehearsed import Rehearsal

# So many positions of each game are read.
LOOKS = 16
# What larger weights may cost, and of how many bins the knots are made; a fifth is kept aside in
# turn to choose by.
PRICES, BINS, FOLDS = (0.0001, 0.001, 0.01, 0.03, 0.1), (12, 24, 48), 5
DIGITS = 4
# Nothing is surer than that.
DOUBT = 0.001


class Row(Struct, frozen=True):
    """What a seat could have read: facts, log odds, their products; and how it ended."""

    numbers: tuple[float, ...]
    won: float


class Read(Struct, frozen=True):
    """Of one game, at this kind of table."""

    kind: str
    rows: tuple[Row, ...]
    ends: tuple[float, ...]


def fitted(run: Rehearsal) -> Gauge:
    """To games that no calibration plays, whatever its seed."""
    run, about = replace(run, seed=f"fit-{run.seed}"), run.about
    blank = Gauge(about.seats, about.options, {}, (0.0,), (1.0,), (), NEVER)

    def read(number: int) -> Read:
        match = run.match(number)
        viewer, header = Viewer(match, blank), match.header
        ends = tuple(end / WHOLE for end in viewer.ends())
        return Read(blank.kind(header.seats, header.options), tuple(rows_of(viewer)), ends)

    found = run.noted("read", read, Read, run.games)
    gauge = risen(replace(blank, start=starts(found)), found)
    return replace(gauge, thresholds=marked(run, gauge))


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
            state = viewer.match.positions[step]
            if made and made.seat == seat:
                worlds = eye.worlds(state, seat, step)
                seen = [eye.after(world, seat, [made.made])[0] for world in worlds]
            else:
                seen = [one for look in eye.looks(state, seat, step) for one in look]
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
    """The weights by all positions, every game alike; then knots, by how often readings won.

    Few wins bear few weights and knots: how many, games kept aside have to say.
    """
    found = [
        (told_aside(gauge, read, price, bins), price, bins) for price in PRICES for bins in BINS
    ]
    _, price, bins = min(found)
    return weighted(gauge, read, price, bins)


def told_aside(gauge: Gauge, read: Sequence[Read], price: float, bins: int) -> float:
    """How badly it tells of games that it was not fitted to, in turn of all: a mean log loss."""
    if len(read) < FOLDS:
        return 0.0
    whole = 0.0
    for fold in range(FOLDS):
        aside = read[fold::FOLDS]
        known = [one for at, one in enumerate(read) if at % FOLDS != fold]
        made = weighted(gauge, known, price, bins)
        table = Table.of(aside)
        said = np.clip([made.chance(each) for each in table.readings(made)], DOUBT, 1 - DOUBT)
        loss = table.won * np.log(said) + (1 - table.won) * np.log(1 - said)
        whole -= float(table.weights @ loss)
    return whole / len(read)


class Table(NamedTuple):
    """All positions of some games as arrays; every game weighs the same."""

    rows: Array
    won: Array
    weights: Array

    @staticmethod
    def of(read: Sequence[Read]) -> "Table":
        return Table(
            np.array([row.numbers for one in read for row in one.rows]),
            np.array([row.won for one in read for row in one.rows]),
            np.array([1 / len(one.rows) for one in read for _ in one.rows]),
        )

    def readings(self, gauge: Gauge) -> list[float]:
        """As a review reads them: a better worth is never a lesser chance."""
        middle = len(gauge.lean)
        facts, odds = self.rows[:, :middle], self.rows[:, middle:]
        gripped = np.where(facts @ np.array(gauge.grip) > 0, odds @ np.array(gauge.grip), 0.0)
        found: list[float] = (facts @ np.array(gauge.lean) + gripped).tolist()
        return found


def weighted(gauge: Gauge, read: Sequence[Read], price: float, bins: int) -> Gauge:
    table = Table.of(read)
    found = logistic(*table, price)
    plain = tuple(round(float(each), DIGITS) for each in found)
    middle = len(plain) // 2
    made = replace(gauge, lean=plain[:middle], grip=plain[middle:])
    told = zip(table.readings(made), table.won.tolist(), table.weights.tolist(), strict=True)
    return replace(made, knots=knots(list(told), bins))


# A reading, how often it won, and how much it weighs.
Reading = tuple[float, float, float]


def knots(read: Sequence[Reading], bins: int) -> tuple[tuple[float, float], ...]:
    """Bins of equal weight, pooled until they rise: what each reads, and how often it won."""
    pooled: list[Reading] = []
    for part in parts(sorted(read), bins):
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


def written(gauges: Sequence[Gauge], game: str) -> str:
    """The file beside the taste; each gauge says by which run it was made."""
    lines = [
        f"# How a worth in {game} is read as a chance to win; made, not written by hand:",
        f"# igroteka review --fit {game}, and what each was made with.",
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
            f'made = "{one.made}"',
            f"start = {{ {starts} }}",
            f"thresholds = {{ {marks} }}",
            f"lean = {list(one.lean)}",
            f"grip = {list(one.grip)}",
            "knots = [",
            *points,
            "]",
        ]
    return "\n".join(lines) + "\n"
