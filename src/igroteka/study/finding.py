"""Looks for puzzles in games that bots play, and proves each before it is told."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from igroteka import bots
from igroteka.kernel import Game, Seat, encode, is_player, stream
from igroteka.kernel.puzzles import NearMiss, Proof, Puzzle
from igroteka.match import Forcing, TooMany, Virtual, entries, stands

from .attempts import scripted, tried
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
            name = GRADES[puzzle.grade - 1]
            numbers[name] += 1
            yield replace(puzzle, id=f"{name}-{numbers[name]:02}")


def of_kind(game: AnyGame, kind: Kind, wanted: int, seed: str) -> Iterator[Puzzle]:
    """At most one of each game, so that no two look alike; of several grades as many of each."""
    grades = range(1, 1 + len(kind.grades)) if kind.grades else (kind.grade,)
    left = {grade: -(-wanted // len(grades)) for grade in grades}
    for number in range(MOST_GAMES):
        if not any(left.values()):
            return
        if puzzle := in_game(game, kind, left, f"{seed} {number}"):
            left[puzzle.grade] -= 1
            yield puzzle


def in_game(game: AnyGame, kind: Kind, left: Mapping[int, int], told: str) -> Puzzle | None:
    """The first of that game of which more are wanted."""
    positions = tuple(played(game, kind, told))
    for at, (seat, state) in enumerate(positions):
        if kind.sought(state, seat) and went(game, kind, positions[at:]):
            puzzle = posed(game, kind, state, seat, told)
            if puzzle and left.get(puzzle.grade):
                return puzzle
    return None


def went(game: AnyGame, kind: Kind, positions: Sequence[tuple[Seat, Any]]) -> bool:
    """Whether the bot did there what the kind says: what it reached can be reached."""
    if not kind.went:
        return True
    (seat, state), *later = positions
    asked = blank(game, kind, state, seat, "")
    judged = (stands(game, asked, after, 1) for _, after in later)
    return next((how for how in judged if how != "open"), "open") == kind.went


def played(game: AnyGame, kind: Kind, seed: str) -> Iterator[tuple[Seat, Any]]:
    """Every position of one game in which a player was to choose."""
    table = Virtual(game, game.start(kind.seats, game.settle(kind.seats, kind.options)))
    sitting = [bots.player(kind.bots, game)] * kind.seats
    before = table.state
    for entry in entries(table, sitting, seed):
        if is_player(entry.seat):
            yield entry.seat, before
        before = table.state


def blank(game: AnyGame, kind: Kind, state: Any, seat: Seat, told: str) -> Puzzle:
    """What is asked there, before anything of it is proven."""
    return Puzzle(
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
        position=game.show(state) if told else "",
        found=told,
    )


def posed(game: AnyGame, kind: Kind, state: Any, seat: Seat, told: str) -> Puzzle | None:
    asked = blank(game, kind, state, seat, told)
    if lines := bots.lines_of(game):
        return brought(asked, kind, sorted(lines(state), key=lambda line: -line[0]))
    moves = game.legal(state, seat)
    if len(moves) < kind.of:
        return None
    forcing = Forcing(game, asked, kind.positions)
    try:
        ways = list(islice(forcing.ways(state, 0), kind.most + 1))
        if not kind.least <= len(ways) <= kind.most or sooner(game, asked, state):
            return None
        believed = worlds(game, kind, state, seat, told)
        if any(set_of(ways) != set_of(ways_in(game, asked, kind, one)) for one in believed):
            return None
        wrong = [move for move in moves if move not in ways]
        if kind.tries:
            asked, near = by_bots(game, asked, kind, state)
        else:
            near = near_misses(forcing, state, wrong)
        line = forcing.line(state)
    except TooMany:
        return None
    if not near:
        return None
    proof = Proof(len(ways), len(moves))
    return replace(asked, solution=scripted(line), near=near, proof=proof)


def by_bots(
    game: AnyGame, asked: Puzzle, kind: Kind, state: Any
) -> tuple[Puzzle, tuple[NearMiss, ...]]:
    """What they miss it by, and the grade that follows from how many do."""
    found = tried(game, asked, kind.tries, state)
    grades = [grade for grade, most in enumerate(kind.grades, start=1) if found.missed <= most]
    return replace(asked, grade=grades[0] if grades else kind.grade), found.near


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
    return list(Forcing(game, puzzle, kind.positions).ways(world, 0))


def set_of(moves: Sequence[Any]) -> set[bytes]:
    return {encode(move) for move in moves}


def sooner(game: AnyGame, puzzle: Puzzle, state: Any) -> bool:
    """Fewer moves would do: then it is another puzzle."""
    if puzzle.turn or puzzle.moves < 2:
        return False
    fewer = replace(puzzle, moves=puzzle.moves - 1)
    return Forcing(game, fewer).forced(state, 0)


def near_misses(forcing: Forcing, state: Any, wrong: Sequence[Any]) -> tuple[NearMiss, ...]:
    """The wrong first moves with the fewest answers to them, each with one."""
    game, seat = forcing.game, forcing.puzzle.seat
    told: list[tuple[int, int, NearMiss]] = []
    for at, move in enumerate(wrong):
        after = game.apply(state, seat, move)
        other = next((one for one in game.active(after) if is_player(one)), None)
        if other == seat and not forcing.forced(after, 1):
            told.append((0, at, NearMiss(scripted([(seat, move)]))))
        if other is None or other == seat:
            continue
        answers = game.legal(after, other)
        refuting = [one for one in answers if not forcing.forced(game.apply(after, other, one), 1)]
        if refuting and len(refuting) < len(answers):
            line = scripted([(seat, move), (other, refuting[0])])
            told.append((len(refuting), at, NearMiss(line)))
    return tuple(miss for _, _, miss in sorted(told, key=lambda one: one[:2])[:NEAR_MISSES])
