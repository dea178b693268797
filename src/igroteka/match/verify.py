"""A record that can be checked: every throw follows from the seed, every move from the rules."""

from typing import Any

from msgspec import Struct

from igroteka.kernel import CHANCE, CLOCK, commitment, is_player, stream

from .entries import Forgiven, Played
from .match import Match


class Verdict(Struct, frozen=True):
    """`fault` is empty when everything checked holds.

    `inherited` throws were made under another match's seed; `taken` ones, such as a tower's fall,
    are taken from the record, for they cannot be thrown again; so are those of a lesson, which its
    script has thrown.
    """

    throws: int
    inherited: int
    fault: str = ""
    moves: int = 0
    taken: int = 0

    @property
    def place(self) -> tuple[int, str]:
        """The step that is wrong, and what; 0 where it is the whole."""
        before, _, text = self.fault.partition(": ")
        number = before.removeprefix("step ")
        return (int(number), text) if number.isdigit() else (0, self.fault)


def verify(match: Match[Any, Any], seed: str) -> Verdict:
    """Throws all dice again and judges all moves again; stops at the first fault."""
    if commitment(seed) != match.header.commitment:
        return Verdict(0, 0, "the seed is not the one committed to")
    throws = inherited = moves = taken = 0
    for step, entry in enumerate(match.log):
        if isinstance(entry, Forgiven) and (fault := given_fault(match, step, entry)):
            return Verdict(throws, inherited, f"step {step}: {fault}", moves, taken)
        if not isinstance(entry, Played):
            continue
        fault = ""
        if entry.seat != CHANCE:
            fault, moves = move_fault(match, step, entry), moves + 1
        elif step < match.header.inherited:
            inherited += 1
        elif match.header.lesson or match.header.puzzle:
            taken += 1
        elif not match.game.rethrows(match.positions[step]):
            fault, taken = taken_fault(match, step, entry), taken + 1
        else:
            fault, throws = throw_fault(match, step, entry, seed), throws + 1
        if fault:
            return Verdict(throws, inherited, f"step {step}: {fault}", moves, taken)
    return Verdict(throws, inherited, "", moves, taken)


def given_fault(match: Match[Any, Any], step: int, entry: Forgiven) -> str:
    """How long a line was broken is taken from the record; what it may give back is not."""
    most = max((sand.may_give_ms for sand in match.sand_at(step).values()), default=0)
    return "" if 0 < entry.ms <= most else f"{entry.ms} ms of sand given back, {most} may be"


def throw_fault(match: Match[Any, Any], step: int, entry: Played, seed: str) -> str:
    if CHANCE not in match.game.active(match.positions[step]):
        return "nothing is left to chance there"
    thrown = match.game.draw(match.positions[step], stream(seed, "chance", step))
    return "" if thrown == entry.action else f"{entry.action} but the seed gives {thrown}"


def taken_fault(match: Match[Any, Any], step: int, entry: Played) -> str:
    possible = match.game.could_be(match.positions[step], entry.action)
    return "" if possible else f"{entry.action} cannot have come of it"


def move_fault(match: Match[Any, Any], step: int, entry: Played) -> str:
    """What the rules have against it; when the clock spoke is not judged, only what it said."""
    game, state, action = match.game, match.positions[step], entry.action
    if is_player(entry.seat):
        refusal = game.refuse(state, entry.seat, action)
        return f"{refusal.reason} ({refusal.clause})" if refusal else ""
    if entry.seat == CLOCK:
        spoken = [timer.expiry for timer in game.timers(state)]
        return "" if action in spoken else f"no sand says {action}"
    return "" if action in game.legal(state, entry.seat) else f"the non-player does not {action}"
