"""Who wins the heap: fewest cards left, then most roads joined, then shared (R-3.4)."""

from igroteka.kernel import Outcome, players

from .state import State


def heap_outcome(state: State, reason: str) -> Outcome:
    standing = [
        (len(hand), -joined) for hand, joined in zip(state.hands, state.joined, strict=True)
    ]
    best = min(standing)
    winners = tuple(seat for seat in players(state.seats) if standing[seat] == best)
    return Outcome(winners, reason, "R-3.4", tuple(-left for left, _ in standing))
