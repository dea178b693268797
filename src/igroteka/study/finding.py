"""Looks for puzzles in games that bots play, and proves each before it is told."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from igroteka import bots
from igroteka.kernel import Game, Seat, encode, is_player, stream
from igroteka.kernel.lessons import Scripted
from igroteka.kernel.puzzles import NearMiss, Proof, Puzzle
from igroteka.match import Search, TooMany, Virtual, entries

from .kinds import Kind, kinds_of

AnyGame = Game[Any, Any, Any]
GRADES = ("easy", "medium", "hard")
NEAR_MISSES = 2
MOST_GAMES = 400
NOT_YET = Proof(1, 1)


def found(game: AnyGame, count: int, seed: str) -> Iterator[Puzzle]:
    """So many, shared out among the kinds; fewer if so many games do not hold them."""
    numbers = dict.fromkeys(GRADES, 0)
    for kind in kinds_of(game):
        wanted = max(1, round(count * kind.share / 100))
        for puzzle in of_kind(game, kind, wanted, f"{seed} {kind.name} {kind.grade}"):
            name = GRADES[kind.grade - 1]
            numbers[name] += 1
            yield replace(puzzle, id=f"{name}-{numbers[name]:02}")


def of_kind(game: AnyGame, kind: Kind, wanted: int, seed: str) -> Iterator[Puzzle]:
    """At most one of each game, so that no two look alike."""
    for number in range(MOST_GAMES):
        if wanted <= 0:
            return
        told = f"{seed} {number}"
        for seat, state in played(game, kind, told):
            if kind.sought(state, seat) and (puzzle := posed(game, kind, state, seat, told)):
                wanted -= 1
                yield puzzle
                break


def played(game: AnyGame, kind: Kind, seed: str) -> Iterator[tuple[Seat, Any]]:
    """Every position of one game in which a player was to choose."""
    table = Virtual(game, game.start(kind.seats, game.settle(kind.seats, kind.options)))
    sitting = [bots.player(kind.bots, game)] * kind.seats
    before = table.state
    for entry in entries(table, sitting, seed):
        if is_player(entry.seat):
            yield entry.seat, before
        before = table.state


def posed(game: AnyGame, kind: Kind, state: Any, seat: Seat, told: str) -> Puzzle | None:
    blank = Puzzle(
        goal=kind.goal,
        grade=kind.grade,
        clauses=kind.clauses,
        seats=kind.seats,
        solution=(),
        proof=NOT_YET,
        seat=seat,
        moves=kind.moves,
        turn=kind.turn,
        numbers=kind.numbers(state, seat),
        options=kind.options,
        help=kind.help,
        position=game.show(state),
        found=told,
    )
    if lines := bots.lines_of(game):
        return brought(blank, kind, sorted(lines(state), key=lambda line: -line[0]))
    moves = game.legal(state, seat)
    if len(moves) < kind.of:
        return None
    search = Search(game, blank, kind.positions)
    try:
        ways = list(search.ways(state, 0))
        if not kind.least <= len(ways) <= kind.most or sooner(game, blank, state):
            return None
        believed = worlds(game, kind, state, seat, told)
        if any(set_of(ways) != set_of(ways_in(game, blank, kind, one)) for one in believed):
            return None
        near = near_misses(search, state, [move for move in moves if move not in ways])
        line = search.line(state)
    except TooMany:
        return None
    if not near:
        return None
    proof = Proof(len(ways), len(moves))
    return replace(blank, solution=scripted(line), near=near, proof=proof)


def brought(blank: Puzzle, kind: Kind, lines: Sequence[tuple[int, Any]]) -> Puzzle | None:
    """As much as the best line brings; what brings almost as much is a near miss."""
    if len(lines) < kind.of:
        return None
    most = lines[0][0]
    ways = sum(points == most for points, _ in lines)
    if not kind.least <= ways <= kind.most:
        return None
    told = [scripted([(blank.seat, action) for action in line]) for _, line in lines]
    near = tuple(NearMiss(line) for line in told[ways:][:NEAR_MISSES])
    return replace(blank, numbers={"points": most}, solution=told[0], near=near, proof=Proof(ways))


def worlds(game: AnyGame, kind: Kind, state: Any, seat: Seat, told: str) -> Iterator[Any]:
    return (game.imagine(state, seat, stream(told, "world", n)) for n in range(kind.worlds))


def ways_in(game: AnyGame, puzzle: Puzzle, kind: Kind, world: Any) -> list[Any]:
    return list(Search(game, puzzle, kind.positions).ways(world, 0))


def set_of(moves: Sequence[Any]) -> set[bytes]:
    return {encode(move) for move in moves}


def sooner(game: AnyGame, puzzle: Puzzle, state: Any) -> bool:
    """Fewer moves would do: then it is another puzzle."""
    if puzzle.turn or puzzle.moves < 2:
        return False
    fewer = replace(puzzle, moves=puzzle.moves - 1)
    return Search(game, fewer).forced(state, 0)


def near_misses(search: Search, state: Any, wrong: Sequence[Any]) -> tuple[NearMiss, ...]:
    """The wrong first moves with the fewest answers to them, each with one."""
    game, seat = search.game, search.puzzle.seat
    told: list[tuple[int, int, NearMiss]] = []
    for at, move in enumerate(wrong):
        after = game.apply(state, seat, move)
        other = next((one for one in game.active(after) if is_player(one)), None)
        if other == seat and not search.forced(after, 1):
            told.append((0, at, NearMiss(scripted([(seat, move)]))))
        if other is None or other == seat:
            continue
        answers = game.legal(after, other)
        refuting = [one for one in answers if not search.forced(game.apply(after, other, one), 1)]
        if refuting and len(refuting) < len(answers):
            line = scripted([(seat, move), (other, refuting[0])])
            told.append((len(refuting), at, NearMiss(line)))
    return tuple(miss for _, _, miss in sorted(told, key=lambda one: one[:2])[:NEAR_MISSES])


def scripted(line: Sequence[tuple[Seat, Any]]) -> tuple[Scripted, ...]:
    return tuple(Scripted(int(seat), to_builtins(action)) for seat, action in line)
