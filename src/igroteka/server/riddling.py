"""What is searched of a puzzle, in a process of its own: bytes in, bytes out."""

from typing import Any

from msgspec import Struct, to_builtins

from igroteka.games import SHELF
from igroteka.kernel import Game, Seat, convert, decode, encode
from igroteka.kernel.puzzles import Puzzle, puzzles_of
from igroteka.match import Forcing, TooMany, puzzle_match

MOST_POSITIONS = 30_000


class Sought(Struct, frozen=True):
    """Of which puzzle, from which position, after how many own moves; `seat` is to reply."""

    game: str
    puzzle: str
    state: bytes
    used: int
    seat: Seat


class Found(Struct, frozen=True):
    """`too_far`: nobody knows, for there was too much to look at."""

    moves: tuple[Any, ...]
    too_far: bool = False


def reply_apart(letter: bytes) -> bytes:
    """The answer that refutes a move, if there is one."""
    game, puzzle, state, sought = opened(letter)
    try:
        action = Forcing(game, puzzle, MOST_POSITIONS).reply(state, sought.seat, sought.used)
    except TooMany:
        action = game.legal(state, sought.seat)[0]
    return encode(Found((to_builtins(action),)))


def way_apart(letter: bytes) -> bytes:
    """The own moves that come next on the way to the goal; none where no way is left."""
    game, puzzle, state, sought = opened(letter)
    try:
        moves = way_on(game, puzzle, state, sought.used)
    except TooMany:
        return encode(Found((), too_far=True))
    return encode(Found(tuple(map(to_builtins, moves))))


def read(game: Game[Any, Any, Any], said: bytes) -> Found:
    found = decode(said, Found)
    return Found(tuple(convert(one, game.action_type) for one in found.moves), found.too_far)


def opened(letter: bytes) -> tuple[Game[Any, Any, Any], Puzzle, Any, Sought]:
    sought = decode(letter, Sought)
    game = SHELF[sought.game]
    puzzle = next(one for one in puzzles_of(game) if one.id == sought.puzzle)
    return game, puzzle, decode(sought.state, game.state_type), sought


def way_on(game: Game[Any, Any, Any], puzzle: Puzzle, state: Any, used: int) -> tuple[Any, ...]:
    """Along the written solution as far as it was followed, else what a search finds."""
    now = puzzle_match(game, puzzle, puzzle.id).state
    for at, scripted in enumerate(puzzle.solution):
        if now == state:
            line = [(one.by, convert(one.action, game.action_type)) for one in puzzle.solution[at:]]
            return own_moves(line, puzzle.seat)
        now = game.apply(now, scripted.by, convert(scripted.action, game.action_type))
    if not puzzle.proof.of:
        raise TooMany(f"{game.id} {puzzle.id}: only a prover of its own tries all that")
    return own_moves(Forcing(game, puzzle, MOST_POSITIONS).line(state, used), puzzle.seat)


def own_moves(line: list[tuple[Seat, Any]], seat: Seat) -> tuple[Any, ...]:
    """Those made before anybody else acts."""
    moves: list[Any] = []
    for by, action in line:
        if by != seat:
            break
        moves.append(action)
    return tuple(moves)
