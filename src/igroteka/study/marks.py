"""What a slip costs and how large a stroke of luck is: by what bots' own choices and throws do."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from igroteka.bots import WHOLE, Gauge, Review, Thresholds, Viewer, concluded
from igroteka.kernel import Seat, is_player

from .rehearsed import Rehearsal

# Of so many games all is looked at.
WHOLE_GAMES = 12
# Of all choices of bots that cost anything: the dearer half are slips, a fifth errors.
QUANTILES = {"slip": 0.5, "error": 0.8, "blunder": 0.95}
# Where they hardly ever err there is nothing to take parts of; then by how much slips are dearer.
FEW_COSTS, USUAL = 50, {"slip": 1.0, "error": 2.5, "blunder": 5.0}
LUCK_QUANTILE = 0.95
# Less is nobody's business, and no stroke, where the chances are even.
LEAST, LEAST_LUCK = WHOLE // 50, WHOLE // 10
NEVER = Thresholds(slip=WHOLE + 1, error=WHOLE + 1, blunder=WHOLE + 1, luck=WHOLE + 1)


class Weighed(Struct, frozen=True):
    """Of one game: what its choices have cost by two judges, what throws and deals brought."""

    costs: tuple[int, ...]
    strokes: tuple[int, ...]


def marked(run: Rehearsal, gauge: Gauge) -> Thresholds:
    least = strict(gauge)
    judge = replace(gauge, thresholds=least)

    def weigh(number: int) -> Weighed:
        return weighed_by(Viewer(run.match(number), judge))

    whole = run.noted("weighed", weigh, Weighed, min(run.games, WHOLE_GAMES), judge)
    costs = [cost for one in whole for cost in one.costs]
    strokes = [stroke for one in whole for stroke in one.strokes]
    marks = {name: quantile(costs, part, least.slip) for name, part in QUANTILES.items()}
    if len(costs) < FEW_COSTS:
        marks = {name: round(times * least.slip) for name, times in USUAL.items()}
    return Thresholds(**marks, luck=quantile(strokes, LUCK_QUANTILE, least.luck))


def strict(gauge: Gauge) -> Thresholds:
    """The fewer win at such a table, the less there is to lose, and the less is a slip."""
    shares = list(gauge.start.values()) or [0.5]
    won = sum(shares) / len(shares)
    even = 4 * won * (1 - won)
    least = max(1, round(even * LEAST))
    return Thresholds(least, least, least, max(1, round(even * LEAST_LUCK)))


def weighed_by(viewer: Viewer) -> Weighed:
    looks = [viewer.look(at) for at in range(len(viewer.steps) + 1)]
    costs = tuple(look.weighed.cost for look in looks if look.weighed and look.weighed.cost)
    return Weighed(costs, tuple(strokes_of(concluded(viewer, looks))))


def strokes_of(found: Review) -> list[int]:
    """What throws and deals gave and took, the first deal too."""
    throws = [point for point in found.points if not is_player(Seat(point.seat))]
    return [abs(luck) for point in throws for luck in point.luck if luck]


def quantile(found: Sequence[int], part: float, least: int) -> int:
    ordered = sorted(found) or [0]
    return max(least, ordered[round(part * (len(ordered) - 1))])
