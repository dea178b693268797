"""Reads every client's history against the log: nothing lost, nothing doubled, one order."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from .history import Kept, Told

Click = tuple[str, str]


class Fault(Struct, frozen=True):
    """What does not fit, and where."""

    kind: str
    table: str
    text: str


class Verdict(Struct, frozen=True):
    tables: int
    entries: int
    sent: int
    acknowledged: int
    seen: int
    lines: int
    faults: tuple[Fault, ...]

    def count(self, kind: str) -> int:
        return sum(fault.kind == kind for fault in self.faults)


KINDS = ("lost", "doubled", "order", "stranger", "chain")


def check(history: Sequence[Told], log: Mapping[str, Kept]) -> Verdict:
    kinds = Counter(told.kind for told in history)
    faults = (
        *lost(history, log),
        *doubled(history, log),
        *orders(history, log),
        *strangers(history, log),
        *chains(log),
    )
    return Verdict(
        tables=len(log),
        entries=sum(len(kept.entries) for kept in log.values()),
        sent=kinds["sent"],
        acknowledged=len({(told.table, told.id) for told in history if told.kind == "acked"}),
        seen=kinds["seen"],
        lines=kinds["line"],
        faults=faults,
    )


def lost(history: Sequence[Told], log: Mapping[str, Kept]) -> Iterator[Fault]:
    """What was acknowledged, or shown to anybody, is in the log, as it was sent."""
    sent = {(told.table, told.id): told for told in history if told.kind == "sent"}
    made = {(table, each.id): each for table, kept in log.items() for each in kept.entries}
    for told in history:
        if told.kind == "seen" and told.step > length(log, told.table):
            yield Fault("lost", told.table, f"step {told.step} was shown and is not in the log")
        if told.kind != "acked":
            continue
        entry = made.get((told.table, told.id))
        if entry is None:
            yield Fault("lost", told.table, f"click {told.id} was acknowledged and is not there")
            continue
        meant = sent.get((told.table, told.id))
        if meant is None or (entry.seat, entry.action) != (meant.seat, meant.action):
            yield Fault("lost", told.table, f"click {told.id}: another move is in its place")


def doubled(history: Sequence[Told], log: Mapping[str, Kept]) -> Iterator[Fault]:
    for table, kept in log.items():
        for click, times in Counter(entry.id for entry in kept.entries if entry.id).items():
            if times > 1:
                yield Fault("doubled", table, f"click {click} is in the log {times} times")
    steps: defaultdict[Click, set[int]] = defaultdict(set)
    for told in history:
        if told.kind == "acked" and told.step:
            steps[told.table, told.id].add(told.step)
    for (table, click), made in steps.items():
        if len(made) > 1:
            yield Fault("doubled", table, f"click {click} was acknowledged as steps {sorted(made)}")


def orders(history: Sequence[Told], log: Mapping[str, Kept]) -> Iterator[Fault]:
    """Every client saw the steps of the log, in its order; so did any two of them."""
    yield from steps_shared(history)
    for told in history:
        kept = log.get(told.table)
        if kept is None or told.step > len(kept.entries):
            continue
        if told.kind == "acked" and told.step and kept.entries[told.step - 1].id != told.id:
            yield Fault("order", told.table, f"click {told.id} is not step {told.step}")
        if told.kind == "seen" and told.view != kept.views[told.seat][told.step]:
            yield Fault("order", told.table, f"seat {told.seat} saw another step {told.step}")
        elif told.kind == "seen" and told.events not in ("", kept.events[told.seat][told.step]):
            yield Fault("order", told.table, f"seat {told.seat} heard another step {told.step}")
    yield from backwards(history)


def steps_shared(history: Sequence[Told]) -> Iterator[Fault]:
    """Without the log: no step was made by two clicks, or shown to one seat in two ways."""
    made: dict[tuple[str, int], str] = {}
    shown: dict[tuple[str, int, int], str] = {}
    for told in history:
        if told.kind == "acked" and told.step:
            first = made.setdefault((told.table, told.step), told.id)
            if first != told.id:
                yield Fault("order", told.table, f"step {told.step} is {first} and {told.id}")
        if told.kind == "seen":
            view = shown.setdefault((told.table, told.seat, told.step), told.view)
            if view != told.view:
                yield Fault("order", told.table, f"step {told.step} had two faces for {told.seat}")


def backwards(history: Sequence[Told]) -> Iterator[Fault]:
    """On one line steps come one after another, without a gap."""
    lines: defaultdict[tuple[int, str, int, int], list[int]] = defaultdict(list)
    for told in history:
        if told.kind == "seen":
            lines[told.lane, told.table, told.seat, told.line].append(told.step)
    for (_, table, seat, line), steps in lines.items():
        for before, after in pairwise(steps):
            if after not in (before, before + 1):
                where = f"seat {seat}, line {line}"
                yield Fault("order", table, f"{where}: step {after} came after step {before}")


def strangers(history: Sequence[Told], log: Mapping[str, Kept]) -> Iterator[Fault]:
    """Nobody's seat moved but by a click that was sent."""
    sent = {(told.table, told.id) for told in history if told.kind == "sent"}
    for table, kept in log.items():
        for step, entry in enumerate(kept.entries, 1):
            if entry.seat is not None and (table, entry.id or "") not in sent:
                yield Fault("stranger", table, f"step {step} was sent by nobody")


def chains(log: Mapping[str, Kept]) -> Iterator[Fault]:
    for table, kept in log.items():
        if kept.damage:
            yield Fault("chain", table, kept.damage)


def length(log: Mapping[str, Kept], table: str) -> int:
    return len(log[table].entries) if table in log else 0
