"""Where a match stands in its puzzle, and what can still be forced: by the rules alone."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from igroteka.kernel import CHANCE, Game, GameError, Seat, convert, encode
from igroteka.kernel.lessons import Scripted
from igroteka.kernel.puzzles import BadPuzzle, Puzzle, goal_of

from .fork import in_effect
from .match import Match
from .posing import posed_match

MOST_POSITIONS = 400_000

AnyGame = Game[Any, Any, Any]


class TooMany(GameError):
    """A search that was not done when its positions were used up: nothing is proven."""


class Attempt(Struct, frozen=True):
    """`used` are the own moves made so far."""

    stands: Literal["open", "solved", "failed"]
    used: int


def puzzle_match(game: AnyGame, puzzle: Puzzle, seed: str) -> Match[Any, Any]:
    """A fresh match of that puzzle, whose log is still empty."""
    return posed_match(game, puzzle, seed, BadPuzzle, puzzle=puzzle.id, help=puzzle.help)


def attempt(puzzle: Puzzle, match: Match[Any, Any]) -> Attempt:
    used = sum(entry.seat == puzzle.seat for entry in in_effect(match.log))
    return Attempt(stands(match.game, puzzle, match.state, used), used)


def stands(
    game: AnyGame, puzzle: Puzzle, state: Any, used: int
) -> Literal["open", "solved", "failed"]:
    goal = goal_of(game, puzzle)
    if goal.met(state, puzzle.seat, puzzle.numbers):
        return "solved"
    over = not game.active(state) or (puzzle.moves and used >= puzzle.moves)
    passed = puzzle.turn and goal.over(state, puzzle.seat, puzzle.numbers)
    return "failed" if over or passed else "open"


class Search:
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


def rehearsed(game: AnyGame, puzzle: Puzzle, line: Sequence[Scripted], what: str) -> Attempt:
    """That line played through the checked door; BadPuzzle says which move cannot be made."""
    match = puzzle_match(game, puzzle, puzzle.id)
    for at, scripted in enumerate(line, start=1):
        try:
            match.play(scripted.by, convert(scripted.action, game.action_type))
        except (GameError, ValueError) as error:
            where = f"{what}, move {at}"
            raise BadPuzzle(f"{game.id} {puzzle.id}", where, str(error)) from error
    return attempt(puzzle, match)


def position_after(game: AnyGame, puzzle: Puzzle, line: Sequence[Scripted]) -> Any:
    state = puzzle_match(game, puzzle, puzzle.id).state
    for scripted in line:
        state = game.apply(state, scripted.by, convert(scripted.action, game.action_type))
    return state


def solved_by(game: AnyGame, puzzle: Puzzle) -> None:
    """The written solution solves it, by the real rules."""
    if rehearsed(game, puzzle, puzzle.solution, "solution").stands != "solved":
        raise BadPuzzle(f"{game.id} {puzzle.id}", "solution", "it does not reach the goal")


def missed_by(game: AnyGame, puzzle: Puzzle) -> None:
    """After each near miss and its answer nothing reaches the goal any more."""
    for at, miss in enumerate(puzzle.near, start=1):
        tried = rehearsed(game, puzzle, miss.line, f"near miss {at}")
        after = position_after(game, puzzle, miss.line)
        if tried.stands != "failed" and Search(game, puzzle).forced(after, tried.used):
            raise BadPuzzle(
                f"{game.id} {puzzle.id}", f"near miss {at}", "it still reaches the goal"
            )


def proven(game: AnyGame, puzzle: Puzzle) -> None:
    """All of it anew: the solution, the near misses, and how many first moves are right."""
    solved_by(game, puzzle)
    missed_by(game, puzzle)
    state = puzzle_match(game, puzzle, puzzle.id).state
    moves = game.legal(state, puzzle.seat)
    ways = sum(1 for _ in Search(game, puzzle).ways(state, 0))
    said = puzzle.proof
    if (ways, len(moves)) != (said.ways, said.of):
        why = f"{ways} of {len(moves)} first moves are right, not {said.ways} of {said.of}"
        raise BadPuzzle(f"{game.id} {puzzle.id}", "proof", why)
