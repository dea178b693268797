"""A position that goes on in virtual time: who acts next, and when the sand runs out."""

from collections.abc import Mapping
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel import CHANCE, CLOCK, Action, Emit, Game, Seat, is_player

from .sand import Sand, next_due, turned

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Virtual(Generic[S, A]):
    """No wall clock: each action costs the milliseconds that the game declares.

    Players who may act at once act side by side: each has a clock of its own, and whoever is
    behind is next.
    """

    __slots__ = ("_clocks", "_emit", "_sand", "game", "now_ms", "state")

    def __init__(
        self,
        game: Game[S, A, Any],
        state: S,
        left_ms: Mapping[str, int] | None = None,
        emit: Emit | None = None,
    ) -> None:
        """`left_ms` says how much is left in a glass that is not full; `emit` hears it all."""
        self._emit = emit
        self.game = game
        self.state = state
        self.now_ms = 0
        self._clocks: dict[Seat, int] = {}
        self._sand = turned({}, game.timers(state), 0)
        for name in self._sand.keys() & (left_ms or {}).keys():
            timer = self._sand[name].timer
            self._sand[name] = Sand(timer, (left_ms or {})[name] - timer.ms)

    def left_ms(self) -> dict[str, int]:
        """The sand left in each glass, for whoever has to think while it runs."""
        if not self._sand:
            return {}
        return {name: sand.left_ms(self.now_ms) for name, sand in self._sand.items()}

    def next_seat(self, rng: Random) -> Seat | None:
        """Chance and non-players at once, else whoever is behind; the clock if nobody else can."""
        active = self.game.active(self.state)
        if len(active) < 2:
            return active[0] if active else None
        able = [seat for seat in active if seat != CLOCK]
        if not is_player(min(able)):
            return min(able)
        self._clocks = {seat: self._clocks.get(seat, self.now_ms) for seat in able}
        behind = min(self._clocks.values())
        return rng.choice([seat for seat in able if self._clocks[seat] == behind])

    def forced(self, seat: Seat, chance: Random) -> A:
        """What chance, the clock or a non-player does: nobody is asked."""
        if seat == CHANCE:
            return self.game.draw(self.state, chance)
        if seat == CLOCK:
            return self._wait()
        return self.game.legal(self.state, seat)[0]

    def act(self, seat: Seat, action: A) -> tuple[Seat, A]:
        """What was really done: whoever is slower than the sand hears it run out instead."""
        done_ms = self._clocks.get(seat, self.now_ms) + self.game.cost_ms(action)
        if self._sand and seat != CLOCK and (due := next_due(self._sand, done_ms)):
            expiry: Any = due.timer.expiry
            seat, action, done_ms = CLOCK, expiry, due.due_ms
        self.now_ms = max(self.now_ms, done_ms)
        self.state = self.game.apply(self.state, seat, action, self._emit)
        if self._clocks:
            self._keep_clocks(seat, done_ms)
        timers = self.game.timers(self.state)
        if timers or self._sand:
            spoken = action if seat == CLOCK else None
            self._sand = turned(self._sand, timers, self.now_ms, spoken)
        return seat, action

    def _keep_clocks(self, seat: Seat, done_ms: int) -> None:
        """Only of those who may go on: whoever is asked anew starts now."""
        self._clocks[seat] = done_ms
        active = self.game.active(self.state)
        self._clocks = {other: ms for other, ms in self._clocks.items() if other in active}

    def _wait(self) -> A:
        due = min(self._sand.values(), key=lambda sand: (sand.due_ms, sand.timer.name))
        self.now_ms = max(self.now_ms, due.due_ms)
        expiry: Any = due.timer.expiry
        return expiry  # type: ignore[no-any-return]
