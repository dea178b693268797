"""Games in which nothing is hidden: whoever sees the table sees the position."""

from abc import abstractmethod
from random import Random
from typing import ClassVar, TypeVar

from .actions import Action
from .game import Game
from .help import Help
from .recall import PERFECT, Recall
from .refusals import Refusal, game_over, not_your_turn
from .seats import Seat

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class OpenGame(Game[S, A, S]):
    """The position is its own view, and there is nothing to imagine.

    `in_turn` is the clause that says who may act.
    """

    in_turn: ClassVar[str]

    def refuse(self, state: S, seat: Seat, action: A) -> Refusal | None:
        if outcome := self.outcome(state):
            return game_over(outcome.clause)
        if seat not in self.active(state):
            return not_your_turn(self.in_turn)
        if self.plain(action) in self.legal(state, seat):
            return None
        return self.why_not(state, seat, action)

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Refusal:
        """Of a move that `legal` does not list, to whoever is asked for one."""

    def view(self, state: S, seat: Seat | None, help: Help = Help.NORMAL) -> S:
        return state

    def imagine(self, state: S, seat: Seat, rng: Random, recall: Recall = PERFECT) -> S:
        return state
