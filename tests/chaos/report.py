"""What a run showed: for people, as JSON, and as a page."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from .checker import KINDS, Verdict
from .faults import Struck
from .history import Told

PATIENCE_S = 5.0
NAMES = {
    "kill": "kill -9 of a house",
    "stop": "a house stopped for 6 s (SIGSTOP)",
    "postgres": "kill -9 of PostgreSQL",
    "hang up": "PostgreSQL ends every connection",
    "worker": "kill -9 of a worker",
    "worker stopped": "a worker stopped for 6 s (SIGSTOP)",
    "cut": "a house's cable pulled for 6 s (network namespace)",
    "roll": "every house closed and opened in turn",
    "renew": "every house and worker opened in turn as a newer version, of other rules",
}
WRONG = {
    "lost": "acknowledged or shown moves lost",
    "doubled": "moves doubled",
    "order": "orders that differ between two clients, or from the log",
    "stranger": "moves that nobody sent",
    "chain": "logs whose chain of hashes is broken, or that the rules refuse",
}

MADE = (
    "Made by `scripts/chaos --page`: real houses, PostgreSQL, HAProxy and games; a checker that"
    " plays every log through the rules once more and reads every client's history against it."
    " What each client was shown of each step must be what the rules show that seat; what it sent"
    " must be there once, as it was sent, at the step it was told."
)
COUNTED = (
    "The pause counts from the fault, or from PostgreSQL's return where that was the fault, until"
    " the next one. Guests come back as a page does, but at least once a second."
)


class Silence(Struct, frozen=True):
    """How long the table that waited longest saw no new step, by kind of fault."""

    kind: str
    times: int
    median_s: float
    worst_s: float
    within: int


class Report(Struct, frozen=True):
    seed: str
    seconds: float
    nodes: int
    workers: int
    storage: str
    network: str
    clocks: str
    tables_at_once: int
    cores: int
    load_average: float
    faults: int
    silences: tuple[Silence, ...]
    verdict: Verdict
    turned_down: dict[str, int]
    closed: int = 0

    @property
    def late(self) -> int:
        return sum(each.times - each.within for each in self.silences)

    @property
    def sound(self) -> bool:
        """A run without a move shows nothing."""
        return self.verdict.acknowledged > 0 and not self.verdict.faults and not self.late


def silences(
    history: Iterable[Told], struck: Sequence[Struck], lanes: int, end_s: float
) -> tuple[Silence, ...]:
    """From a fault, or the database's return, until the next: the longest pause at any table."""
    moved = new_steps(history)
    paused: defaultdict[str, list[float]] = defaultdict(list)
    ends = [*(fault.at_s for fault in struck[1:]), end_s]
    for fault, until_s in zip(struck, ends, strict=True):
        longest = max(pause(moved[lane], fault.back_s, until_s) for lane in range(lanes))
        paused[fault.kind].append(longest)
    return tuple(Silence(kind, *counted(paused[kind])) for kind in NAMES if kind in paused)


def new_steps(history: Iterable[Told]) -> dict[int, list[float]]:
    """When the first of a table's clients saw each step."""
    moved: defaultdict[int, list[float]] = defaultdict(list)
    newest: dict[str, int] = {}
    for told in history:
        if told.kind == "seen" and told.step > newest.get(told.table, -1):
            newest[told.table] = told.step
            moved[told.lane].append(told.at_s)
    return moved


def pause(at_s: Sequence[float], from_s: float, until_s: float) -> float:
    inside = [moment for moment in at_s if from_s <= moment <= until_s]
    return max(after - before for before, after in pairwise((from_s, *inside, until_s)))


def counted(pauses: Sequence[float]) -> tuple[int, float, float, int]:
    ordered = sorted(pauses)
    median_s, worst_s = ordered[len(ordered) // 2], ordered[-1]
    within = sum(each <= PATIENCE_S for each in pauses)
    return len(pauses), round(median_s, 2), round(worst_s, 2), within


def table(report: Report) -> list[str]:
    rows = [
        f"| {NAMES[each.kind]} | {each.times} | {each.median_s:.1f} s | {each.worst_s:.1f} s"
        f" | {each.within} of {each.times} |"
        for each in report.silences
    ]
    head = "| fault | times | longest pause at any table, median | worst | within 5 s |"
    return [head, "|---|---|---|---|---|", *rows]


def findings(report: Report) -> list[str]:
    found = report.verdict
    return [
        f"{found.tables:,} tables, {found.entries:,} entries in the log",
        *([f"{report.closed} of them closed: their rules had changed"] if report.closed else ()),
        f"{found.sent:,} moves sent, {found.acknowledged:,} acknowledged",
        f"{found.lines:,} lines, {found.seen:,} frames seen",
        *(f"{found.count(kind)} {WRONG[kind]}" for kind in KINDS),
    ]


def set_up(report: Report) -> str:
    return (
        f"{report.nodes} houses and {report.workers} workers on {report.storage}, {report.network};"
        f" clocks: {report.clocks};"
        f" HAProxy in front, no sticky sessions; {report.tables_at_once} tables at once,"
        f" two sockets each; {report.faults} faults in {report.seconds:.0f} s;"
        f" {report.cores} cores, load average {report.load_average:.1f}; seed `{report.seed}`"
    )


def page(report: Report) -> str:
    return "\n".join(
        [
            "# Faults, and what they cost",
            MADE,
            "",
            f"{set_up(report)[0].upper()}{set_up(report)[1:]}.",
            "",
            *table(report),
            "",
            COUNTED,
            "",
            *(f"- {line}" for line in findings(report)),
            "",
        ]
    )


def told(report: Report) -> str:
    lines = [set_up(report), "", *table(report), "", *findings(report)]
    return "\n".join([*lines, "sound" if report.sound else "NOT SOUND"])
