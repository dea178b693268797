"""A log from disk is judged before it is played on: as far as it is sound, and by which rules."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import CHANCE, Game, is_player

from .entries import Played, RawEntry
from .header import Header
from .match import Match
from .record import STUMBLES, as_far_as_it_goes, rebuild
from .verify import move_fault, verify


class Fault(Struct, frozen=True):
    """`step` is the first that is not sound. `text` may tell secrets: it is for the operator."""

    why: Literal["damaged", "rules"]
    step: int
    text: str


class Opened(Struct, frozen=True):
    """With a fault the match is closed: read, watched again, and not played on."""

    match: Match[Any, Any]
    fault: Fault | None = None


def opened(
    game: Game[Any, Any, Any],
    header: Header,
    entries: Sequence[RawEntry],
    seed: str,
    damage: Fault | None = None,
) -> Opened:
    """`damage`: what was found before, where the entries end; BadLog if even the header is bad."""
    match, stopped = as_far_as_it_goes(game, header, entries, seed)
    if stopped is not None:
        fault: Fault | None = Fault(why(match), stopped.step, stopped.reason)
    else:
        fault = damage or judged(match, seed)
    if fault is None:
        return Opened(match)
    if stopped is not None or fault.why == "damaged":
        # Whatever stumbled may have left half a step behind.
        match = rebuild(game, header, entries[: fault.step], seed)
    match.close()
    return Opened(match, fault)


def why(match: Match[Any, Any]) -> Literal["damaged", "rules"]:
    return "damaged" if match.rules == match.game.version else "rules"


def judged(match: Match[Any, Any], seed: str) -> Fault | None:
    """Of these rules: that they would allow each move. Of others: that all of it comes out equal.

    A match that is over by the present rules is not played on, whatever rules it is of.
    """
    try:
        if match.rules == match.game.version:
            return refused(match)
        if match.outcome():
            return None
        verdict = verify(match, seed)
    except STUMBLES as error:
        return Fault("rules", match.step, f"{type(error).__name__}: {error}")
    return Fault("rules", *verdict.place) if verdict.fault else None


def refused(match: Match[Any, Any]) -> Fault | None:
    """Dice and non-players are only asked whether it was theirs: throwing again takes long."""
    for step, entry in enumerate(match.log):
        if not isinstance(entry, Played):
            continue
        if is_player(entry.seat):
            told = move_fault(match, step, entry)
        else:
            theirs = entry.seat != CHANCE or CHANCE in match.game.active(match.positions[step])
            told = "" if theirs else "nothing is left to chance there"
        if told:
            return Fault("damaged", step, told)
    return None
