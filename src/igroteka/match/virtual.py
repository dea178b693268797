"""A position that goes on in virtual time: who acts next, and when the sand runs out."""

from collections.abc import Mapping
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel import CHANCE, CLOCK, Action, Emit, Game, Seat, is_player

from .hands import Hand, first_free, free_ms
from .sand import Sand, next_due, turned

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Virtual(Generic[S, A]):
    """No wall clock: each action costs its hand the milliseconds that the game declares."""

    __slots__ = ("_emit", "_hands", "_sand", "game", "now_ms", "state", "steps")

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
        self.steps = 0
        self._hands: dict[Seat, Hand] = {}
        self._sand = turned({}, game.timers(state), 0)
        for name in self._sand.keys() & (left_ms or {}).keys():
            timer = self._sand[name].timer
            self._sand[name] = Sand(timer, (left_ms or {})[name] - timer.ms)

    def left_ms(self, seat: Seat) -> dict[str, int]:
        """The sand left in each glass when that hand is free, for whoever has to think then."""
        if not self._sand:
            return {}
        now_ms = free_ms(self._hands, seat, self.now_ms)
        return {name: sand.left_ms(now_ms) for name, sand in self._sand.items()}

    def next_seat(self) -> Seat | None:
        """Chance and non-players at once, else the first free hand; the clock if nobody else."""
        active = self.game.active(self.state)
        if len(active) < 2:
            return active[0] if active else None
        able = [seat for seat in active if seat != CLOCK]
        if not is_player(min(able)):
            return min(able)
        return first_free(self._hands, able, self.now_ms)

    def forced(self, seat: Seat, chance: Random) -> A:
        """What chance, the clock or a non-player does: nobody is asked."""
        if seat == CHANCE:
            return self.game.draw(self.state, chance)
        if seat == CLOCK:
            return self._wait()
        return self.game.legal(self.state, seat)[0]

    def act(self, seat: Seat, action: A) -> tuple[Seat, A]:
        """What was really done: whoever is slower than the sand hears it run out instead."""
        at_ms, cost_ms = self.now_ms, self.game.cost_ms(action)
        if self._hands and is_player(seat):
            at_ms = free_ms(self._hands, seat, at_ms)
        if self._sand and seat != CLOCK and (due := next_due(self._sand, at_ms + cost_ms)):
            expiry: Any = due.timer.expiry
            seat, action, at_ms = CLOCK, expiry, due.due_ms
        self.now_ms = max(self.now_ms, at_ms)
        self.state = self.game.apply(self.state, seat, action, self._emit)
        self.steps += 1
        if is_player(seat):
            self._hands[seat] = Hand(at_ms + cost_ms, self.steps)
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
