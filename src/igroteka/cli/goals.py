"""What the house wants to be: each figure beside its peer, with its goal, and whether it is met."""

from collections.abc import Mapping, Sequence
from statistics import median

from msgspec import Struct

from .np_speed import RoundTime
from .speed import Speed

PEER = "catanatron"


class Goal(Struct, frozen=True):
    """At least `bound`, or at most; of the figure, or of how many times the peer it is."""

    bound: float
    at_most: bool = False
    of_ratio: bool = False

    def __str__(self) -> str:
        sign = "≤" if self.at_most else "≥"
        return f"{sign} {self.bound:,g}{' × peer' if self.of_ratio else ''}"

    def is_met(self, us: float, ratio: float | None) -> bool | None:
        """None where there is no peer to tell."""
        value = ratio if self.of_ratio else us
        if value is None:
            return None
        return value <= self.bound if self.at_most else value >= self.bound


class Row(Struct, frozen=True):
    """Medians of the rounds; `spread` is the least and the most of ours."""

    work: str
    peer: float | None
    us: float
    spread: tuple[float, float]
    ratio: float | None
    goal: str
    met: bool | None


AHEAD = Goal(1, of_ratio=True)
# Games whose non-players or statics do far more work a move than a board game's dice.
MOVES = {
    "prison pink": Goal(5_000),
    "prison black": Goal(2_000),
    "skyscraper calm": Goal(10_000),
}
NP_MEDIAN_MS = Goal(5, at_most=True)
NP_P99_MS = Goal(20, at_most=True)
SERVER_P99_MS = Goal(15, at_most=True)
COMMANDS = {"--help": Goal(0.15, at_most=True), "games": Goal(0.3, at_most=True)}


def of_moves(rounds: Sequence[tuple[Speed | None, Sequence[Speed]]]) -> list[Row]:
    """Each round has its own peer: a machine that slows down slows both."""
    peers = [peer.moves_per_second for peer, _ in rounds if peer]
    return [
        row(
            f"{each[0].name}, random moves a second",
            [speed.moves_per_second for speed in each],
            MOVES.get(each[0].name, AHEAD),
            peers,
        )
        for each in zip(*(speeds for _, speeds in rounds), strict=True)
    ]


def of_np(time: RoundTime) -> list[Row]:
    work = f"prison, a turn of {time.npcs} non-players"
    return [
        row(f"{work}, median ms", [time.median_ms], NP_MEDIAN_MS),
        row(f"{work}, p99 ms", [time.p99_ms], NP_P99_MS),
    ]


def of_commands(seconds: Mapping[str, Sequence[float]]) -> list[Row]:
    return [
        row(f"igroteka {words}, seconds of CPU", times, COMMANDS[words])
        for words, times in seconds.items()
    ]


def row(work: str, ours: Sequence[float], goal: Goal, peers: Sequence[float] = ()) -> Row:
    us = median(ours)
    peer = median(peers) if peers else None
    ratio = median(a / b for a, b in zip(ours, peers, strict=True)) if peers else None
    met = goal.is_met(us, ratio)
    shown = None if ratio is None else round(ratio, 3)
    return Row(work, peer, us, (min(ours), max(ours)), shown, str(goal), met)


SAID = {True: "yes", False: "no", None: "–"}
COLUMNS = ("work", PEER, "us", "least to most", "ratio", "goal", "met")


def cells(row: Row) -> tuple[str, ...]:
    peer = "–" if row.peer is None else figure(row.peer)
    ratio = "–" if row.ratio is None else f"{row.ratio:,.2f}"
    spread = " to ".join(map(figure, row.spread))
    return (row.work, peer, figure(row.us), spread, ratio, row.goal, SAID[row.met])


def figure(value: float) -> str:
    """Three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
