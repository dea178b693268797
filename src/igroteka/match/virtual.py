"""A position that goes on in virtual time: who acts next, and when the sand runs out."""

from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel import CHANCE, CLOCK, Action, Game, Seat

from .sand import next_due, turned

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Virtual(Generic[S, A]):
    """No wall clock: each action costs the milliseconds that the game declares."""

    __slots__ = ("_sand", "game", "now_ms", "state")

    def __init__(self, game: Game[S, A, Any], state: S) -> None:
        self.game = game
        self.state = state
        self.now_ms = 0
        self._sand = turned({}, game.timers(state), 0)

    def next_seat(self, rng: Random) -> Seat | None:
        """One at random of those who may act; the clock only when nobody else can."""
        active = self.game.active(self.state)
        if len(active) < 2:
            return active[0] if active else None
        able = tuple(seat for seat in active if seat != CLOCK)
        return able[0] if len(able) == 1 else rng.choice(able)

    def forced(self, seat: Seat, chance: Random) -> A:
        """What chance, the clock or a non-player does: nobody is asked."""
        if seat == CHANCE:
            return self.game.draw(self.state, chance)
        if seat == CLOCK:
            return self._wait()
        return self.game.legal(self.state, seat)[0]

    def act(self, seat: Seat, action: A) -> tuple[Seat, A]:
        """What was really done: whoever is slower than the sand hears it run out instead."""
        self.now_ms += self.game.cost_ms(action)
        if self._sand and seat != CLOCK and (due := next_due(self._sand, self.now_ms)):
            expiry: Any = due.timer.expiry
            seat, action = CLOCK, expiry
        self.state = self.game.apply(self.state, seat, action)
        timers = self.game.timers(self.state)
        if timers or self._sand:
            spoken = action if seat == CLOCK else None
            self._sand = turned(self._sand, timers, self.now_ms, spoken)
        return seat, action

    def _wait(self) -> A:
        due = min(self._sand.values(), key=lambda sand: (sand.due_ms, sand.timer.name))
        self.now_ms = max(self.now_ms, due.due_ms)
        expiry: Any = due.timer.expiry
        return expiry  # type: ignore[no-any-return]
