"""The report of a run: how many breaks of each module were noticed, and by which tests."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from .mutants import Mutant
from .trial import Verdict

Tried = Sequence[tuple[Mutant, Verdict]]


def reasons(path: Path) -> dict[str, str]:
    """Why a survivor is acceptable, by its name."""
    if not path.exists():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {entry["mutant"]: entry["why"] for entry in table["survivor"]}


def report(game: str, tried: Tried, possible: int, why: dict[str, str]) -> str:
    survivors = [mutant for mutant, verdict in tried if not verdict.test]
    counted = f"{len(tried) - len(survivors)} were noticed, {len(survivors)} survived."
    lines = [
        f"# Mutation run: {game}",
        "",
        f"`scripts/mutate {game}` broke the rules in {len(tried)} small ways, one at a time,",
        f"and ran on each what in `tests/games/{game}` comes to that place: {counted}",
        *_sampled(len(tried), possible),
        "",
        *_modules(tried),
        "",
        *_clauses(tried),
        "",
        *_survivors(survivors, why),
    ]
    return "\n".join(lines) + "\n"


def _sampled(tried: int, possible: int) -> list[str]:
    if tried == possible:
        return []
    return [f"This is a sample, spread over all files: {possible:,} such breaks are possible."]


def _modules(tried: Tried) -> list[str]:
    made = Counter(mutant.file for mutant, _ in tried)
    survived = Counter(mutant.file for mutant, verdict in tried if not verdict.test)
    rows = [
        f"| `{name}` | {made[name]} | {made[name] - survived[name]} | {survived[name]} |"
        for name in sorted(made)
    ]
    return ["| module | mutants | noticed | survived |", "|---|--:|--:|--:|", *rows]


def _clauses(tried: Tried) -> list[str]:
    """By the first test that failed; a run stops there."""
    noticed = Counter(clause for _, verdict in tried for clause in verdict.clauses)
    without = sum(bool(verdict.test and not verdict.clauses) for _, verdict in tried)
    rows = [f"| {clause} | {count} |" for clause, count in sorted(noticed.items())]
    return [
        "## Who noticed first",
        "",
        "| clause of the first test to fail | mutants |",
        "|---|--:|",
        *rows,
        f"| none: at import, by running too long, or by a test of no clause | {without} |",
    ]


def _survivors(survivors: Sequence[Mutant], why: dict[str, str]) -> list[str]:
    if not survivors:
        return ["## Survivors", "", "None."]
    told = [
        f"- `{mutant.file}`, line {mutant.line}: `{mutant.before}` → `{mutant.after}`. "
        f"{why.get(mutant.name, '**Not explained.**')}"
        for mutant in survivors
    ]
    return ["## Survivors", "", *told]
