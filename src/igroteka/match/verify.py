"""Dice that can be checked: every throw follows from the seed that was committed to."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import CHANCE, commitment, stream

from .entries import Played
from .match import Match


class Verdict(Struct, frozen=True):
    """`fault` is empty when everything checked holds."""

    throws: int
    inherited: int
    fault: str = ""


def verify(match: Match[Any, Any], seed: str) -> Verdict:
    """Throws them all again; entries inherited from another match were under another seed."""
    if commitment(seed) != match.header.commitment:
        return Verdict(0, 0, "the seed is not the one committed to")
    throws = inherited = 0
    for step, entry in enumerate(match.log):
        if not isinstance(entry, Played) or entry.seat != CHANCE:
            continue
        if step < match.header.inherited:
            inherited += 1
            continue
        thrown = match.game.draw(match.positions[step], stream(seed, "chance", step))
        if thrown != entry.action:
            return Verdict(
                throws, inherited, f"step {step}: {entry.action} but the seed gives {thrown}"
            )
        throws += 1
    return Verdict(throws, inherited)
