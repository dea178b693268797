"""A turn's time: how much each seat has left of it, counted while that seat is waited for."""

import re
from collections.abc import Container, Mapping, Sequence

from msgspec import Struct

from igroteka.kernel import CHANCE, NP, BadOption, Seat, is_player

UNITS = {"s": (1_000, 10, 3_600), "m": (60_000, 1, 60), "d": (86_400_000, 1, 14)}
DAYS = "d"


class TurnClock(Struct, frozen=True):
    """`since_ms` is None while it stands still."""

    left_ms: int
    since_ms: int | None = None

    @property
    def due_ms(self) -> int | None:
        return None if self.since_ms is None else self.since_ms + self.left_ms

    def left(self, now_ms: int) -> int:
        ran = 0 if self.since_ms is None else max(0, now_ms - self.since_ms)
        return max(0, self.left_ms - ran)

    def stopped(self, now_ms: int) -> "TurnClock":
        return TurnClock(self.left(now_ms))

    def running(self, now_ms: int) -> "TurnClock":
        return self if self.since_ms is not None else TurnClock(self.left_ms, now_ms)


Turns = Mapping[Seat, TurnClock]


def turn_ms(pace: str) -> int:
    """`45s`, `5m`, `3d` a turn; nothing for a table without a pace."""
    if not pace:
        return 0
    found = re.fullmatch(r"([1-9][0-9]{0,3})([smd])", pace)
    if found is None:
        raise BadOption("pace", f"{pace!r} is not so many s, m or d a turn, such as 45s or 3d")
    number, (ms, least, most) = int(found[1]), UNITS[found[2]]
    if not least <= number <= most:
        raise BadOption("pace", f"{least}{found[2]} to {most}{found[2]} a turn, not {pace}")
    return number * ms


def is_days(pace: str) -> bool:
    return pace.endswith(DAYS)


def waited_for(active: Sequence[Seat]) -> tuple[Seat, ...]:
    """The players whose time may run: nobody's while chance has the word."""
    return () if CHANCE in active else tuple(filter(is_player, active))


def next_turns(
    before: Turns, active: Sequence[Seat], clocked: Container[Seat], full_ms: int, now_ms: int
) -> dict[Seat, TurnClock]:
    """A clock runs while its seat is asked, stands while chance has the word, and is full again
    once somebody else was asked instead."""
    asked = waited_for(active)
    if not asked:
        held = {} if NP in active else before
        return {seat: clock.stopped(now_ms) for seat, clock in held.items() if seat in clocked}
    return {
        seat: before.get(seat, TurnClock(full_ms)).running(now_ms)
        for seat in asked
        if seat in clocked
    }


def moved_turns(turns: Turns, by_ms: int) -> dict[Seat, TurnClock]:
    """The same clocks, so much later."""
    return {
        seat: TurnClock(c.left_ms, None if c.since_ms is None else c.since_ms + by_ms)
        for seat, c in turns.items()
    }


def next_late(turns: Turns, now_ms: int) -> tuple[int, Seat] | None:
    """Whose time is up by now, and when it was."""
    due = [(c.due_ms, seat) for seat, c in turns.items() if c.due_ms is not None]
    return min((each for each in due if each[0] <= now_ms), default=None)
