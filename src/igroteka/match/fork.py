"""Playing on from any point: the moves so far are inherited, the dice are new."""

from typing import Any

from msgspec.structs import replace

from igroteka.kernel import commitment

from .entries import AnyEntry, Played, TakenBack
from .match import Match


def fork(match: Match[Any, Any], step: int, seed: str) -> Match[Any, Any]:
    """A new match from the position before `step`: only the moves that hold there come along."""
    if not 0 <= step <= match.step:
        raise LookupError(f"step {step} is not one of 0 to {match.step}")
    held = in_effect(match.log[:step])
    header = replace(
        match.header,
        commitment=commitment(seed),
        help=match.help,
        inherited=len(held),
        pace="",
        lesson="",
        puzzle="",
    )
    forked = Match(match.game, header, seed)
    for entry in held:
        forked.append(entry)
    return forked


def in_effect(log: list[AnyEntry]) -> list[Played]:
    """The moves that no takeback has undone."""
    line: list[tuple[int, Played]] = []
    for step, entry in enumerate(log):
        if isinstance(entry, Played):
            line.append((step, entry))
        if isinstance(entry, TakenBack):
            line = [held for held in line if held[0] < entry.to]
    return [entry for _, entry in line]
