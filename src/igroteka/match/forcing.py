"""What can be forced in a puzzle, whatever the others do: by the rules alone."""

from collections.abc import Iterator, Sequence
from typing import Any

from igroteka.kernel import CHANCE, GameError, Seat, encode
from igroteka.kernel.puzzles import Puzzle, goal_of

from .riddle import AnyGame, stands

MOST_POSITIONS = 400_000


class TooMany(GameError):
    """A search that was not done when its positions were used up: nothing is proven."""


class Forcing:
    """Every own move against every answer; of chance only what the goal lets be tried."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, most: int = MOST_POSITIONS) -> None:
        self.game = game
        self.puzzle = puzzle
        self.goal = goal_of(game, puzzle)
        self.left = most
        self.known: dict[bytes, bool] = {}

    def forced(self, state: Any, used: int) -> bool:
        """Whether the goal is reached from there, whatever the others do."""
        now = stands(self.game, self.puzzle, state, used)
        if now != "open":
            return now == "solved"
        if (self.puzzle.moves or self.puzzle.turn) and self.hopeless(state, used):
            return False
        key = encode((used if self.puzzle.moves else 0, state))
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooMany(f"{self.game.id} {self.puzzle.id}: too many positions")
            self.known[key] = self.looked(state, used)
        return self.known[key]

    def hopeless(self, state: Any, used: int) -> bool:
        puzzle = self.puzzle
        own = max(0, puzzle.moves - used)
        mine = puzzle.seat in self.game.active(state)
        most = 2 * own - 1 if mine else 2 * own
        return self.goal.hopeless(state, puzzle.seat, puzzle.numbers, most)

    def looked(self, state: Any, used: int) -> bool:
        seat = self.puzzle.seat
        active = self.game.active(state)
        if seat in active:
            return any(True for _ in self.ways(state, used))
        answers = [(other, action) for other in active for action in self.answers(state, other)]
        return bool(answers) and all(
            self.forced(self.game.apply(state, other, action), used) for other, action in answers
        )

    def answers(self, state: Any, other: Seat) -> Sequence[Any]:
        """What the others may do; of chance what the goal says is to be tried."""
        return self.goal.outcomes(state) if other == CHANCE else self.game.legal(state, other)

    def ways(self, state: Any, used: int) -> Iterator[Any]:
        """Own moves after which it is still forced."""
        seat = self.puzzle.seat
        for action in self.game.legal(state, seat):
            if self.forced(self.game.apply(state, seat, action), used + 1):
                yield action

    def reply(self, state: Any, seat: Seat, used: int) -> Any:
        """What refutes it, if anything does; otherwise the one that leaves the fewest ways.

        Nobody helps who need not: what reaches the goal at once is the last resort.
        """
        replies = self.answers(state, seat)
        left: list[tuple[bool, int, int]] = []
        for at, action in enumerate(replies):
            after = self.game.apply(state, seat, action)
            if not self.forced(after, used):
                return action
            done = stands(self.game, self.puzzle, after, used) == "solved"
            left.append((done, 0 if done else sum(1 for _ in self.ways(after, used)), at))
        return replies[min(left)[2]]

    def line(self, state: Any, used: int = 0) -> list[tuple[Seat, Any]]:
        """A way to the goal against the best answers; empty where there is none."""
        made: list[tuple[Seat, Any]] = []
        while stands(self.game, self.puzzle, state, used) == "open":
            active = self.game.active(state)
            if self.puzzle.seat in active:
                seat = self.puzzle.seat
                action = next(self.ways(state, used), None)
                if action is None:
                    return []
                used += 1
            else:
                seat = active[0]
                action = self.reply(state, seat, used)
            made.append((seat, action))
            state = self.game.apply(state, seat, action)
        return made
