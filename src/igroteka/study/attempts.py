"""What bots do at a puzzle: whoever misses it shows what looks right and is not."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, to_builtins

from igroteka import bots
from igroteka.kernel import CHANCE, NP, Game, Seat
from igroteka.kernel.lessons import Scripted
from igroteka.kernel.puzzles import NearMiss, Puzzle, goal_of
from igroteka.match import Virtual, entries, stands

NEAR_MISSES = 2
TIMES = 10
MOST_ENTRIES = 120
SAID: dict[Seat, Literal["chance", "np"]] = {CHANCE: "chance", NP: "np"}

AnyGame = Game[Any, Any, Any]
Line = list[tuple[Seat, Any]]


class Tried(Struct, frozen=True):
    """How many of ten of the first bot have `missed` it, and `near` misses of all."""

    missed: int
    near: tuple[NearMiss, ...]


def tried(game: AnyGame, puzzle: Puzzle, players: Sequence[str], state: Any) -> Tried:
    """Each near miss begins otherwise; those of the better bots come first."""
    first, *others = players
    lines = attempts(game, puzzle, first, state)
    missed = sum(map(bool, lines))
    near: dict[str, NearMiss] = {}
    for line in (*lines, *(line for bot in others for line in attempts(game, puzzle, bot, state))):
        if line and len(near) < NEAR_MISSES:
            own = [action for seat, action in line if seat == puzzle.seat]
            near.setdefault(repr(own[:2]), NearMiss(scripted(line)))
    return Tried(missed, tuple(near.values()))


def attempts(game: AnyGame, puzzle: Puzzle, name: str, state: Any) -> list[Line]:
    """Ten of them; empty where it was solved."""
    seeds = (f"{puzzle.found} {name} {number}" for number in range(TIMES))
    return [failed(game, puzzle, name, state, seed) for seed in seeds]


def failed(game: AnyGame, puzzle: Puzzle, name: str, state: Any, seed: str) -> Line:
    """The line until nothing can come of it any more, with what chance and the non-player did.

    Empty if it was solved, or if something decided that nobody could reckon with.
    """
    goal, table, before = goal_of(game, puzzle), Virtual(game, state), state
    used, line = 0, []
    for entry in entries(table, [bots.player(name, game)] * puzzle.seats, seed):
        if entry.seat == CHANCE and not goal.outcomes(before):
            return []
        used += entry.seat == puzzle.seat
        line.append((entry.seat, entry.action))
        before = table.state
        now = stands(game, puzzle, before, used)
        lost = now == "failed" or goal.hopeless(before, puzzle.seat, puzzle.numbers, 0)
        if lost or now == "solved" or len(line) > MOST_ENTRIES:
            return line if lost else []
    return []


def scripted(line: Sequence[tuple[Seat, Any]]) -> tuple[Scripted, ...]:
    return tuple(Scripted(SAID.get(seat, int(seat)), to_builtins(action)) for seat, action in line)
