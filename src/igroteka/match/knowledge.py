"""All that a bot gets: a view, its moves, and worlds it cannot tell from the true one."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel import PERFECT, Action, Game, Recall, Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Knowledge(Generic[S, A]):
    """The true position stays behind these doors; `left_ms` is the sand in each running glass."""

    def __init__(
        self,
        game: Game[S, A, Any],
        state: S,
        seat: Seat,
        left_ms: Mapping[str, int] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.left_ms = left_ms or {}
        self.__state = state

    def legal(self) -> Sequence[A]:
        return self.game.legal(self.__state, self.seat)

    def view(self) -> Any:
        return self.game.view(self.__state, self.seat)

    def imagine(self, rng: Random, recall: Recall = PERFECT) -> S:
        return self.game.imagine(self.__state, self.seat, rng, recall)
