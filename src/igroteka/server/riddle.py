"""A table's puzzle: who answers a move, where the attempt stands, and the way that is shown."""

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from igroteka.kernel import CLOCK, Seat, Words, encode, is_player
from igroteka.kernel.puzzles import BadPuzzle, Puzzle, goal_of, puzzles_of
from igroteka.match import Attempt, Match, TakenBack, attempt, puzzle_match

from .alone import set_alone
from .riddling import Sought
from .troubles import InTrouble, not_allowed
from .wire import HintGiven
from .wire_lessons import NewPuzzle, PuzzleInfo, PuzzleStep
from .wire_lobby import TableKeys
from .work import Whose

if TYPE_CHECKING:
    from igroteka.kernel import Game

    from .client import Client
    from .table import Table
    from .tables import Tables
    from .workers import Workers

NO_WAY = Words("puzzles-no-way")
TOO_FAR = Words("puzzles-too-far")


class Riddle:
    """Keeps nothing: all of it follows from the log."""

    def __init__(self, puzzle: Puzzle, match: Match[Any, Any]) -> None:
        self.puzzle = puzzle
        self.match = match

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat

    @property
    def attempt(self) -> Attempt:
        return attempt(self.puzzle, self.match)

    def next_seat(self) -> Seat | None:
        """Who is to act without the one who solves it; nobody once it is decided."""
        active = self.match.active()
        if self.attempt.stands != "open" or self.seat in active:
            return None
        return next((seat for seat in active if seat != CLOCK), None)

    def recites(self, seat: Seat) -> bool:
        return is_player(seat)

    async def said(self, workers: "Workers", seat: Seat, whose: Whose) -> Any:
        """The answer that refutes the move, if there is one."""
        return await workers.reply(self.match.game, self.sought(seat), whose)

    def sought(self, seat: Seat) -> Sought:
        match = self.match
        return Sought(match.game.id, self.puzzle.id, encode(match.state), self.attempt.used, seat)

    def answer(self, seat: Seat, action: Any, seen_step: int) -> str:
        """Every move that the rules allow is made, as long as nothing is decided."""
        self.match.check(seat, action, seen_step)
        if self.attempt.stands != "open":
            raise not_allowed("this attempt is over: take it back first")
        return ""

    def show_me(self, table: "Table", client: "Client") -> None:
        if self.attempt.stands != "open" or self.seat not in self.match.active():
            raise not_allowed("no move is asked for")
        if table.advice.asks(self.seat, client, self.match.step):
            table.spawn(table.advice.thought(table, self.seat, self.shown(table, client)))

    async def shown(self, table: "Table", client: "Client") -> HintGiven:
        """The next own moves on the way to the goal, or a reason why none can be shown."""
        match, step = self.match, self.match.step
        whose = Whose(client.host, table.id, lambda: match.step == step and not table.broken)
        found = await table.house.workers.way_on(match.game, self.sought(self.seat), whose)
        words = match.game.deed_words(match.state, self.seat, found.moves)
        why = TOO_FAR if found.too_far else NO_WAY
        reasons = () if found.moves else (why,)
        return HintGiven(step, tuple(map(to_builtins, found.moves)), words, reasons)

    def go_back(self, table: "Table", seat: Seat, whole: bool) -> None:
        """One own move and what followed it, or all of them."""
        match = self.match
        own = [step for step in match.line if match.log[step].seat == seat]  # type: ignore[union-attr]
        if seat != self.seat or not own:
            raise not_allowed("there is nothing to take back")
        table.append(TakenBack(table.clock.now_ms(), seat, own[0 if whole else -1]))

    def told(self, seat: Seat | None) -> PuzzleStep | None:
        """Nothing while the others act: what was said last stays."""
        if seat != self.seat or self.next_seat() is not None:
            return None
        puzzle, now = self.puzzle, self.attempt
        goal = goal_of(self.match.game, puzzle)
        return PuzzleStep(
            puzzle=puzzle.id,
            goal=puzzle.goal,
            grade=puzzle.grade,
            numbers={"moves": puzzle.moves, **puzzle.numbers},
            stands=now.stands,
            used=now.used,
            missed=goal.told(self.match.state, self.seat),
        )


def riddle_of(match: Match[Any, Any]) -> Riddle | None:
    """One whose puzzle is gone is played as any other table."""
    found = (one for one in to_solve(match.game) if one.id == match.header.puzzle)
    puzzle = next(found, None)
    return Riddle(puzzle, match) if puzzle else None


def to_solve(game: "Game[Any, Any, Any]") -> tuple[Puzzle, ...]:
    """A broken file spoils its own game's puzzles only; `igroteka puzzles` names it."""
    try:
        return puzzles_of(game)
    except BadPuzzle:
        return ()


def listed(game: "Game[Any, Any, Any]") -> tuple[PuzzleInfo, ...]:
    return tuple(
        PuzzleInfo(one.id, one.grade, one.goal, {"moves": one.moves, **one.numbers})
        for one in to_solve(game)
    )


async def set_puzzle(tables: "Tables", game: "Game[Any, Any, Any]", wish: NewPuzzle) -> TableKeys:
    """A table for one; whoever else sits there answers as well as can be."""
    puzzle = next((one for one in to_solve(game) if one.id == wish.puzzle), None)
    if puzzle is None:
        raise InTrouble("bad-option", f"no such puzzle of {game.id}")
    match = puzzle_match(game, puzzle, tables.house.seeds())
    return await set_alone(tables, match, puzzle.seat, wish.name)
