"""Whose hand is free when: players who may act at once act side by side.

An action is done when its hand is free, and keeps that hand busy for as long as it costs.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from igroteka.kernel import Seat


class Hand(Struct, frozen=True):
    """Busy until then; `acted` orders those who are free at the same moment."""

    until_ms: int
    acted: int


IDLE = Hand(0, -1)
Hands = Mapping[Seat, Hand]


def free_ms(hands: Hands, seat: Seat, now_ms: int) -> int:
    return max(hands.get(seat, IDLE).until_ms, now_ms)


def first_free(hands: Hands, seats: Sequence[Seat], now_ms: int) -> Seat:
    """Whoever waits longest among those whose hands are free first."""
    return min(
        seats, key=lambda seat: (free_ms(hands, seat, now_ms), hands.get(seat, IDLE).acted, seat)
    )
