"""Fitted to bots' games: how a taste is read as a chance, and what a slip or a blunder costs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from igroteka.bots import WHOLE, Curve, Gauge, Review, Thresholds, Viewer, concluded
from igroteka.kernel import Game, Seat, is_player

from .recipes import Reviewed
from .rehearsed import matches

# So many curves of so many bins: as many games before each as after it.
PHASES = 4
BINS = 12
# Of all choices of bots that cost anything: the dearer half are slips, a fifth errors.
QUANTILES = {"slip": 0.5, "error": 0.8, "blunder": 0.95}
LUCK_QUANTILE = 0.95
# Less is nobody's business, and no stroke.
LEAST, LEAST_LUCK = WHOLE // 50, WHOLE // 10
DIGITS = 4


class Seen(Struct, frozen=True):
    """A worth that a seat could have thought in a game, how it ended, and how much it weighs."""

    game: int
    moves: int
    worth: float
    won: float
    weight: float


NEVER = Thresholds(slip=WHOLE + 1, error=WHOLE + 1, blunder=WHOLE + 1, luck=WHOLE + 1)


def fitted(game: Game[Any, Any, Any], about: Reviewed, games: int, seed: str) -> Gauge:
    played = list(matches(game, about, games, seed))
    blank = Gauge(about.seats, about.options, 0.5, (), NEVER)
    seen = [
        one for number, match in enumerate(played) for one in worths(Viewer(match, blank), number)
    ]
    ends = [end / WHOLE for match in played for end in Viewer(match, blank).ends()]
    start = round(sum(ends) / len(ends), DIGITS)
    gauge = Gauge(about.seats, about.options, start, curves(seen), NEVER)
    costs: list[int] = []
    strokes: list[int] = []
    for match in played:
        viewer = Viewer(match, gauge)
        looks = [viewer.look(at) for at in range(len(viewer.steps) + 1)]
        costs += [look.weighed.cost for look in looks if look.weighed and look.weighed.cost]
        strokes += strokes_of(concluded(viewer, looks))
    thresholds = Thresholds(
        **{name: quantile(costs, part) for name, part in QUANTILES.items()},
        luck=quantile(strokes, LUCK_QUANTILE, LEAST_LUCK),
    )
    return Gauge(about.seats, about.options, start, gauge.curves, thresholds)


def worths(viewer: Viewer, game: int) -> Iterator[Seen]:
    """Every game weighs the same, however long it was."""
    ends = [end / WHOLE for end in viewer.ends()]
    match = viewer.match
    seen = [
        (moves, viewer.taste.worth(world, seat), ends[seat])
        for step, moves in list(zip(viewer.steps, viewer.moves, strict=False))[viewer.first :]
        for seat in match.seats
        for world in viewer.eye.worlds(match.positions[step], seat, step)
        if match.game.outcome(world) is None
    ]
    return (Seen(game, *one, 1 / len(seen)) for one in seen)


def strokes_of(found: Review) -> list[int]:
    """What throws and deals gave and took, the first deal too."""
    throws = [point for point in found.points if not is_player(Seat(point.seat))]
    return [abs(luck) for point in throws for luck in point.luck if luck]


def quantile(found: Sequence[int], part: float, least: int = LEAST) -> int:
    ordered = sorted(found) or [0]
    return max(least, ordered[round(part * (len(ordered) - 1))])


def curves(seen: Sequence[Seen]) -> tuple[Curve, ...]:
    """Within a phase each game weighs the same: else an opening would be judged by short games."""
    found = []
    for phase in parts(sorted(seen, key=lambda one: one.moves), PHASES):
        looks = Counter(one.game for one in phase)
        fair = [replace(one, weight=1 / looks[one.game]) for one in phase]
        moves = sum(one.weight * one.moves for one in fair) / len(looks)
        found.append(Curve(round(moves, 1), knots(fair)))
    return tuple(found)


def knots(seen: Sequence[Seen]) -> tuple[tuple[float, float], ...]:
    """Bins of equal weight, pooled until they rise: what each is worth, and how often it won."""
    pooled: list[tuple[float, float, float]] = []
    for part in parts(sorted(seen, key=lambda one: one.worth), BINS):
        last = mean(part)
        while pooled and pooled[-1][2] >= last[2]:
            last = together(pooled.pop(), last)
        pooled.append(last)
    rounded = [(round(worth, DIGITS), round(won, DIGITS)) for _, worth, won in pooled]
    return tuple({worth: (worth, won) for worth, won in rounded}.values())


def parts(seen: Sequence[Seen], count: int) -> Iterator[list[Seen]]:
    """Of about equal weight, in the order given; what is alike stays together."""
    whole = sum(one.weight for one in seen)
    inside: list[Seen] = []
    filled = 0.0
    for one in seen:
        if filled >= whole / count and not alike(one, inside[-1]):
            yield inside
            inside, filled = [], 0.0
        inside.append(one)
        filled += one.weight
    if inside:
        yield inside


def alike(one: Seen, other: Seen) -> bool:
    """The same opening stands in every game: no bin may end in the middle of it."""
    return round(one.worth, DIGITS) == round(other.worth, DIGITS)


def mean(seen: Sequence[Seen]) -> tuple[float, float, float]:
    weight = sum(one.weight for one in seen)
    worth = sum(one.weight * one.worth for one in seen) / weight
    return weight, worth, sum(one.weight * one.won for one in seen) / weight


def together(
    one: tuple[float, float, float], other: tuple[float, float, float]
) -> tuple[float, float, float]:
    weight = one[0] + other[0]
    return (
        weight,
        (one[0] * one[1] + other[0] * other[1]) / weight,
        (one[0] * one[2] + other[0] * other[2]) / weight,
    )


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
        lines += [
            "",
            "[[gauge]]",
            f"seats = [{one.seats[0]}, {one.seats[1]}]",
            f"options = {{ {options} }}" if options else "options = {}",
            f"start = {one.start}",
            f"thresholds = {{ {marks} }}",
        ]
        for curve in one.curves:
            points = (f"    [{worth}, {won}]," for worth, won in curve.knots)
            lines += ["[[gauge.curves]]", f"moves = {curve.moves}", "knots = [", *points, "]"]
    return "\n".join(lines) + "\n"
